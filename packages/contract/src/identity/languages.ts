import { z } from 'zod'

/** Languages of screens and mails as BCP 47 tags; the first is the default. */
export const languages = ['en-AU', 'zh-Hans'] as const
/** BCP 47 tag, also the name of the language's words. */
export type Language = (typeof languages)[number]
/** For accounts that have chosen none. */
export const defaultLanguage: Language = languages[0]

/** The stored language, or the default where this release does not know it. */
export const knownLanguage = (kept: string | undefined): Language =>
  languages.find((tag) => tag === kept) ?? defaultLanguage

const label = { label: 'Language' }
/** Refuses a language that this release does not have. */
export const language = z.enum(languages).meta(label)
/** Language of the device at registration or joining; the account's mails begin in it. */
export const deviceLanguage = language.optional().meta(label)
