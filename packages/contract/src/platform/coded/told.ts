import type { Coded } from './coded.ts'

/** A sentence as code and values, before it is written in a language. */
export type Told = { readonly coded: Coded }

/** A value of a sentence: users' text, names and numbers as they are; our own words as codes. */
export type ToldValue = string | number | Told
/** Values by the names in the sentence. */
export type ToldValues = Readonly<Record<string, ToldValue>>

/** One of our words inside a sentence, such as the label of a field. */
export const word = (of: string): Told => ({ coded: { code: of } })

/** A unit with a space in front, to follow a number; empty where there is none. */
export const unitWord = (unit: string | undefined): ToldValue => (unit ? word(` ${unit}`) : '')

const inCode = (one: ToldValue) => (typeof one === 'object' ? one.coded : one)

/** For codes that are not in `Messages`, such as those of results; else use `told`. */
export const toldBy = (code: string, values: ToldValues | undefined): Told => {
  if (values === undefined) return { coded: { code } }
  const named = Object.entries(values).map(([name, one]) => [name, inCode(one)] as const)
  return { coded: { code, values: Object.fromEntries(named) } }
}

/** English text from a file that a person wrote, the same in every language. */
export const asWritten = (text: string): Told => toldBy('asWritten', { text })

/** A coded sentence as text, because zod passes only text from a rule to its issue. */
export const inText = ({ coded }: Told): string => JSON.stringify({ coded })

/** The coded sentence in the text of an issue; null for zod's own texts. */
export const fromText = (text: string): Told | null =>
  text.startsWith('{"coded":') ? (JSON.parse(text) as Told) : null
