import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardSize, measuredOnPhoto, type Tapped } from './on-photo.ts'
import { isConvex, onPlane, type Point, perspectiveOf } from './perspective.ts'

/** A camera over the roof: millimetres to widths of the picture. */
const camera =
  (tilt: number, turn: number) =>
  ({ x, y }: Point): Point => {
    const [u, v] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
    const depth = 1 + tilt * v
    return { x: 0.5 + (u * 0.0003) / depth, y: 0.4 + (v * 0.0003) / depth }
  }

const rectangle = (width: number, height: number): readonly Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

const seen = (see: (at: Point) => Point, corners: readonly Point[], points: readonly Point[]): Tapped => ({
  corners: corners.map(see),
  points: points.map(see),
})

const tilt = fc.double({ min: -0.0002, max: 0.0002, noNaN: true })
const turn = fc.double({ min: -3, max: 3, noNaN: true })
const tap = 0.002

it('taps without error give any length exactly, from any side', () => {
  fc.assert(
    fc.property(tilt, turn, fc.integer({ min: 100, max: 2000 }), (tilted, turned, length) => {
      const points = [
        { x: 300, y: 200 },
        { x: 300 + length * 0.6, y: 200 + length * 0.8 },
      ]
      const tapped = seen(camera(tilted, turned), rectangle(1722, 1134), points)
      expect(measuredOnPhoto('length', { width: 1722, height: 1134 }, tapped, tap)?.value).toBeCloseTo(length, 3)
    }),
  )
})

it('rows of screws give their mean spacing, wherever on its row each is tapped along the line', () => {
  const rows = [0, 1, 2, 3].map((row) => ({ x: 1900, y: row * 900 }))
  const found = measuredOnPhoto(
    'rows',
    { width: 1722, height: 1134 },
    seen(camera(0.0001, 0.3), rectangle(1722, 1134), rows),
    tap,
  )
  expect(found?.value).toBeCloseTo(900, 3)
  const uneven = rows.map(({ x, y }, row) => ({ x, y: y + ([0, 60, -60, 0][row] ?? 0) }))
  const told = measuredOnPhoto(
    'rows',
    { width: 1722, height: 1134 },
    seen(camera(0.0001, 0.3), rectangle(1722, 1134), uneven),
    tap,
  )
  expect(told?.error).toBeGreaterThan((found?.error ?? 0) + 20)
})

it('nine of ten taps with a known error lie within what is stated', () => {
  const size = { width: 1722, height: 1134 }
  const truth = seen(camera(0.0001, 0.2), rectangle(size.width, size.height), [
    { x: 1800, y: 100 },
    { x: 1800, y: 1300 },
  ])
  const stated = measuredOnPhoto('length', size, truth, tap)?.error ?? 0
  let state = 12345
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 1) / 2 ** 32
  }
  const noise = () => tap * Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  const shaken = (points: readonly Point[]) => points.map(({ x, y }) => ({ x: x + noise(), y: y + noise() }))
  const tries = 2000
  const within = Array.from({ length: tries }, () =>
    measuredOnPhoto('length', size, { corners: shaken(truth.corners), points: shaken(truth.points) }, tap),
  ).filter((found) => found !== null && Math.abs(found.value - 1200) <= stated).length
  expect(within / tries).toBeGreaterThan(0.87)
  expect(within / tries).toBeLessThan(0.93)
})

it('a card beside a long length states a large error, a panel a small one', () => {
  const points = [
    { x: 0, y: 150 },
    { x: 450, y: 150 },
  ]
  const error = (size: { width: number; height: number }) =>
    measuredOnPhoto('length', size, seen(camera(0, 0), rectangle(size.width, size.height), points), tap)?.error ?? 0
  expect(error(cardSize)).toBeGreaterThan(4 * error({ width: 1722, height: 1134 }))
})

it('is refused without a rectangle or enough points', () => {
  const see = camera(0, 0)
  const [a, b, c, d] = rectangle(100, 50).map(see) as [Point, Point, Point, Point]
  const points = [a, d]
  expect(measuredOnPhoto('length', cardSize, { corners: [a, c, b, d], points }, tap)).toBeNull()
  expect(measuredOnPhoto('length', cardSize, { corners: [a, a, a, a], points }, tap)).toBeNull()
  expect(measuredOnPhoto('length', cardSize, { corners: [a, b, c, d], points: [a] }, tap)).toBeNull()
  expect(measuredOnPhoto('rows', cardSize, { corners: [a, b, c, d], points }, tap)).toBeNull()
  expect(measuredOnPhoto('length', cardSize, { corners: [a, b, c, d], points: [a, a] }, tap)).toBeNull()
  expect(isConvex([a, b, c, d])).toBe(true)
})

it('maps the corners themselves onto the rectangle', () => {
  const corners = rectangle(85.6, 53.98)
  const perspective = perspectiveOf(corners.map(camera(0.0002, 1)), 85.6, 53.98)
  for (const [index, corner] of corners.entries()) {
    const back = perspective && onPlane(perspective, camera(0.0002, 1)(corners[index] as Point))
    expect(back?.x).toBeCloseTo(corner.x, 6)
    expect(back?.y).toBeCloseTo(corner.y, 6)
  }
})
