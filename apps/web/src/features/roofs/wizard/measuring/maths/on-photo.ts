import { isConvex, onPlane, type Point, perspectiveOf } from './perspective.ts'

/** Lengths on the plane of a thing of known size, with the error that the taps make. */

/** First side and second side, mm. */
export type Size = { readonly width: number; readonly height: number }

/** ISO/IEC 7810, ID-1: bank and driver's licence cards, mm. */
export const cardSize: Size = { width: 85.6, height: 53.98 }

export type Tapped = { readonly corners: readonly Point[]; readonly points: readonly Point[] }
export type Measured = { readonly value: number; readonly error: number }

/** Between two ends, mm. */
const lengthOf = (points: readonly Point[]): number => {
  const [from, to] = points
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : Number.NaN
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Along the line from the first to the last point, mm. */
const alongs = (points: readonly Point[]): readonly number[] => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const whole = Math.hypot(last.x - first.x, last.y - first.y)
  return points.map(({ x, y }) => ((x - first.x) * (last.x - first.x) + (y - first.y) * (last.y - first.y)) / whole)
}

/** Slope of the best line through row number and place: every row counts, not only the outer two. mm. */
const spacingOf = (points: readonly Point[]): number => {
  const places = alongs(points)
  const [row, place] = [(places.length - 1) / 2, meanOf(places)]
  const sums = places.map((one, index) => [(index - row) * (one - place), (index - row) ** 2] as const)
  return sums.reduce((sum, [top]) => sum + top, 0) / sums.reduce((sum, [, bottom]) => sum + bottom, 0)
}

/** How far rows lie from even spacing, as an error of their mean spacing, mm. */
const unevenness = (points: readonly Point[]): number => {
  const places = alongs(points)
  const spacing = spacingOf(points)
  const start = meanOf(places) - (spacing * (places.length - 1)) / 2
  const squares = places.map((place, index) => (place - start - index * spacing) ** 2)
  if (places.length < 3) return 0
  const scatter = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / (places.length - 2))
  return scatter / Math.sqrt(places.reduce((sum, _, index) => sum + (index - (places.length - 1) / 2) ** 2, 0))
}

const ways = { length: lengthOf, rows: spacingOf } as const
export type Way = keyof typeof ways

const measuredBy =
  (way: Way, { width, height }: Size) =>
  ({ corners, points }: Tapped): number => {
    const perspective = perspectiveOf(corners, width, height)
    return perspective ? ways[way](points.map((point) => onPlane(perspective, point))) : Number.NaN
  }

const moved = (points: readonly Point[], index: number, by: Point): readonly Point[] =>
  points.map((point, each) => (each === index ? { x: point.x + by.x, y: point.y + by.y } : point))

/** 90 of 100 errors of a normal distribution lie within 1.645 standard deviations. */
export const ninetyPercent = 1.645

/** How the value follows each coordinate, summed by squares: linear propagation of independent errors. */
export const propagated = (measure: (tapped: Tapped) => number, { corners, points }: Tapped, tap: number): number => {
  const steps = [
    { x: tap, y: 0 },
    { x: 0, y: tap },
  ]
  const back = ({ x, y }: Point): Point => ({ x: -x, y: -y })
  const half = (one: Tapped, other: Tapped): number => (measure(one) - measure(other)) / 2
  const ofCorners = corners.flatMap((_, index) =>
    steps.map((step) =>
      half({ corners: moved(corners, index, step), points }, { corners: moved(corners, index, back(step)), points }),
    ),
  )
  const ofPoints = points.flatMap((_, index) =>
    steps.map((step) =>
      half({ corners, points: moved(points, index, step) }, { corners, points: moved(points, index, back(step)) }),
    ),
  )
  return Math.sqrt([...ofCorners, ...ofPoints].reduce((sum, part) => sum + part * part, 0))
}

/** Points needed: two ends, or three rows for a mean that means something. */
export const fewest = { length: 2, rows: 3 } as const satisfies Readonly<Record<Way, number>>

/**
 * Null: too few points, or corners that are none.
 * @param tap standard deviation of a tap, in the unit of the points
 */
export const measuredOnPhoto = (way: Way, size: Size, tapped: Tapped, tap: number): Measured | null => {
  if (!isConvex(tapped.corners) || tapped.points.length < fewest[way]) return null
  const measure = measuredBy(way, size)
  const value = measure(tapped)
  const perspective = perspectiveOf(tapped.corners, size.width, size.height)
  const uneven = way === 'rows' && perspective ? unevenness(tapped.points.map((one) => onPlane(perspective, one))) : 0
  const error = ninetyPercent * Math.hypot(propagated(measure, tapped, tap), uneven)
  return Number.isFinite(value) && Number.isFinite(error) && value > 0 ? { value, error } : null
}
