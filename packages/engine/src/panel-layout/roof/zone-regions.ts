import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import type { LayoutZone, ZoneArea } from '@soundroof/contract/roofs/panel-layout/layout'
import { areaOf, clippedWithin, type Line, nearestOf, type Point, type Rectangle } from './plan-line.ts'
import { type RoofPlane, type Side, wallNames } from './roof-planes.ts'

/** A boundary belongs to the stricter zone: a panel this near to one, mm, touches it. */
export const TOUCH = 0.001

/** Where a zone lies on a plane: within so many mm of each of its lines; everywhere without lines. */
export type Region = {
  readonly zone: LayoutZone
  readonly limits: readonly { readonly line: Line; readonly within: number }[]
}

/** What decides where zones lie; lengths in mm on the plan. */
export type Zoning = {
  readonly form: RoofForm
  /** Zone dimension a. */
  readonly a: number
  /** Building length. */
  readonly length: number
  /** From 10 degrees on: ridge and hips carry bands, and corners are no zone. */
  readonly isSteep: boolean
  /** How far the zone Edge reaches beside a higher wall; which edge it stands beside is not known. Null: no such wall. */
  readonly wallReach: number | null
  /** Side of the squares at the ends of the ridge; null: no such zone. */
  readonly ridgeEnds: number | null
  /** Central and End in place of the four zones. */
  readonly isByThirds: boolean
}

const region = (zone: LayoutZone, ...limits: Region['limits']): Region => ({ zone, limits })
const upTo = (line: Line, within: number) => ({ line, within })

const thirds = ({ walls }: RoofPlane, length: number): readonly Region[] => [
  region('Central'),
  region('End', upTo(walls.left, length / 3)),
  region('End', upTo(walls.right, length / 3)),
]

const carriesBand = ({ kind }: Side, isSteep: boolean): boolean => kind === 'edge' || isSteep

/** Method 2: bands along edges, from 10 degrees on along ridge and hips too. */
const bands = ({ sides }: RoofPlane, { a, isSteep }: Zoning): readonly Region[] => {
  const lines = sides.filter((side) => carriesBand(side, isSteep)).map(({ line }) => line)
  return [
    region('Internal'),
    ...lines.map((line) => region('Intermediate', upTo(line, a))),
    ...lines.map((line) => region('Edge', upTo(line, a / 2))),
  ]
}

/** Method 2: the wall may stand beside any edge. */
const besideWall = ({ walls }: RoofPlane, { wallReach }: Zoning): readonly Region[] =>
  wallReach === null ? [] : wallNames.map((name) => region('Edge', upTo(walls[name], wallReach)))

/** Method 2: squares where two edges of the building meet, below 10 degrees. */
const corners = ({ walls }: RoofPlane, { a, isSteep }: Zoning): readonly Region[] =>
  isSteep
    ? []
    : (['front', 'back'] as const).flatMap((eave) =>
        (['left', 'right'] as const).map((end) => region('Corner', upTo(walls[eave], a / 2), upTo(walls[end], a / 2))),
      )

/** Second pass 8: the ends of a gable's ridge, and of the high edge of a skillion; a hip roof has none. */
const ridgeEnds = ({ sides, walls }: RoofPlane, { form, ridgeEnds: side }: Zoning): readonly Region[] => {
  if (side === null || form === 'hip' || form === 'flat') return []
  const high = form === 'skillion' ? walls.back : sides.find(({ kind }) => kind === 'ridge')?.line
  if (high === undefined) return []
  return [walls.left, walls.right].map((end) => region('Ridge ends', upTo(high, side), upTo(end, side)))
}

/** The zones of a plane, from the mildest to the strictest; a later one counts where two overlap. */
export const zoneRegions = (plane: RoofPlane, zoning: Zoning): readonly Region[] =>
  zoning.isByThirds
    ? thirds(plane, zoning.length)
    : [...bands(plane, zoning), ...besideWall(plane, zoning), ...corners(plane, zoning), ...ridgeEnds(plane, zoning)]

/** Whether a rectangle lies in a zone, or touches it. */
export const touches = ({ limits }: Pick<Region, 'limits'>, rectangle: Rectangle): boolean => {
  for (const { line, within } of limits) if (nearestOf(line, rectangle) > within + TOUCH) return false
  return true
}

/** The strictest zone that a rectangle touches. */
export const strictestZone = (regions: readonly Region[], rectangle: Rectangle): LayoutZone =>
  regions.findLast((each) => touches(each, rectangle))?.zone ?? 'Internal'

const strictness: Readonly<Record<LayoutZone, number>> = {
  Internal: 0,
  Central: 0,
  Intermediate: 1,
  Edge: 2,
  End: 2,
  Corner: 3,
  'Ridge ends': 3,
}

/** Whether panels that touch both zones take the first one. */
export const isStricter = (one: LayoutZone, other: LayoutZone): boolean => strictness[one] > strictness[other]

/** The part of a plane that a region covers, as a polygon, mm. */
export const areaOfRegion = ({ limits }: Region, outline: readonly Point[]): readonly Point[] =>
  limits.reduce<readonly Point[]>((polygon, { line, within }) => clippedWithin(polygon, line, within), outline)

/** The zones as polygons to draw. */
export const zoneAreas = (
  { outline }: RoofPlane,
  regions: readonly Region[],
  isKeptClear: (zone: LayoutZone) => boolean,
): readonly ZoneArea[] =>
  regions.flatMap((each) => {
    const polygon = areaOfRegion(each, outline)
    return areaOf(polygon) > 1 ? [{ zone: each.zone, polygon, isKeptClear: isKeptClear(each.zone) }] : []
  })
