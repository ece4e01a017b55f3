import type { Say, Values } from './language/say.ts'
import type { Word } from './say-by.ts'

const garbled = /\b(undefined|NaN)\b|\[object /
/** A user may have written the same. */
const isGarbled = (text: string, values: Values): boolean => garbled.test(text) && !garbled.test(JSON.stringify(values))

/** A word that throws where values of another shape, which another release sends, make no sentence. */
export const inShape = (word: Word): Word => {
  if (typeof word === 'string') return word
  return (values: never, say: Say): string => {
    const text = word(values, say)
    if (isGarbled(text, values)) throw new RangeError(`These values make no sentence: ${text}`)
    return text
  }
}
