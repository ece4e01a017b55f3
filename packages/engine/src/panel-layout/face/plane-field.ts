import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import { FORMER_STEP } from '../../spacing/setting-out.ts'
import { type Line, type Point, planShare, type Rectangle } from '../roof/plan-line.ts'
import type { RoofPlane, Side } from '../roof/roof-planes.ts'
import { areaOfRegion, type Region, TOUCH } from '../roof/zone-regions.ts'
import type { ArrayRoof, Lines } from '../settings/array-settings.ts'
import { type Block, blockOf, type Limit, limitOf } from './band-frame.ts'
import { obstacleRoom } from './obstacle-room.ts'

/** A plane with all that limits where a panel may start along its band, mm. */
export type Field = {
  /** The outline, which rails may not leave. */
  readonly outline: readonly Limit[]
  /** Where panels may lie: inside setbacks and zones that are kept clear. */
  readonly panels: readonly Limit[]
  /** Obstacles and walkways: no panel and no rail. In order of u. */
  readonly solid: readonly Block[]
  /** Squares to keep clear of panels. In order of u. */
  readonly clear: readonly Block[]
  /** Size of a panel along and across the rails. */
  readonly along: number
  readonly across: number
  readonly footLines: Lines
  /** How far a rail may reach past its last foot. */
  readonly overhang: number
  /** How far a rail reaches past the last panel, and past a foot that stands beyond it. */
  readonly pastPanel: number
  readonly pastFoot: number
}

/** A rail reaches this far past a foot that stands beyond the last panel, mm. */
const PAST_FOOT = 50

/** A limit that is left out of a packing, to count the panels that it costs. */
export type Leaving = { readonly obstacles?: true; readonly footLines?: true; readonly areas?: true }

/** Distance of panels from a side, mm on the roof: the setback from edges, or what was asked for ridge and hips. */
export const distanceFromSide = ({ kind }: Side, { setback, request }: ArrayRoof): number =>
  kind === 'edge' ? setback : (request.ridgeDistance ?? setback)

const inset = (line: Line, distance: number, upSlope: boolean): Limit => limitOf(line, upSlope, distance)

const setbacks = ({ sides }: RoofPlane, roof: ArrayRoof): readonly Limit[] =>
  sides.map((side) => inset(side.line, distanceFromSide(side, roof) * planShare(side.line), roof.railsUpSlope))

/** Inside the place that was given to the array on this plane. */
const areaLimits = (block: Block): readonly Limit[] => [
  { byU: 1, byV: 0, constant: -block.fromU },
  { byU: -1, byV: 0, constant: block.toU },
  { byU: 0, byV: 1, constant: -block.fromV },
  { byU: 0, byV: -1, constant: block.toV },
]

/** A zone along one line is kept clear by staying further from it. */
const clearBands = (clear: readonly Region[], upSlope: boolean): readonly Limit[] =>
  clear.flatMap(({ limits: [limit, ...others] }) =>
    limit === undefined || others.length > 0 ? [] : [inset(limit.line, limit.within + 2 * TOUCH, upSlope)],
  )

/** The rectangle around a polygon, mm. */
export const boundsOf = (polygon: readonly Point[]): Rectangle => {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const inOrder = (blocks: readonly Block[]): readonly Block[] => blocks.toSorted((one, other) => one.fromU - other.fromU)

const clearSquares = (clear: readonly Region[], outline: readonly Point[], upSlope: boolean): readonly Block[] =>
  inOrder(
    clear
      .filter(({ limits }) => limits.length > 1)
      .map((region) => areaOfRegion(region, outline))
      .filter((polygon) => polygon.length > 0)
      .map((polygon) => blockOf(boundsOf(polygon), upSlope)),
  )

/** The overhang that rails may have everywhere: by the least spacing of feet, and short enough for two feet below one panel. */
export const leastOverhang = ({ answers, panel, rails }: ArrayRoof): number => {
  const spacing = Math.min(...[...answers.values()].map((answer) => answer.fewFeetSpacing))
  return Math.min(rails.overhangShare * spacing, rails.longestOverhang, 0.49 * panel.width)
}

/** What feet stand on along the rails of a plane: of members one lies near each end of it. */
const footLinesOn = ({ width, height }: RoofPlane, { feetOn, members, request }: ArrayRoof): Lines => {
  if (feetOn === 'anywhere') return { first: 0, pitch: FORMER_STEP, last: null }
  if (feetOn !== 'members') return feetOn
  const { first, pitch, run } = members
  const last = request.lastMember === null ? null : (run === 'up-slope' ? width : height) - request.lastMember
  return { first, pitch, last: last !== null && last > first ? last : null }
}

/** The plane with everything that limits panels on it; null where all of it is kept clear. */
export const fieldOf = (
  plane: RoofPlane,
  regions: readonly Region[],
  isClear: (zone: LayoutZone) => boolean,
  roof: ArrayRoof,
  leaving: Leaving,
): Field | null => {
  const { railsUpSlope: upSlope, request, panel } = roof
  const clear = regions.filter(({ zone }) => isClear(zone))
  if (clear.some(({ limits }) => limits.length === 0)) return null
  const obstacles = leaving.obstacles ? [] : request.obstacles.filter((each) => each.plane === plane.name)
  const areas = leaving.areas ? [] : request.areas.filter((each) => each.plane === plane.name)
  const overhang = leastOverhang(roof)
  return {
    outline: plane.sides.map(({ line }) => limitOf(line, upSlope)),
    panels: [
      ...setbacks(plane, roof),
      ...clearBands(clear, upSlope),
      ...areas.flatMap((each) => areaLimits(blockOf(each, upSlope))),
    ],
    solid: inOrder(obstacles.map((each) => blockOf(obstacleRoom(each), upSlope))),
    clear: clearSquares(clear, plane.outline, upSlope),
    along: panel.width,
    across: panel.length,
    footLines: leaving.footLines ? { first: 0, pitch: 1, last: null } : footLinesOn(plane, roof),
    overhang,
    pastPanel: roof.rails.pastPanel,
    pastFoot: Math.min(PAST_FOOT, overhang),
  }
}
