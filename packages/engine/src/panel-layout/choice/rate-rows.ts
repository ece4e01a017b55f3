import type { PanelRow } from '../blocks/blocks-of-rows.ts'
import { nearestOf, type Point, planShare, type Rectangle } from '../roof/plan-line.ts'
import { stepsNear } from '../settings/whole-steps.ts'
import type { Face } from './face-room.ts'
import { railsBelow } from './rails-below.ts'
import { stepsIn } from './row-shapes.ts'
import { movedRun, type Run, rowRun } from './runs-of-rows.ts'

/**
 * What rows of panels cost, and how they lie: rails without a warning first, then the least cost, then further from edges, then
 * nearer to the middle; mm.
 */
export type Rating = {
  readonly isTold: boolean
  /** Feet, and up to a tenth more of them for what an installer likes less. */
  readonly cost: number
  readonly toEdge: number
  readonly offCentre: number
}

/** From the first of these lengths past its panels on a rail sticks out; from the last on it is no worse, mm. */
const [STICKS_OUT, FAR_OUT] = [100, 500]

/** What an installer rather buys in feet than see: rails that stick out; rows that change their length more than once. */
const [FOR_RAILS, FOR_STEPS] = [0.04, 0.06]

/** Rails up the slope that carry a panel each are stubs. */
export const areStubs = ({ roof }: Face, rows: readonly PanelRow[]): boolean =>
  roof.railsUpSlope && rows.length === 1 && (rows[0] as PanelRow).columns > 1

const costOf = (face: Face, rows: readonly PanelRow[], feet: number, past: number): number => {
  const out = stepsNear(Math.min(past, FAR_OUT) - STICKS_OUT, 50) / stepsNear(FAR_OUT - STICKS_OUT, 50)
  const isRagged = face.isSquare && stepsIn(rows.map(({ columns }) => columns)) > 1
  return feet * (1 + FOR_RAILS * Math.max(0, out) + (isRagged || areStubs(face, rows) ? FOR_STEPS : 0))
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

/** Rows that begin at 0, with the runs that have rails in common. */
export type Rated = { readonly rows: readonly PanelRow[]; readonly runs: readonly Run[] }

/** Rows that begin somewhere else. */
export const movedRows = (rows: readonly PanelRow[], by: Point): readonly PanelRow[] =>
  rows.map(({ x, y, columns }) => ({ x: x + by.x, y: y + by.y, columns }))

/** Of rows that begin at a place. Null: one of them finds no rails, or no feet, or they cost more than the best so far. */
export const ratingOf = (face: Face, given: Rated, at: Point, best: Rating | null): Rating | null => {
  let [feet, past, isTold] = [0, 0, false]
  for (const run of given.runs) {
    const below = railsBelow(face, movedRun(face, run, at))
    if (below === null) return null
    feet += below.feet
    past = Math.max(past, below.past)
    isTold ||= below.isTold
    if (best !== null && isTold >= best.isTold && (isTold !== best.isTold || feet > best.cost)) return null
  }
  const rows = movedRows(given.rows, at)
  const rectangles = rows.map((row) => rowRun(face, row).rectangle)
  return {
    isTold,
    cost: costOf(face, rows, feet, past),
    toEdge: toEdgeOf(face, rectangles),
    offCentre: Math.abs(centreOf(rectangles) - face.zoned.plane.width / 2),
  }
}

/** Distances that differ by less are alike, mm. */
const ALIKE = 5

/** Whether rows are laid rather one way than the other. */
export const isBetterRated = (one: Rating, other: Rating): boolean => {
  if (one.isTold !== other.isTold) return other.isTold
  if (Math.abs(one.cost - other.cost) > 1e-9) return one.cost < other.cost
  if (Math.abs(one.toEdge - other.toEdge) > ALIKE) return one.toEdge > other.toEdge
  return one.offCentre < other.offCentre - ALIKE
}
