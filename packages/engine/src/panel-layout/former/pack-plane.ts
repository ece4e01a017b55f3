import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ZonedPlane } from '../blocks/cell-refusal.ts'
import type { Limit } from '../face/band-frame.ts'
import { type Field, fieldOf, type Leaving } from '../face/plane-field.ts'
import { type Region, TOUCH } from '../roof/zone-regions.ts'
import type { ArrayRoof, Lines } from '../settings/array-settings.ts'
import { lineFrom } from '../settings/line-positions.ts'
import { stepsWithin } from '../settings/whole-steps.ts'
import { startsThatFit } from './fitting-zones.ts'
import { bestPositions, countIn, panelPitch, type Row, rowOf } from './pack-bands.ts'
import { type Starts, startsAt } from './panel-starts.ts'

/** Rows that lie anywhere are set out in steps of this many mm; below hips, where every step counts anew, in wider ones. */
const ROW_STEP = 5
const ROW_STEP_BESIDE_HIPS = 10

/** The rows of one plane, and how many panels they hold; without a field no panel may lie on it. */
export type Packing = {
  readonly plane: ZonedPlane
  readonly field: Field | null
  readonly rows: readonly Row[]
  readonly total: number
}

const steps = (from: number, to: number, pitch: number): Float64Array => {
  const list = new Float64Array(Math.max(0, stepsWithin(to - from, pitch) + 1))
  for (let index = 0; index < list.length; index += 1) list[index] = from + index * pitch
  return list
}

/** Positions of rows whose rails lie on lines, for the rails of each zone. */
const onLines = (lines: Lines, { answers }: ArrayRoof, highest: number): Float64Array => {
  const firstRails = new Set([...answers.values()].map(({ rails }) => rails[0] ?? 0))
  const positions = [...firstRails].flatMap((rail) => [...steps(lineFrom(lines, rail) - rail, highest, lines.pitch)])
  const sorted = positions.toSorted((one, other) => one - other)
  return Float64Array.from(
    sorted.filter((position, index) => index === 0 || position - (sorted[index - 1] as number) > 1e-3),
  )
}

/** Where rows may begin across the rails. */
const positionsOf = ({ plane }: ZonedPlane, roof: ArrayRoof, isPlain: boolean): Float64Array => {
  const highest = (roof.railsUpSlope ? plane.width : plane.height) - roof.panel.length
  return roof.railLines === null
    ? steps(0, highest, isPlain ? ROW_STEP : ROW_STEP_BESIDE_HIPS)
    : onLines(roof.railLines, roof, highest)
}

const isSquare = ({ byU, byV }: Limit): boolean => Math.abs(byU) < 1e-9 || Math.abs(byV) < 1e-9

/** Positions between which the same obstacles and lines limit a row, on a plane without slanting sides. */
const changesOf = ({ panels, outline, solid, clear, across }: Field): readonly number[] => {
  const lines = [...panels, ...outline].filter(({ byU }) => Math.abs(byU) < 1e-9)
  const beside = lines.flatMap(({ byV, constant }) => (byV > 0 ? [-constant / byV] : [-constant / byV - across]))
  const blocks = [...solid, ...clear].flatMap(({ fromV, toV }) => [fromV - across, toV])
  return [...beside, ...blocks].toSorted((one, other) => one - other)
}

type Count = (v: number) => number

/** Counts of panels, worked out again only near a place where they may change: for every position within TOUCH of it. */
const countsBetween = (positions: Float64Array, changes: readonly number[], count: Count): Int32Array => {
  const counts = new Int32Array(positions.length)
  let passed = 0
  let wasNear = true
  let last = 0
  for (let index = 0; index < positions.length; index += 1) {
    const v = positions[index] as number
    const before = passed
    while (passed < changes.length && (changes[passed] as number) < v - 3 * TOUCH) passed += 1
    const isNear = passed < changes.length && (changes[passed] as number) <= v + 3 * TOUCH
    if (isNear || wasNear || passed !== before) last = count(v)
    wasNear = isNear
    counts[index] = last
  }
  return counts
}

const startsOn = (regions: readonly Region[], field: Field, roof: ArrayRoof) => {
  const band = { field, regions, upSlope: roof.railsUpSlope }
  return (v: number): readonly Starts[] => startsThatFit(startsAt(field, v), v, band, roof.answers, roof.railLines)
}

/** How many panels a row takes that begins so far across the rails, and where rows may begin. */
const rowsOn = (zoned: ZonedPlane, field: Field, roof: ArrayRoof) => {
  const pitch = panelPitch(field.along, roof.request.gaps.alongRails)
  const starts = startsOn(zoned.regions, field, roof)
  const count: Count = (v) => countIn(starts(v), pitch)
  const isPlain = [...field.panels, ...field.outline].every(isSquare)
  return { pitch, starts, count, isPlain, positions: positionsOf(zoned, roof, isPlain) }
}

/** The most panels that a plane takes, row by row, with some zones kept clear of them. */
export const packPlane = (
  zoned: ZonedPlane,
  isClear: (zone: LayoutZone) => boolean,
  roof: ArrayRoof,
  leaving: Leaving = {},
): Packing => {
  const field = fieldOf(zoned.plane, zoned.regions, isClear, roof, leaving)
  if (field === null) return { plane: zoned, field, rows: [], total: 0 }
  const { pitch, starts, count, isPlain, positions } = rowsOn(zoned, field, roof)
  const counts =
    isPlain && roof.railLines === null
      ? countsBetween(positions, changesOf(field), count)
      : Int32Array.from(positions, count)
  const { chosen, total } = bestPositions(positions, counts, field.across + roof.request.gaps.betweenRows)
  return { plane: zoned, field, rows: chosen.map((v) => rowOf(v, starts(v), pitch)), total }
}
