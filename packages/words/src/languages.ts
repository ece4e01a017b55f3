import type { Language as OfAccounts } from '@soundroof/contract/identity/languages'
import type { Areas } from './en-au/areas.ts'
import { areas as enAu } from './en-au/areas.ts'
import { areas as zhHans } from './zh-hans/areas.ts'

/** Every language that the contract lists: a folder and a line here. */
const languages = { 'en-AU': enAu, 'zh-Hans': zhHans } as const satisfies Readonly<Record<OfAccounts, Areas>>

export type Language = keyof typeof languages
export const languageTags = Object.keys(languages) as readonly Language[]
export type Area = keyof Areas
export const everyArea = Object.keys(enAu) as readonly Area[]
export const areasOf = (language: Language): Areas => languages[language]
