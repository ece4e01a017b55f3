import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelRow } from '../blocks/blocks-of-rows.ts'
import { zonesTouched } from '../blocks/cell-refusal.ts'
import { onRails } from '../rails/support-run.ts'
import { nearestOf, planShare, type Rectangle } from '../roof/plan-line.ts'
import { stepsNear, wholeNear } from '../settings/whole-steps.ts'
import type { Below, Face } from './face-room.ts'
import { lengthOf } from './face-room.ts'

/**
 * What rows of panels cost, and how they lie: rails that end with their panels first, then fewer feet, then further from edges,
 * then nearer to the middle; mm.
 */
export type Rating = {
  readonly isStretched: boolean
  readonly feet: number
  readonly toEdge: number
  readonly offCentre: number
}

/** A run of panels along its rails (u), beginning at v across them, mm. */
type Run = { readonly from: number; readonly to: number; readonly v: number; readonly rectangle: Rectangle }

const rowRun = (face: Face, { x, y, columns }: PanelRow): Run => {
  const width = lengthOf(face, columns)
  return { from: x, to: x + width, v: y, rectangle: { x, y, width, height: face.height } }
}

const columnRun = ({ height, rowPitch, width }: Face, x: number, y: number, count: number): Run => {
  const length = height + (count - 1) * rowPitch
  return { from: y, to: y + length, v: x, rectangle: { x, y, width, height: length } }
}

const isOneRectangle = ({ rowPitch }: Face, [first, ...others]: readonly PanelRow[]): boolean =>
  first !== undefined &&
  others.every(({ x, y, columns }, index) => {
    return x === first.x && columns === first.columns && Math.abs(y - first.y - (index + 1) * rowPitch) < 1e-3
  })

/** Rails up the slope hold the panels of one column, as far as rows follow one another. */
const columnRuns = (face: Face, rows: readonly PanelRow[]): readonly Run[] => {
  const [lowest] = rows
  if (lowest !== undefined && isOneRectangle(face, rows))
    return Array.from({ length: lowest.columns }, (_, column) =>
      columnRun(face, lowest.x + column * face.pitch, lowest.y, rows.length),
    )
  const open = new Map<number, { y: number; count: number }>()
  const runs: Run[] = []
  const end = (x: number): void => {
    const run = open.get(x)
    if (run === undefined) return
    runs.push(columnRun(face, x, run.y, run.count))
    open.delete(x)
  }
  for (const { x, y, columns } of rows)
    for (let column = 0; column < columns; column += 1) {
      const at = wholeNear((x + column * face.pitch) * 1000) / 1000
      const run = open.get(at)
      if (run !== undefined && Math.abs(run.y + run.count * face.rowPitch - y) < 1e-3) run.count += 1
      else {
        end(at)
        open.set(at, { y, count: 1 })
      }
    }
  for (const x of [...open.keys()]) end(x)
  return runs
}

const runsOf = (face: Face, rows: readonly PanelRow[]): readonly Run[] =>
  face.roof.railsUpSlope ? columnRuns(face, rows) : rows.map((row) => rowRun(face, row))

/** A rail that reaches further past its panels than this, mm, sticks out to a foot. */
const STRETCHED = 100

/** The rails below a run in these zones; null where it finds none. */
const railsIn = (face: Face, zones: readonly LayoutZone[], { from, to, v }: Run): Below | null => {
  const { zoned, field, roof } = face
  const found = onRails(zones, { from, to, v, depth: roof.panel.length }, { zoned, field, roof })
  if ('reason' in found) return null
  const { arrangement, rail } = found
  const isOffCourse = roof.courses !== null && roof.railLines !== null && arrangement.rails[0]?.line === null
  const isStretched = isOffCourse || rail.isTooFar || from - rail.from > STRETCHED || rail.to - to > STRETCHED
  return { feet: rail.feet.length * arrangement.rails.length, isStretched }
}

/** The rails below a run; null where it finds none. Without slanting sides, obstacles and lines runs of one length are alike. */
const railsBelow = (face: Face, run: Run): Below | null => {
  const { zoned, roof, isPlain, known } = face
  const zones = zonesTouched(zoned.regions, run.rectangle)
  const key = [run.from, run.to, isPlain && roof.railLines === null ? null : run.v, ...zones].join()
  const before = known.get(key)
  if (before !== undefined) return before
  const below = railsIn(face, zones, run)
  known.set(key, below)
  return below
}

/** Columns of panels as rows: neighbours in a row are one. */
const rowsOfRuns = (face: Face, runs: readonly Run[]): readonly PanelRow[] => {
  const cells = runs.flatMap(({ from, to, v }) =>
    Array.from({ length: stepsNear(to - from - face.height, face.rowPitch) + 1 }, (_, row) => ({
      x: v,
      y: from + row * face.rowPitch,
    })),
  )
  const rows: { x: number; y: number; columns: number }[] = []
  for (const { x, y } of cells.toSorted((one, other) =>
    Math.abs(one.y - other.y) > 1e-3 ? one.y - other.y : one.x - other.x,
  )) {
    const last = rows.at(-1)
    const isNext =
      last !== undefined && Math.abs(last.y - y) <= 1e-3 && Math.abs(last.x + last.columns * face.pitch - x) <= 1e-3
    if (isNext) last.columns += 1
    else rows.push({ x, y, columns: 1 })
  }
  return rows
}

/** The rows, or with rails up the slope the columns, that find rails and feet. */
export const heldRows = (face: Face, rows: readonly PanelRow[]): readonly PanelRow[] => {
  if (!face.roof.railsUpSlope) return rows.filter((row) => railsBelow(face, rowRun(face, row)) !== null)
  const runs = columnRuns(face, rows)
  const held = runs.filter((run) => railsBelow(face, run) !== null)
  return held.length === runs.length ? rows : rowsOfRuns(face, held)
}

const toEdgeOf = ({ zoned }: Face, rectangles: readonly Rectangle[]): number =>
  rectangles.reduce(
    (least, rectangle) =>
      zoned.plane.sides.reduce((near, { line }) => Math.min(near, nearestOf(line, rectangle) / planShare(line)), least),
    Number.POSITIVE_INFINITY,
  )

const centreOf = (rectangles: readonly Rectangle[]): number => {
  const left = Math.min(...rectangles.map(({ x }) => x))
  return (left + Math.max(...rectangles.map(({ x, width }) => x + width))) / 2
}

/** Null: one of the rows finds no rails, or no feet. */
export const ratingOf = (face: Face, rows: readonly PanelRow[]): Rating | null => {
  let [feet, isStretched] = [0, false]
  for (const run of runsOf(face, rows)) {
    const below = railsBelow(face, run)
    if (below === null) return null
    feet += below.feet
    isStretched ||= below.isStretched
  }
  const rectangles = rows.map((row) => rowRun(face, row).rectangle)
  return {
    isStretched,
    feet,
    toEdge: toEdgeOf(face, rectangles),
    offCentre: Math.abs(centreOf(rectangles) - face.zoned.plane.width / 2),
  }
}

/** Distances that differ by less are alike, mm. */
const ALIKE = 5

/** Whether rows are laid rather one way than the other. */
export const isBetterRated = (one: Rating, other: Rating): boolean => {
  if (one.isStretched !== other.isStretched) return other.isStretched
  if (one.feet !== other.feet) return one.feet < other.feet
  if (Math.abs(one.toEdge - other.toEdge) > ALIKE) return one.toEdge > other.toEdge
  return one.offCentre < other.offCentre - ALIKE
}
