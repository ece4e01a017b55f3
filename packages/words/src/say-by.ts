import type { Coded, Say, Value, Values } from './language/say.ts'

/** A template with `{placeholders}`, or a function of its values. */
export type Word = string | ((values: never, say: Say) => string)
export type FindWord = (code: string) => Word | undefined

const placeholder = /\{(\w+)\}/g

type NameOf = (name: string) => string | undefined

const isCoded = (value: Value): value is Coded => typeof value === 'object' && value !== null && 'code' in value

const hasAll = (word: Word, values: Values): boolean =>
  typeof word !== 'string' || [...word.matchAll(placeholder)].every(([, name = '']) => Object.hasOwn(values, name))

/**
 * Says messages by the words that `find` answers; `nameOf` answers the names that stand in them.
 * Throws a RangeError for a code without words.
 */
export const sayBy = (find: FindWord, nameOf: NameOf, language: string): Say => {
  const wordOf = ({ code, values }: Coded): Word | undefined =>
    values === undefined ? (nameOf(code) ?? find(code)) : (find(code) ?? nameOf(code))
  /** Whether this version has words for all of a message, and they all their values. */
  const knows = (coded: Coded): boolean => {
    const { values = {} } = coded
    const word = wordOf(coded)
    const inner = Object.values(values).flat().filter(isCoded)
    return word !== undefined && hasAll(word, values) && inner.every(knows)
  }
  // A word of a newer server, which this version has no other for, says itself.
  const inside = (coded: Coded): string => (wordOf(coded) === undefined ? coded.code : said(coded))
  const valueText = (value: Value): string => {
    if (Array.isArray(value)) return value.map(valueText).join(', ')
    return isCoded(value) ? inside(value) : String(value)
  }
  const filled = (template: string, values: Values): string => {
    const text = template.replace(placeholder, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      return value === undefined ? whole : valueText(value)
    })
    // A message may end in a unit, which may be empty.
    return template.endsWith('}') ? text.trimEnd() : text
  }
  const named = (english: string): string => {
    const word = wordOf({ code: english })
    // A sentence with placeholders is no name.
    return typeof word === 'string' && !word.includes('{') ? word : english
  }
  const inWords = (coded: Coded): string => {
    const { code, values } = coded
    const word = wordOf(coded)
    if (word === undefined) throw new RangeError(`${language} has no words for the message ${JSON.stringify(code)}.`)
    if (typeof word === 'string') return values === undefined ? word : filled(word, values)
    if (values === undefined) throw new RangeError(`${language}: the message ${code} needs values.`)
    return word(values as never, say)
  }
  const said = (coded: Coded): string => (coded.english !== undefined && !knows(coded) ? coded.english : inWords(coded))
  const speak = (message: string | Coded, values?: Values): string =>
    typeof message === 'string'
      ? said(values === undefined ? { code: message } : { code: message, values })
      : said(message)
  const spoken = Object.assign(speak, { language, named })
  const say = Object.assign(spoken, { strictly: spoken }) as unknown as Say
  return say
}

/** For a page: another release answers other codes, and one of them must not break the page. It says the English, or the code. */
export const leniently = (strictly: Say): Say => {
  const say = (message: string | Coded, ...values: readonly Values[]): string => {
    try {
      return (strictly as (message: string | Coded, ...values: readonly Values[]) => string)(message, ...values)
    } catch {
      return typeof message === 'string' ? message : (message.english ?? message.code)
    }
  }
  const { language, named } = strictly
  return Object.assign(say, { language, named, strictly }) as unknown as Say
}
