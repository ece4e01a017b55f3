export type NumberKind = 'decimal' | 'integer'

const shapes: Readonly<Record<NumberKind, RegExp>> = { decimal: /^\d*(\.\d{0,2})?$/, integer: /^\d*$/ }
const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/

/**
 * What a number field shows after an input: white space and grouping commas removed; null when the text is no number
 * of this kind. Nothing else is cut off: a pasted "-5" or "1.234" must not silently become another number.
 */
export const filterNumber = (text: string, kind: NumberKind): string | null => {
  const bare = text.replace(/\s/g, '')
  const digits = grouped.test(bare) ? bare.replaceAll(',', '') : bare
  return shapes[kind].test(digits) ? digits : null
}

/** The number a text stands for; null while it is empty. */
export const numberOf = (text: string): number | null => (/\d/.test(text) ? Number(text) : null)

export const textOfNumber = (value: number | null): string => (value === null ? '' : String(value))
