import { everyWord as enAu } from './en-au/every-word.ts'
import type { Say } from './language/say.ts'
import type { Area, Language } from './languages.ts'
import { type Found, sayFrom } from './words.ts'
import { everyWord as zhHans } from './zh-hans/every-word.ts'

type Every = Readonly<Record<Area, Found>>

const spoken: Readonly<Record<Language, Every>> = { 'en-AU': enAu, 'zh-Hans': zhHans }

const sayers = new Map<Language, Say>()

/** Says messages in a language, by all its words: for reports, mails and programs. A page loads the words that it needs. */
export const sayIn = (language: Language): Say => {
  const say = sayers.get(language) ?? sayFrom(language, new Map(Object.entries(spoken[language]) as [Area, Found][]))
  sayers.set(language, say)
  return say
}
