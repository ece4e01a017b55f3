import type { LaidFoot, LaidPlane, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import { runsUp } from '../drawing/foot-pitch.ts'
import { chainOf, partsOf } from './chain.ts'
import { groupedBy } from './grouped-by.ts'

/** A rail, whole mm. `at`: from the eave up, or from corner A where rails run up the slope; the others along the rail from there. */
export type RailLine = {
  readonly number: number
  readonly at: number
  readonly from: number
  readonly to: number
  readonly feet: readonly number[]
  readonly joints: readonly number[]
  readonly pieces: readonly number[]
  /** Course, purlin or batten from 1 at the eave. */
  readonly line: number | null
  readonly step: number
  /** Its length over that on the roof: more than 1 where it lies in a tilt frame. */
  readonly stretch: number
  /** Of the legs of tilt frames, foot by foot. */
  readonly legs: readonly (LaidFoot['leg'] | undefined)[]
}

const railLine = (rail: LaidRail, corner: number): RailLine => {
  const isUp = runsUp(rail)
  const along = ({ x, y }: { readonly x: number; readonly y: number }): number => (isUp ? y : x - corner)
  const ends = [along(rail.from), along(rail.to)]
  const joints = rail.splices.map(along)
  const pieces = chainOf([ends[0] as number, ...joints, ends[1] as number])
  const onRoof = Math.abs((ends[1] as number) - (ends[0] as number))
  const length = rail.pieces.reduce((sum, piece) => sum + piece, 0)
  const isTilted = length > onRoof + 0.01
  const feet = chainOf([ends[0] as number, ...rail.feet.map(along), ends[1] as number])
  return {
    number: rail.number,
    at: Math.round(isUp ? rail.from.x - corner : rail.from.y),
    from: pieces[0] as number,
    to: pieces.at(-1) as number,
    feet: feet.slice(1, -1),
    joints: pieces.slice(1, -1),
    pieces: isTilted ? rail.pieces.map((piece) => Math.ceil(piece - 1e-6)) : partsOf(pieces),
    line: rail.line,
    step: Math.round(rail.step),
    stretch: isTilted ? length / onRoof : 1,
    legs: rail.feet.map(({ leg }) => leg),
  }
}

/** From its lower or left end, whole mm of the rail itself. */
export const alongRail = ({ from, stretch }: RailLine, place: number): number => Math.round((place - from) * stretch)

export const railLines = ({ rails }: Pick<LaidPlane, 'rails'>, corner: number): readonly RailLine[] =>
  rails.map((rail) => railLine(rail, corner))

/** What two rails have alike, but for their place. */
const likeness = ({ from, to, feet, joints }: RailLine): string => JSON.stringify([from, to, feet, joints])

/** Front and rear legs of tilt frames. */
const legsOf = ({ legs }: RailLine): string =>
  JSON.stringify(legs.map((leg) => leg && [leg.at, Math.round(leg.height)]))

/** Rails with feet and joints at the same places, in order of the first of each. */
export const alikeRails = (rails: readonly RailLine[]): readonly (readonly RailLine[])[] => groupedBy(rails, likeness)

/** Those that are made alike as well: on legs of one height. */
export const sameRails = (rails: readonly RailLine[]): readonly (readonly RailLine[])[] =>
  groupedBy(rails, (rail) => `${likeness(rail)} ${legsOf(rail)}`)
