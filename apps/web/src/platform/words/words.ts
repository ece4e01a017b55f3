import type { Say } from '@soundroof/words/language/say'
import { type Area, type Language, languageTags } from '@soundroof/words/languages'
import { type Words, wordsOf } from '@soundroof/words/words'
import { browserKeyValue } from '../key-value.ts'
import { plainly } from '../new-version/missing-part.ts'
import { createStore } from '../store.ts'
import { toast } from '../toast.ts'

export type { Language }

const kept = browserKeyValue()
const chosenKey = 'soundroof.language'
const accountKey = 'soundroof.language-of-account'
const keptAt = (key: string): Language | null => languageTags.find((tag) => tag === kept.read(key)) ?? null

/** Chosen on this device; null: none chosen. */
export const chosenLanguage = (): Language | null => keptAt(chosenKey)

/** False where the browser stores nothing. */
export const keepChoice = (language: Language): boolean => kept.write(chosenKey, language)
export const keepLanguageOfAccount = (language: Language): boolean => kept.write(accountKey, language)

/** Words of this page. */
export const words: Words = wordsOf(chosenLanguage() ?? keptAt(accountKey) ?? 'en-AU', () =>
  toast('languageNotLoaded', 'problem'),
)

/** The present way of saying: a sentence edited during development appears at once. */
export const speech = createStore<Say>(words.say)

/** Printed content is English for every reader. */
export const loadEnglish = async (): Promise<Say> => {
  const english = words.language === 'en-AU' ? words : wordsOf('en-AU')
  await english.load(['messages', 'names', 'components', 'roofs', 'report', 'results'])
  return english.say
}

/** Areas of words that every page but the visitors' home needs. */
const pageAreas: readonly Area[] = ['messages', 'names', 'components']

/** A part of the page, loaded together with its words. */
export const withWords = async <Part>(part: Promise<Part>, ...areas: readonly Area[]): Promise<Part> => {
  try {
    const [loaded] = await Promise.all([part, words.load([...pageAreas, ...areas])])
    return loaded
  } catch (error) {
    throw plainly(error)
  }
}

import.meta.hot?.accept(['@soundroof/words/languages', '@soundroof/words/words'], async ([, changed]) => {
  if (changed === undefined) return
  const fresh: Words = changed.wordsOf(words.language)
  await fresh.load(words.loaded())
  speech.set(fresh.say)
})
