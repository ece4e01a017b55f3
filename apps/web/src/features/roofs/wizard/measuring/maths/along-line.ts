import { fewest, type Measured, ninetyPercent, propagated, type Tapped } from './on-photo.ts'
import type { Point } from './perspective.ts'

/** A length beside a known one that lies along it, without corners: the perspective stays, and is stated as an error. */

/** How far a photo taken square to the roof may be out of square, degrees: our own assumption, no trial. */
export const mostTilt = 15

/**
 * From lens to picture, in its longer sides. Main cameras of phones have about 0.7, as a lens of 24 to 28 mm for a picture of 36;
 * a shorter one shows more perspective. Not the lens called 0.5x. Our own assumption.
 */
const shortestLens = 0.6

/** Height of the picture by its width. */
type Aspect = number

/** How much a plane goes away from the camera to the right and downwards: tangents. */
type Tilt = Point

type Place = { readonly x: number; readonly y: number; readonly z: number }

/** Where a tapped point lies on a plane before the camera, in distances to its middle. */
const placeOf = ({ x, y }: Point, aspect: Aspect, tilt: Tilt): Place => {
  const lens = shortestLens * Math.max(1, aspect)
  const [right, down] = [(x - 0.5) / lens, (y - aspect / 2) / lens]
  const depth = 1 / (1 - tilt.x * right - tilt.y * down)
  return { x: right * depth, y: down * depth, z: depth }
}

const between = (points: readonly Point[], aspect: Aspect, tilt: Tilt): number => {
  const [from, to] = points.map((point) => placeOf(point, aspect, tilt))
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z) : Number.NaN
}

const lengthAt = (known: number, { corners, points }: Tapped, aspect: Aspect, tilt: Tilt): number =>
  (known * between(points, aspect, tilt)) / between(corners, aspect, tilt)

const square: Tilt = { x: 0, y: 0 }

/** Every way to be out of square by the most, and by half of it. */
const tilts: readonly Tilt[] = [mostTilt, mostTilt / 2].flatMap((degrees) =>
  Array.from({ length: 36 }, (_, index) => {
    const [size, turn] = [Math.tan((degrees * Math.PI) / 180), (index * Math.PI) / 18]
    return { x: size * Math.cos(turn), y: size * Math.sin(turn) }
  }),
)

/**
 * Between two ends, beside a known length between two others, mm. The error is that of the taps and the largest that any tilt makes.
 * Null: too few points.
 * @param tap standard deviation of a tap, in the unit of the points
 */
export const measuredAlong = (known: number, tapped: Tapped, tap: number, aspect: Aspect): Measured | null => {
  if (tapped.corners.length !== 2 || tapped.points.length < fewest.length) return null
  const measure = (moved: Tapped): number => lengthAt(known, moved, aspect, square)
  const value = measure(tapped)
  const perspective = Math.max(...tilts.map((tilt) => Math.abs(lengthAt(known, tapped, aspect, tilt) - value)))
  const error = perspective + ninetyPercent * propagated(measure, tapped, tap)
  return Number.isFinite(value) && Number.isFinite(error) && value > 0 ? { value, error } : null
}
