import { expect, it } from 'vitest'
import { measuredAlong, mostTilt } from './along-line.ts'
import type { Point } from './perspective.ts'

let state = 20_261_129
const uniform = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return (state + 1) / 2 ** 32
}
const within = (least: number, most: number): number => least + (most - least) * uniform()
const noise = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())

type Camera = {
  /** In longer sides of the picture. */
  readonly lens: number
  readonly degrees: number
  readonly turn: number
  readonly aspect: number
}
type Space = readonly [x: number, y: number, z: number]

/** Millimetres on a roof 2 m before the camera, which is turned by rotations of space, to widths of the picture. */
const seen =
  ({ lens, degrees, turn, aspect }: Camera) =>
  ({ x, y }: Point): Point => {
    const tilt = (degrees * Math.PI) / 180
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    // Turned so that the tilt is about one axis, tilted, and turned back.
    const [along, across] = [x * cos + y * sin, y * cos - x * sin]
    const tilted: Space = [along * Math.cos(tilt), across, 2000 + along * Math.sin(tilt)]
    const [right, down] = [tilted[0] * cos - tilted[1] * sin, tilted[0] * sin + tilted[1] * cos]
    const focal = lens * Math.max(1, aspect)
    return { x: 0.5 + (focal * right) / tilted[2], y: aspect / 2 + (focal * down) / tilted[2] }
  }

const camera = (degrees: number): Camera => ({
  lens: within(0.6, 1.1),
  degrees,
  turn: within(0, 2 * Math.PI),
  aspect: uniform() < 0.5 ? 0.75 : 4 / 3,
})

const end = (): Point => ({ x: within(-700, 700), y: within(-700, 700) })
const distance = ([from, to]: readonly [Point, Point]): number => Math.hypot(to.x - from.x, to.y - from.y)

/** A tape and something beside it, somewhere in the picture. */
const scene = (): { readonly tape: readonly [Point, Point]; readonly thing: readonly [Point, Point] } => {
  const made = { tape: [end(), end()], thing: [end(), end()] } as const
  return distance(made.tape) > 200 && distance(made.thing) > 100 ? made : scene()
}

const isCovered = (degrees: number, tap: number): boolean => {
  const { tape, thing } = scene()
  const taken = camera(degrees)
  const tapped = (points: readonly Point[]): readonly Point[] =>
    points.map(seen(taken)).map(({ x, y }) => ({ x: x + tap * noise(), y: y + tap * noise() }))
  const found = measuredAlong(distance(tape), { corners: tapped(tape), points: tapped(thing) }, tap, taken.aspect)
  return found !== null && Math.abs(found.value - distance(thing)) <= found.error
}

const share = (tries: number, once: () => boolean): number =>
  Array.from({ length: tries }, once).filter(Boolean).length / tries

it('a photo square to the roof gives the length exactly', () => {
  const taken = { lens: 0.7, degrees: 0, turn: 0, aspect: 0.75 }
  const [tape, thing] = [
    [
      { x: -400, y: 0 },
      { x: 600, y: 0 },
    ],
    [
      { x: -300, y: 50 },
      { x: 600, y: 50 },
    ],
  ].map((points) => points.map(seen(taken))) as [Point[], Point[]]
  expect(measuredAlong(1000, { corners: tape, points: thing }, 0.002, 0.75)?.value).toBeCloseTo(900, 6)
})

it('exact taps lie within the stated error at every tilt up to the limit', () => {
  expect(share(4000, () => isCovered(within(0, mostTilt), 0))).toBe(1)
})

it('at least 95 of 100 tapped lengths lie within the stated error at a random tilt', () => {
  expect(share(4000, () => isCovered(within(0, mostTilt), 0.004))).toBeGreaterThan(0.95)
})

it('nine of ten do where nothing is tilted, and at the limit', () => {
  expect(share(4000, () => isCovered(0, 0.004))).toBeGreaterThan(0.9)
  expect(share(4000, () => isCovered(mostTilt, 0.004))).toBeGreaterThan(0.9)
})

it('twice the tilt that is assumed is not covered: the photo has to be taken square', () => {
  expect(share(1000, () => isCovered(2 * mostTilt, 0))).toBeLessThan(0.9)
})

it('a tape along the whole length states less than a short one to its side', () => {
  const taken = { lens: 0.7, degrees: 0, turn: 0, aspect: 0.75 }
  const thing = [
    { x: -450, y: 0 },
    { x: 450, y: 0 },
  ]
  const error = (tape: readonly [Point, Point]): number => {
    const tapped = { corners: tape.map(seen(taken)), points: thing.map(seen(taken)) }
    return measuredAlong(distance(tape), tapped, 0.002, 0.75)?.error ?? Number.NaN
  }
  const beside = error([
    { x: -450, y: 60 },
    { x: 450, y: 60 },
  ])
  const short = error([
    { x: 300, y: 400 },
    { x: 500, y: 400 },
  ])
  expect(beside).toBeLessThan(40)
  expect(short).toBeGreaterThan(4 * beside)
})

it('is refused without both ends of both', () => {
  const [a, b] = [
    { x: 0.2, y: 0.2 },
    { x: 0.8, y: 0.2 },
  ]
  expect(measuredAlong(1000, { corners: [a], points: [a, b] }, 0.002, 0.75)).toBeNull()
  expect(measuredAlong(1000, { corners: [a, b], points: [a] }, 0.002, 0.75)).toBeNull()
  expect(measuredAlong(1000, { corners: [a, a], points: [a, b] }, 0.002, 0.75)).toBeNull()
})
