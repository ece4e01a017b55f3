import type { Case } from './case.ts'

export type Difference = {
  readonly name: string
  readonly ours: unknown
  readonly theirs: unknown
  readonly passed: boolean
  /** Relative error of two numbers; null if undefined. */
  readonly relative: number | null
}

const relativeError = (ours: number, theirs: number): number => {
  if (ours === theirs) return 0
  return theirs === 0 ? Math.abs(ours) : Math.abs(ours - theirs) / Math.abs(theirs)
}

/** Largest allowed difference from the published value. */
export const allowedError = (theirs: number, { rel, abs }: Case['tolerance']): number =>
  Math.max(abs ?? 0, (rel ?? 0) * Math.abs(theirs))

const isClose = (ours: number, theirs: number, tolerance: Case['tolerance']): boolean => {
  if (ours === theirs) return true
  if (tolerance.exact) return false
  const error = Math.abs(ours - theirs)
  // The last bit of a sum of decimals is not a difference.
  return error <= allowedError(theirs, tolerance) * (1 + 1e-9)
}

const scalar = (name: string, ours: unknown, theirs: unknown, tolerance: Case['tolerance']): Difference => {
  if (typeof ours !== 'number' || typeof theirs !== 'number')
    return { name, ours, theirs, passed: ours === theirs, relative: null }
  return { name, ours, theirs, passed: isClose(ours, theirs, tolerance), relative: relativeError(ours, theirs) }
}

/** Every expected value against ours, lists and records entry by entry. */
export const compareValues = (
  name: string,
  ours: unknown,
  theirs: unknown,
  tolerance: Case['tolerance'],
): readonly Difference[] => {
  if (theirs === null || typeof theirs !== 'object') return [scalar(name, ours, theirs, tolerance)]
  return Object.entries(theirs).flatMap(([key, value]) => {
    const other = ours !== null && typeof ours === 'object' ? (ours as Record<string, unknown>)[key] : undefined
    return compareValues(name === '' ? key : `${name}.${key}`, other, value, tolerance)
  })
}
