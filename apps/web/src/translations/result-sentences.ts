import { filled } from '@soundroof/contract/platform/text'
import { aNumber, lengthOfWords, type Pattern, patternsOf } from './pattern.ts'

/** English template to its translation: `{n}` is a number, other placeholders are sentences, lists or names in turn. */
type Sentences = Readonly<Record<string, string>>

/** A sentence in the language of the screen; it is whole where no English word is left. */
type Spoken = { readonly words: string; readonly isWhole: boolean }
type Speak = (english: string) => Spoken

/** What a maker, a standard or the catalogue names is not ours to translate. */
const names = ['name', 'title', 'source', 'edition', 'note']

/** Codes, and words that may hold several sentences; the rest are words of one part of a sentence. */
const forms: Readonly<Record<string, string>> = {
  grade: '[A-Z]+\\d+',
  class: '[A-Z]\\d',
  region: '[A-D]\\d?',
  name: '(?:(?! and ).)*?',
  member: '(?:(?! and )[^;])*?',
  ...Object.fromEntries(['reason', 'places', 'bound', 'worst', 'part', 'sizes'].map((name) => [name, '.*?'])),
}
const formOfValue = (name: string): string => (/^n\d?$/.test(name) ? aNumber : (forms[name] ?? '[^;]*?'))

const units = /\b(mm|m|km|kN|kNm|kPa|MPa|kg|kW|W|m2|m3)\b/g

/** Numbers, symbols, codes and units; a clause of a standard or of the method, which its link is found by. */
const isCode = (words: string): boolean =>
  !/[a-z]{2}/.test(words.replace(units, '')) || /^(AS|AS\/NZS|NCC|Method) [^;]*$/.test(words)

/** With fewer words a template fits sentences that it does not mean. */
const leastWords = 15

/** A space stands between Chinese and other signs, none between Chinese signs. */
const spaced = (words: string): string =>
  words
    .replaceAll(/(\p{Script=Han})([A-Za-z0-9])/gu, '$1 $2')
    .replaceAll(/([A-Za-z0-9%])(\p{Script=Han})/gu, '$1 $2')
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')

const joined = (parts: readonly Spoken[], sign: string): Spoken => ({
  words: parts.map(({ words }) => words).join(sign),
  isWhole: parts.every(({ isWhole }) => isWhole),
})

const onlyWhole = (spoken: Spoken): Spoken | null => (spoken.isWhole ? spoken : null)

/** Null where the parts are not all known. */
const inParts = (parts: readonly string[], sign: string, speak: Speak): Spoken | null =>
  parts.length < 2 ? null : onlyWhole(joined(parts.map(speak), sign))

/** Chinese sentences follow each other without a space. */
const following = (parts: readonly string[], speak: Speak): Spoken => {
  const { words, isWhole } = joined(parts.map(speak), ' ')
  return { words: words.replaceAll('。 ', '。'), isWhole }
}

/** One change and another: both are needed, which the sign of a list does not say. */
const changes = / and (?=(?:add|bridge|fix|have|lay|lower|screw|show|turn|use) )/g

/** Two changes together, of which each may hold an "and". */
const inTwo = (english: string, between: RegExp, sign: string, speak: Speak): Spoken | null => {
  for (const { index } of english.matchAll(between)) {
    const both = inParts([english.slice(0, index), english.slice(index + 5)], sign, speak)
    if (both) return both
  }
  return null
}

/** A message that became a sentence of its own. */
const withoutStop = (english: string, speak: Speak): Spoken | null => {
  const part = english.endsWith('.') ? onlyWhole(speak(english.slice(0, -1))) : null
  return part && { ...part, words: `${part.words}。` }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const inOtherWays = (english: string, speak: Speak): Spoken | null =>
  withoutStop(english, speak) ??
  inParts(english.split('; '), '；', speak) ??
  inTwo(english, changes, '，并', speak) ??
  inParts(english.split(/, (?!at most)| and /), '、', speak) ??
  inTwo(english, / and /g, '、', speak) ??
  (/^[a-z]/.test(english) ? onlyWhole(speak(capital(english))) : null)

const bySentences = (sentences: Sentences): ((english: string, speak: Speak) => Spoken | null) => {
  let patterns: readonly Pattern[] | null = null
  const filledBy = ({ template, form }: Pattern, english: string, speak: Speak): Spoken | null => {
    const groups = form.exec(english)?.groups
    if (groups === undefined) return null
    const values = Object.entries(groups).map(([name, value]) => ({
      name,
      isName: names.includes(name),
      ...speak(value),
    }))
    const inWords = Object.fromEntries(values.map(({ name, words }) => [name, words]))
    return {
      words: spaced(filled(sentences[template] ?? template, inWords)),
      isWhole: values.every(({ isWhole, isName }) => isWhole || isName),
    }
  }
  return (english, speak) => {
    patterns ??= patternsOf(Object.keys(sentences), formOfValue)
    let partly: Spoken | null = null
    for (const pattern of patterns) {
      const spoken = filledBy(pattern, english, speak)
      if (spoken?.isWhole) return spoken
      if (lengthOfWords(pattern.template) > leastWords) partly ??= spoken
    }
    return partly
  }
}

/** Speaks the sentences of results, which hold other sentences, lists and numbers. */
export const resultSentences = (known: Sentences, sentences: Sentences): Speak => {
  const heard = new Map<string, Spoken>()
  const byTemplate = bySentences(sentences)
  const entries = new Map(Object.entries({ ...sentences, ...known }))
  const found = (english: string): Spoken => {
    const exact = entries.get(english)
    if (exact !== undefined || isCode(english)) return { words: exact ?? english, isWhole: true }
    const several = english.split(/(?<=[.!?]) (?=[A-Z])/)
    const one = several.length > 1 ? following(several, speak) : byTemplate(english, speak)
    return (one && onlyWhole(one)) ?? inOtherWays(english, speak) ?? one ?? { words: english, isWhole: false }
  }
  const speak = (english: string): Spoken => {
    const spoken = heard.get(english) ?? found(english)
    heard.set(english, spoken)
    return spoken
  }
  return speak
}
