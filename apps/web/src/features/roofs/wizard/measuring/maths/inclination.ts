import type { Direction } from '../../../../../platform/sensors/motion.ts'
import { medianOf, spreadOf } from './median.ts'

/** Slope of a roof from which way is up in a phone. */

const degrees = (radians: number): number => (radians * 180) / Math.PI

const dot = (a: Direction, b: Direction): number => a.x * b.x + a.y * b.y + a.z * b.z
const lengthOf = (a: Direction): number => Math.sqrt(dot(a, a))
const unit = (a: Direction): Direction => {
  const length = lengthOf(a)
  return { x: a.x / length, y: a.y / length, z: a.z / length }
}

const crossed = (a: Direction, b: Direction): Direction => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})

/** By sine and cosine: right for small angles too. */
export const angleBetween = (a: Direction, b: Direction): number =>
  degrees(Math.atan2(lengthOf(crossed(a, b)), dot(a, b)))

/** Out of the screen: what a phone without zero error measures against. */
export const screenNormal: Direction = { x: 0, y: 0, z: 1 }

/** Of a phone laid on the roof, screen up or down. @param normal of the phone's back, as its sensor sees it */
export const laidSlope = (up: Direction, normal: Direction): number => {
  const angle = angleBetween(up, normal)
  return angle > 90 ? 180 - angle : angle
}

/** Of a phone held upright whose long edge is sighted along the edge of the roof. */
export const sightedSlope = ({ x, y }: Direction): number => degrees(Math.atan2(Math.abs(y), Math.abs(x)))

/** How far the screen is from upright, degrees. */
export const offUpright = (up: Direction): number => Math.abs(90 - angleBetween(up, screenNormal))

/** A phone's back is never this far from its sensor: it was not turned in its place. Own limit, degrees. */
const mostZeroError = 5

/**
 * Two readings in one place, the phone turned by 180 degrees between them. What is across the true normal changes its sign, so
 * their sum is the true normal: the zero error is in it, and the slope of the place is not. Null: not turned in its place.
 */
export const zeroFrom = (first: Direction, second: Direction): Direction | null => {
  const normal = unit({ x: first.x + second.x, y: first.y + second.y, z: first.z + second.z })
  const off = angleBetween(normal, screenNormal)
  return off <= mostZeroError || off >= 180 - mostZeroError ? normal : null
}

export const howHeld = ['laid', 'sighted'] as const
export type Held = (typeof howHeld)[number]

/**
 * Error of the instrument, degrees. Our own assumptions, from no data sheet and no trial with phones: 1.2 for a phone that was never
 * calibrated, 0.3 for laying a calibrated one down again, 1 more for the eye that sights along it. The dialog says so.
 */
const uncalibrated = 1.2
const calibrated = 0.3
const byEye = 1

export const instrumentError = (held: Held, isCalibrated: boolean): number => {
  if (held === 'sighted') return uncalibrated + byEye
  return isCalibrated ? calibrated : uncalibrated
}

/** Why a second's readings give no slope. */
export type NoSlope = 'moved' | 'not-upright' | 'too-steep'
export type Slope = { readonly slope: number; readonly error: number }

/** More than a hand's tremble: the phone was moved. Own limit, degrees. */
const mostMovement = 2
const farFromUpright = 20
/** The field's limit. */
const steepest = 60

const upwards = (value: number, step: number): number => Math.ceil(value / step - 1e-9) * step
const toTenth = (value: number): number => Number(value.toFixed(1))

export type Laying = { readonly held: Held; readonly zero: Direction | null }

/** Median of a second's readings, with spread and instrument as its error. */
export const slopeOf = (readings: readonly Direction[], { held, zero }: Laying): Slope | NoSlope => {
  const angles = readings.map((up) => (held === 'laid' ? laidSlope(up, zero ?? screenNormal) : sightedSlope(up)))
  const [lowest, highest] = [Math.min(...angles), Math.max(...angles)]
  if (readings.length === 0 || highest - lowest > mostMovement) return 'moved'
  if (held === 'sighted' && medianOf(readings.map(offUpright)) > farFromUpright) return 'not-upright'
  const slope = toTenth(medianOf(angles))
  if (slope > steepest) return 'too-steep'
  return { slope, error: toTenth(upwards(spreadOf(angles) + instrumentError(held, zero !== null), 0.1)) }
}
