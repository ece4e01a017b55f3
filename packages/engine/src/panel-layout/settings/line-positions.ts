import type { Lines } from './array-settings.ts'
import { stepsToCover, stepsWithin } from './whole-steps.ts'

/** The first of the lines at or beyond a position, mm; infinity behind the last. */
export const lineFrom = ({ first, pitch, last }: Lines, position: number): number => {
  const line = first + pitch * Math.max(0, stepsToCover(position - first, pitch))
  if (last === null || line <= last) return line
  return position <= last + 1e-9 ? last : Number.POSITIVE_INFINITY
}

/** The last of the lines at or before a position, mm; minus infinity before the first. */
export const lineUpTo = ({ first, pitch, last }: Lines, position: number): number => {
  if (last !== null && position >= last) return last
  const count = stepsWithin(position - first, pitch)
  return count < 0 ? Number.NEGATIVE_INFINITY : first + pitch * count
}

/** Whether a position is on one of the lines, within a thousandth of a millimetre. */
export const isOnLine = (lines: Lines, position: number): boolean =>
  Math.abs(position - lineFrom(lines, position - 1e-3)) <= 1e-3
