import { isObject } from '../../../../platform/json.ts'

/** Typed numbers that count only as a complete set. */
export type NumberSet<N extends string> = { readonly [name in N]: number | null }

/** Numbers of a stored set; drops other values. */
export const numbersFrom = <N extends string>(value: unknown, names: readonly N[]): NumberSet<N> => {
  const stored = isObject(value) ? value : {}
  const entries = names.map((name) => [name, typeof stored[name] === 'number' ? stored[name] : null])
  return Object.fromEntries(entries) as NumberSet<N>
}

/** The set when every number is entered and within its limits; null otherwise. */
export const completeSet = <N extends string>(
  numbers: NumberSet<N>,
  fits: (complete: { readonly [name in N]: number }) => boolean,
): { readonly [name in N]: number } | null => {
  const complete = Object.values(numbers).every((value) => value !== null)
  if (!complete) return null
  const all = numbers as { readonly [name in N]: number }
  return fits(all) ? all : null
}

export const unfinishedWords = 'roofs.not-used-until-every-value-is'
