import type { Coded } from './coded.ts'

/** A sentence as it is answered in English, and what it says. */
export type Told = { readonly message: string; readonly coded: Coded }

/** What a placeholder stands for: what users wrote, names and numbers are given as they are, words of ours are told. */
export type ToldValue = string | number | Told
export type ToldValues = Readonly<Record<string, ToldValue>>

/** A word of ours inside a sentence: the label of a field, a kind. */
export const word = (of: string): Told => ({ message: of, coded: { code: of } })

/** After a number, with the space between. */
export const unitWord = (unit: string | undefined): ToldValue => (unit ? word(` ${unit}`) : '')

const mapped = <From, To>(values: Readonly<Record<string, From>>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, one]) => [name, to(one)]))

const inEnglish = (one: ToldValue) => (typeof one === 'object' ? one.message : one)
const inCode = (one: ToldValue) => (typeof one === 'object' ? one.coded : one)

/** How a sentence of ours is said. */
type Say = (english: string, values: Readonly<Record<string, string | number>>) => string

/** @param values those that the sentence does not name are left out */
export const toldBy = (say: Say, english: string, code: string, values: ToldValues = {}): Told => {
  const named = Object.fromEntries(Object.entries(values).filter(([name]) => english.includes(`{${name}}`)))
  return {
    message: say(english, mapped(named, inEnglish)),
    coded: Object.keys(named).length === 0 ? { code } : { code, values: mapped(named, inCode) },
  }
}

/** A sentence that is English in every language: of a file that somebody wrote by hand. */
export const asWritten = (text: string): Told => ({ message: text, coded: { code: 'asWritten', values: { text } } })

/** Zod carries nothing but a text from a rule to whoever reads its problems. */
export const inText = ({ message, coded: said }: Told): string => JSON.stringify({ message, coded: said })

/** What a rule of ours wrote; null for zod's own texts. */
export const fromText = (text: string): Told | null =>
  text.startsWith('{"message":') ? (JSON.parse(text) as Told) : null
