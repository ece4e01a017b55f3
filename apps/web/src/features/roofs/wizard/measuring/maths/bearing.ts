import type { Attitude } from '../../../../../platform/sensors/motion.ts'
import { angleBetween, screenNormal } from './inclination.ts'
import { medianOf, spreadOf } from './median.ts'

/** Which way the top edge of a phone that lies flat points, from magnetic north. */

export type Bearing = { readonly bearing: number; readonly error: number }
export type NoBearing = 'no-compass' | 'not-flat' | 'moved'

/** Signed difference of two directions, from -180 to 180. */
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180

/** Our own figure: steel near a phone turns its compass. */
const instrument = 10
/** Beyond this the heading of the top edge is not that of the flat phone. Own limits, degrees. */
const mostTilt = 20
const mostMovement = 15

const wholeTurn = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360

/** Median of a second's readings, measured from the first, so that north is no edge. */
export const bearingOf = (readings: readonly Attitude[]): Bearing | NoBearing => {
  const headings = readings.flatMap(({ heading }) => (heading === null ? [] : [heading]))
  const [first] = headings
  if (first === undefined || headings.length < readings.length) return 'no-compass'
  if (readings.some(({ up }) => angleBetween(up, screenNormal) > mostTilt)) return 'not-flat'
  const turns = headings.map((heading) => turnBetween(first, heading))
  if (Math.max(...turns) - Math.min(...turns) > mostMovement) return 'moved'
  const told = Math.max(...readings.map(({ headingError }) => headingError ?? 0))
  return {
    bearing: wholeTurn(first + medianOf(turns)),
    error: Math.ceil(Math.max(instrument, told) + spreadOf(turns)),
  }
}
