import { stepsToCover, stepsWithin } from '../settings/whole-steps.ts'
import type { Starts } from './panel-starts.ts'

/** Panels are set out in whole millimetres along their row; rows at the marking step, where they lie anywhere. */
const PANEL_STEP = 1

/** A row of panels: where it begins across the rails, and where each panel begins along them, mm. */
export type Row = {
  readonly v: number
  readonly starts: readonly { readonly u: number; readonly segment: number }[]
}

const firstIn = (low: number, next: number): number => PANEL_STEP * stepsToCover(Math.max(low, next) - 1e-6, PANEL_STEP)

const howMany = (first: number, high: number, pitch: number): number =>
  first > high + 1e-6 ? 0 : stepsWithin(high - first + 1e-6, pitch) + 1

/** From one panel to the next, mm, in whole steps. */
export const panelPitch = (along: number, gap: number): number => PANEL_STEP * stepsToCover(along + gap, PANEL_STEP)

/** How many panels a row takes: from its beginning on, as close as they may. */
export const countIn = (starts: readonly Starts[], pitch: number): number => {
  let next = Number.NEGATIVE_INFINITY
  let count = 0
  for (const { low, high } of starts) {
    const first = firstIn(low, next)
    const panels = howMany(first, high, pitch)
    if (panels > 0) next = first + panels * pitch
    count += panels
  }
  return count
}

/**
 * The panels of one row, set out from its first start as close as they may stand.
 * @param v where the row begins across the rails, mm
 * @param pitch from one panel to the next, mm
 */
export const rowOf = (v: number, starts: readonly Starts[], pitch: number): Row => {
  let next = Number.NEGATIVE_INFINITY
  const panels: { u: number; segment: number }[] = []
  for (const { low, high, segment } of starts) {
    const first = firstIn(low, next)
    const count = howMany(first, high, pitch)
    for (let index = 0; index < count; index += 1) panels.push({ u: first + index * pitch, segment })
    if (count > 0) next = first + count * pitch
  }
  return { v, starts: panels }
}

/** For each position the next one that leaves room for a row. */
const followers = (positions: Float64Array, rowPitch: number): Int32Array => {
  const next = new Int32Array(positions.length)
  let at = 0
  for (let index = 0; index < positions.length; index += 1) {
    const from = (positions[index] as number) + rowPitch - 1e-6
    while (at < positions.length && (positions[at] as number) < from) at += 1
    next[index] = at
  }
  return next
}

/**
 * The positions, in order, whose rows together take the most panels; the lowest of equal choices.
 * @param counts panels that a row at each position takes
 */
export const bestPositions = (
  positions: Float64Array,
  counts: Int32Array,
  rowPitch: number,
): { readonly chosen: readonly number[]; readonly total: number } => {
  const next = followers(positions, rowPitch)
  const best = new Int32Array(positions.length + 1)
  for (let index = positions.length - 1; index >= 0; index -= 1) {
    const taken = (counts[index] as number) + (best[next[index] as number] as number)
    best[index] = Math.max(taken, best[index + 1] as number)
  }
  const chosen: number[] = []
  let index = 0
  while (index < positions.length && (best[index] as number) > 0) {
    const count = counts[index] as number
    const follower = next[index] as number
    const isTaken = count > 0 && count + (best[follower] as number) === best[index]
    if (isTaken) chosen.push(positions[index] as number)
    index = isTaken ? follower : index + 1
  }
  return { chosen, total: best[0] as number }
}
