import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import type { Point } from '@soundroof/report/drawing/scene'

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Metres: no roof is this large, and a picture further away would be lost. */
const furthest = 500
const near = (value: number): number => hundredths(Math.min(Math.max(value, -furthest), furthest))

/** Moved to the centimetre. */
export const withShift = (underlay: Underlay, { x, y }: Point): Underlay => ({
  ...underlay,
  shift: { x: near(x), y: near(y) },
})

/** From -180° to 180°. */
export const withTurn = (underlay: Underlay, degrees: number): Underlay => ({
  ...underlay,
  turn: hundredths(((((degrees + 180) % 360) + 360) % 360) - 180),
})
