import { overhangOf } from '../rails/support-run.ts'
import type { Region } from '../roof/zone-regions.ts'
import type { Lines } from '../settings/array-settings.ts'
import { stepsNear, stepsToCover, stepsWithin, wholeFrom, wholeNear, wholeUpTo } from '../settings/whole-steps.ts'
import type { Face } from './face-room.ts'
import { acrossOn, evenlyOver, evenPlaces, rowRoom } from './face-room.ts'
import { lightestPlaces } from './lightest-places.ts'

/** Heights are tried in steps of this many mm. */
const STEP = 10

type Range = readonly [low: number, high: number]

/** Lowest and highest place of so many rows, mm up the slope; null: they do not fit. */
const rangeOf = (face: Face, rows: number): Range | null => {
  const { height, rowPitch, zoned } = face
  const stack = (rows - 1) * rowPitch
  const most = zoned.plane.height - height - stack
  const has = (y: number): boolean => rowRoom(face, y).length > 0
  let low = 0
  while (low <= most && !has(low)) low += STEP
  let high = STEP * stepsWithin(most, STEP)
  while (high >= low && !has(high + stack)) high -= STEP
  return low > high ? null : [low, high]
}

/** Heights at which a row begins or ceases to touch a zone that follows the eave. */
const boundariesOn = (regions: readonly Region[]): readonly number[] =>
  regions.flatMap(({ limits: [limit, ...others] }) => {
    if (limit === undefined || others.length > 0 || Math.abs(limit.line.byX) > 1e-9) return []
    return [(limit.within - limit.line.constant) / limit.line.byY]
  })

/** A height, and how much of one pitch of lines is looked at below it; the rest lies above. */
type Height = { readonly y: number; readonly below: number }

const beyondBoundaries = (face: Face, rows: number): readonly Height[] => {
  const { height, rowPitch, zoned } = face
  const stack = (rows - 1) * rowPitch + height
  return boundariesOn(zoned.regions).flatMap((at) => [
    { y: STEP * stepsToCover(at + 1, STEP), below: 0 },
    { y: STEP * stepsWithin(at - stack - 1, STEP), below: 1 },
  ])
}

const spread = (low: number, high: number, pitch: number, most: number): readonly number[] => {
  const count = Math.min(most, Math.max(1, stepsToCover(pitch, STEP)))
  const step = STEP * Math.max(1, stepsNear(pitch / count, STEP))
  return Array.from({ length: count }, (_, index) => low + index * step).filter((y) => y <= high)
}

/** Heights at which the rails of a row lie as the result says, each on a line. */
const evenlyOn = ({ roof }: Face, lines: Lines, low: number, high: number): readonly number[] => {
  return evenPlaces(roof, lines.pitch).flatMap((place) => {
    const first = lines.first + lines.pitch * stepsToCover(low + place - lines.first, lines.pitch) - place
    return [first, first + lines.pitch].filter((y) => y >= low && y <= high)
  })
}

/** Where rails lie on lines: within one pitch of a height, the nearest one that they fit, and those that load them least. */
const onLines = (face: Face, { y, below }: Height, rows: number, [low, high]: Range): readonly number[] => {
  const { roof } = face
  if (roof.railLines === null || roof.railsUpSlope) return [y]
  const from = Math.max(low, y - STEP * stepsWithin(below * roof.railLines.pitch, STEP))
  const heights = [...spread(from, high, roof.railLines.pitch, 40), ...evenlyOn(face, roof.railLines, from, high)]
  return lightestPlaces(roof, heights, { pitch: face.rowPitch, count: rows, nearTo: y })
}

/** Where feet stand on members up the slope: heights within one pitch, and with overhangs alike at both ends. */
const overMembers = (face: Face, { y, below }: Height, rows: number, high: number, most: number): readonly number[] => {
  const { roof, field, height, rowPitch } = face
  if (!roof.railsUpSlope || roof.feetOn === 'anywhere') return [y]
  const { pitch } = field.footLines
  const from = y - STEP * stepsWithin(below * pitch, STEP)
  return [y, ...spread(from, high, pitch, most), ...evenlyOver(field.footLines, from, height + (rows - 1) * rowPitch)]
}

/** Heights at which a stack of rows is tried, mm up the slope: at eave and ridge, between them, and beside the zones. */
export const heightsFor = (face: Face, rows: number, isQuick: boolean): readonly number[] => {
  const range = rangeOf(face, rows)
  if (range === null) return []
  const [low, high] = range
  const middle = STEP * stepsNear((low + high) / 2, STEP)
  const [lowest, between, highest] = [
    { y: low, below: 0 },
    { y: middle, below: 0.5 },
    { y: high, below: 1 },
  ] as const
  const base: readonly Height[] = isQuick
    ? [between, lowest]
    : [lowest, highest, between, ...beyondBoundaries(face, rows)]
  const all = base
    .filter(({ y }) => y >= low && y <= high)
    .flatMap((each) => [...onLines(face, each, rows, range), ...overMembers(face, each, rows, high, isQuick ? 2 : 5)])
  return [...new Set(all)].filter((y) => y >= low && y <= high)
}

/** Heights at which a row begins or ceases to find room beside eave and ridge. */
const besideSides = ({ shape, height }: Face): readonly number[] =>
  shape.panels
    .filter(({ byU }) => Math.abs(byU) < 1e-9)
    .map(({ byV, constant }) => (byV > 0 ? -constant / byV : -constant / byV - height))

/** The same beside obstacles and zones kept clear. */
const besideBlocks = ({ shape, height, roof }: Face): readonly number[] => {
  const past = roof.railsUpSlope ? roof.rails.pastPanel : 0
  return [...shape.solid, ...shape.clear].flatMap(({ fromV, toV }) => [toV + past + 0.01, fromV - past - height - 0.01])
}

/** At most so many of them, from all over the list. */
const thinned = (heights: readonly number[], most: number): readonly number[] =>
  heights.length <= most
    ? heights
    : Array.from({ length: most }, (_, index) => heights[stepsWithin(index * heights.length, most)] as number)

/** Heights at which a rail comes onto a line, or leaves its clamping zone. */
const turningOnLines = ({ roof }: Face, low: number): readonly number[] => {
  const { railLines, railsUpSlope, answers, panel } = roof
  if (railLines === null || railsUpSlope) return []
  const across = acrossOn(roof)
  const zones = [...answers.values()].flatMap(({ clampZone: [least, most] }) => [
    ...[least, most],
    ...[panel.length - most, panel.length - least],
  ])
  const places = [...zones.map((at) => at * across), ...evenPlaces(roof, railLines.pitch)]
  return [...new Set(places)].flatMap((place) => {
    const first = railLines.first + railLines.pitch * stepsToCover(low + place - railLines.first, railLines.pitch)
    return [first - place]
  })
}

/** Heights at which the lowest feet of rails up the slope come onto a member. */
const turningOnMembers = ({ roof, field }: Face, low: number): readonly number[] => {
  const { railsUpSlope, feetOn, answers } = roof
  if (!railsUpSlope || feetOn === 'anywhere') return []
  const { first, pitch } = field.footLines
  return [...answers.values()].flatMap((answer) => {
    const reach = [overhangOf(answer, roof), field.pastFoot].map((past) => past - roof.rails.pastPanel)
    return reach.map((past) => first + pitch * stepsToCover(low + past - first, pitch) - past)
  })
}

/** In whole millimetres where that changes nothing. */
const wholes = (y: number): readonly number[] => [...new Set([wholeFrom(y), wholeUpTo(y), y])]

/** Fewer on faces of many rows, where one more or less counts little. */
const triesOf = ({ zoned, rowPitch }: Face): number =>
  Math.max(4, Math.min(30, wholeNear((150 * rowPitch) / zoned.plane.height)))

/** Where one row lies in the middle of a face, mm; below 0 where none fits. */
export const middleHeight = ({ zoned, height }: Face): number => wholeNear((zoned.plane.height - height) / 2)

/**
 * Every height of a stack of rows that is tried for the most panels, mm: it begins within one pitch of rows from the lowest, or in
 * the middle, where a face takes one row alone.
 */
export const heightsForMost = (face: Face): readonly number[] => {
  const sides = besideSides(face).flatMap(wholes)
  const blocks = besideBlocks(face).flatMap(wholes)
  const most = face.zoned.plane.height - face.height
  const lowest = [...sides, ...blocks]
    .filter((y) => y >= -1e-6 && rowRoom(face, y).length > 0)
    .reduce((least, y) => Math.min(least, y), most)
  const inPitch = (y: number): number => y - face.rowPitch * stepsWithin(y - lowest, face.rowPitch)
  const lines = [...turningOnLines(face, lowest), ...turningOnMembers(face, lowest)].flatMap(wholes)
  const beside = [...sides, ...thinned(blocks, 4 * triesOf(face))]
  const all = [...beside, ...lines].map(inPitch).concat(spread(lowest, most, face.rowPitch, triesOf(face)))
  const tried = [...new Set(all)].filter((y) => y >= lowest - 1e-6 && y <= most + 1e-6)
  const middle = middleHeight(face)
  return middle < 0 || tried.includes(middle) ? tried : [...tried, middle]
}
