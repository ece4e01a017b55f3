import type { Coded } from './coded.ts'

/** A sentence by its code, as yet in no language. */
export type Told = { readonly coded: Coded }

/** What a placeholder stands for: what users wrote, names and numbers are given as they are, words of ours are told. */
export type ToldValue = string | number | Told
export type ToldValues = Readonly<Record<string, ToldValue>>

/** A word of ours inside a sentence: the label of a field, a kind. */
export const word = (of: string): Told => ({ coded: { code: of } })

/** After a number, with the space between. */
export const unitWord = (unit: string | undefined): ToldValue => (unit ? word(` ${unit}`) : '')

const inCode = (one: ToldValue) => (typeof one === 'object' ? one.coded : one)

export const toldBy = (code: string, values: ToldValues | undefined): Told => {
  if (values === undefined) return { coded: { code } }
  const named = Object.entries(values).map(([name, one]) => [name, inCode(one)] as const)
  return { coded: { code, values: Object.fromEntries(named) } }
}

/** A sentence that is English in every language: of a file that somebody wrote by hand. */
export const asWritten = (text: string): Told => toldBy('asWritten', { text })

/** Zod carries nothing but a text from a rule to whoever reads its problems. */
export const inText = ({ coded }: Told): string => JSON.stringify({ coded })

/** What a rule of ours wrote; null for zod's own texts. */
export const fromText = (text: string): Told | null =>
  text.startsWith('{"coded":') ? (JSON.parse(text) as Told) : null
