import type { Line, Point, Rectangle } from '../roof/plan-line.ts'

/** A plane seen along its rails: u runs along them, v across them, mm. */
export type Limit = { readonly byU: number; readonly byV: number; readonly constant: number }

/** A rectangle in the frame. */
export type Block = {
  readonly fromU: number
  readonly toU: number
  readonly fromV: number
  readonly toV: number
}

/** A line of the plane as a limit in the frame, moved inwards. @param inset mm */
export const limitOf = ({ byX, byY, constant }: Line, upSlope: boolean, inset = 0): Limit =>
  upSlope ? { byU: byY, byV: byX, constant: constant - inset } : { byU: byX, byV: byY, constant: constant - inset }

/** A rectangle of the plane in the frame. */
export const blockOf = ({ x, y, width, height }: Rectangle, upSlope: boolean): Block =>
  upSlope
    ? { fromU: y, toU: y + height, fromV: x, toV: x + width }
    : { fromU: x, toU: x + width, fromV: y, toV: y + height }

/** A place in the frame as a point of the plane. */
export const pointIn = (u: number, v: number, upSlope: boolean): Point => (upSlope ? { x: v, y: u } : { x: u, y: v })

/** From the lowest to the highest u, mm. */
export type Span = { readonly low: number; readonly high: number }

const FLAT = 1e-9

/** What the limits leave free, along u, of a band across v; null where nothing. */
export const spanIn = (limits: readonly Limit[], fromV: number, toV: number): Span | null => {
  let low = Number.NEGATIVE_INFINITY
  let high = Number.POSITIVE_INFINITY
  for (const { byU, byV, constant } of limits) {
    const rest = byV * (byV >= 0 ? fromV : toV) + constant
    if (byU > FLAT) low = Math.max(low, -rest / byU)
    else if (byU < -FLAT) high = Math.min(high, -rest / byU)
    else if (rest < -1e-6) return null
  }
  return low <= high ? { low, high } : null
}
