import type { PlainCode } from '@soundroof/words/language/say'

/** `figure`: a published one, with as many decimals as it has. */
export type NumberKind = 'decimal' | 'integer' | 'figure'

const shapes: Readonly<Record<NumberKind, RegExp>> = {
  decimal: /^\d*(\.\d{0,2})?$/,
  integer: /^\d*$/,
  figure: /^\d*(\.\d*)?$/,
}
const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/

export const refusals: Readonly<Record<NumberKind, PlainCode>> = {
  decimal: 'components.digits-and-one-point-only-at',
  integer: 'components.digits-only-a-whole-number',
  figure: 'components.digits-and-one-point-only',
}

/** Meaning of the text in a number field: a number, empty, or refused. */
export type ReadNumber = { readonly value: number | null; readonly refusal: PlainCode | null }

/** Ignores white space and thousands separators only: "-5", "12,5" or "1e3" must not become another number, pasted or typed. */
export const readNumber = (text: string, kind: NumberKind): ReadNumber => {
  const bare = text.replace(/\s/g, '')
  const digits = grouped.test(bare) ? bare.replaceAll(',', '') : bare
  if (!shapes[kind].test(digits)) return { value: null, refusal: refusals[kind] }
  return { value: /\d/.test(digits) ? Number(digits) : null, refusal: null }
}

export const textOfNumber = (value: number | null): string => (value === null ? '' : String(value))

/** The text as typed ("12.", "-5") until the value changes from outside (a reset, an undo). */
export const shownText = (text: string, value: number | null, kind: NumberKind): string =>
  readNumber(text, kind).value === value ? text : textOfNumber(value)
