import { z } from 'zod'
import { isVisibleLine } from '../../../platform/visible-text.ts'

/** Values of a product file. Each message says what the field takes. */

/** What a value takes, for the fields of a form and the messages beside them. */
export type Asked =
  | { readonly kind: 'number'; readonly unit: string; readonly range: Range }
  | { readonly kind: 'whole'; readonly unit: string; readonly range: { readonly min: number; readonly max: number } }
  | { readonly kind: 'line'; readonly longest: number }
  | { readonly kind: 'id'; readonly longest: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'day' }

/** By schema; every value of a product has an entry. */
export const askedBy = z.registry<Asked>()

export type Range = { readonly above: number; readonly max: number } | { readonly min: number; readonly max: number }

const rangeWords = (range: Range): string =>
  'above' in range ? `above ${range.above}, at most ${range.max}` : `from ${range.min} to ${range.max}`

/** A measured or published number with its unit. */
export const quantity = (what: string, unit: string, range: Range) => {
  const error = `give ${what} as a number ${rangeWords(range)}${unit === '' ? '' : ` ${unit}`}`
  const number = z.number({ error }).max(range.max, { error })
  const within = 'above' in range ? number.gt(range.above, { error }) : number.min(range.min, { error })
  return within.register(askedBy, { kind: 'number', unit, range })
}

/** A count, or a length in whole units. */
export const count = (what: string, min: number, max: number, unit = '') => {
  const error = `give ${what} as a whole number from ${min} to ${max}`
  return z
    .number({ error })
    .int({ error })
    .min(min, { error })
    .max(max, { error })
    .register(askedBy, { kind: 'whole', unit, range: { min, max } })
}

/** One line of text that a reader sees as it was written. */
export const line = (what: string, longest: number) => {
  const error = `give ${what} as one line of at most ${longest} characters`
  return z
    .string({ error })
    .max(longest, { error })
    .refine(isVisibleLine, { error })
    .register(askedBy, { kind: 'line', longest })
}

/** One of a few words; the message lists them. */
export const oneOf = <const T extends readonly [string, ...string[]]>(what: string, options: T) =>
  z
    .enum(options, { error: `give ${what} as ${options.slice(0, -1).join(', ')} or ${options.at(-1)}` })
    .register(askedBy, { kind: 'choice', options })

const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** A day, year-month-day. */
export const day = (what: string) => {
  const error = `give ${what} as a date YYYY-MM-DD`
  return z.string({ error }).refine(isDate, { error }).register(askedBy, { kind: 'day' })
}
