import { filled, type Language, type Values } from '@soundroof/contract/platform/text'
import { lengthOfWords, type Pattern, patternsOf } from './pattern.ts'
import { resultSentences } from './result-sentences.ts'

/** English template to its translation. */
export type Dictionary = Readonly<Record<string, string>>

/** Placeholders that stand for words of ours (the label of a field, a unit), not for what a user wrote. */
const ourWords = [
  'label',
  'other',
  'what',
  'need',
  'unit',
  'type',
  'wait',
  'field',
  'kind',
  'coast',
  'nearby',
  'problem',
]

/** With fewer words a template fits any sentence. */
const leastWords = 5

/**
 * Speaks by a dictionary; what is not in it stays English. Sentences that arrive whole are found among the `sentences` of
 * results and the `messages`.
 */
export const languageOf = (
  tag: string,
  dictionary: Dictionary,
  messages: Dictionary,
  sentences: Dictionary = {},
): Language => {
  const ofResult = resultSentences(dictionary, sentences)
  let patterns: readonly Pattern[] | null = null
  const entries = new Map(Object.entries(dictionary))
  const translated = (english: string): string => entries.get(english) ?? english
  /** A unit keeps the space before it. */
  const ownWord = (word: string): string => word.replace(word.trim(), () => recognised(word.trim()))
  const text = (english: string, values: Values): string => {
    const own = ourWords.flatMap((name) => (values[name] === undefined ? [] : [[name, ownWord(String(values[name]))]]))
    return filled(translated(english), { ...values, ...Object.fromEntries(own) })
  }
  const recognised = (sentence: string): string => {
    const exact = entries.get(sentence)
    if (exact !== undefined) return exact
    const said = ofResult(sentence)
    if (said.isWhole) return said.words
    patterns ??= patternsOf(Object.keys(messages).filter((template) => lengthOfWords(template) > leastWords))
    for (const { template, form } of patterns) {
      const groups = form.exec(sentence)?.groups
      if (groups) return text(template, groups)
    }
    return said.words
  }
  return { tag, text, recognised }
}
