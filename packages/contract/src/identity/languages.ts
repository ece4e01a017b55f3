import { z } from 'zod'

/** Languages of mails, by their BCP 47 tags; the first is that of whoever has chosen none. */
export const languages = ['en-AU', 'zh-Hans'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = languages[0]

/** As kept by another release, which may have spoken more. */
export const knownLanguage = (kept: string | undefined): Language =>
  languages.find((tag) => tag === kept) ?? defaultLanguage

const label = { label: 'Language' }
export const language = z.enum(languages).meta(label)
/** Of the device on which an account begins, for its mails. */
export const deviceLanguage = language.optional().meta(label)
