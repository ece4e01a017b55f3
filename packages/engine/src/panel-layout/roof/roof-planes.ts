import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import type { PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { radians } from '../../calculation/units.ts'
import { areaOf, clipped, type Line, type Point } from './plan-line.ts'

/** What a side of a plane is: an edge of the roof, or a line where two planes meet. */
export type Side = { readonly kind: 'edge' | 'ridge' | 'hip'; readonly line: Line }

/** One plane of the roof, in its own coordinates, and where it lies on the building. */
export type RoofPlane = {
  readonly name: PlaneName
  readonly outline: readonly Point[]
  /** mm along the eave and up the slope. */
  readonly width: number
  readonly height: number
  readonly plan: { readonly origin: Point; readonly along: Point; readonly up: Point }
  readonly sides: readonly Side[]
  /** Distances from the four walls of the building, wherever they are. */
  readonly walls: Readonly<Record<Wall, Line>>
}

/** The walls of a rectangular building, seen from its front. */
export const wallNames = ['front', 'back', 'left', 'right'] as const

/** A wall of the building. */
export type Wall = (typeof wallNames)[number]

/** mm and degrees. */
export type Building = {
  readonly form: RoofForm
  readonly length: number
  readonly width: number
  readonly slope: number
}

type Placed = Pick<RoofPlane, 'name' | 'plan'>

const wallsOnPlan = ({ length, width }: Building): Readonly<Record<Wall, Line>> => ({
  left: { byX: 1, byY: 0, constant: 0 },
  right: { byX: -1, byY: 0, constant: length },
  front: { byX: 0, byY: 1, constant: 0 },
  back: { byX: 0, byY: -1, constant: width },
})

/** A line of the plan in the coordinates of a plane. */
const onPlane = ({ byX, byY, constant }: Line, { origin, along, up }: RoofPlane['plan']): Line => ({
  byX: byX * along.x + byY * along.y,
  byY: byX * up.x + byY * up.y,
  constant: byX * origin.x + byY * origin.y + constant,
})

/** The line halfway to another eave: a hip at a corner of the building, a ridge between opposite eaves. */
const halfway = (own: Line, other: Line): Line => {
  const size = Math.hypot(other.byX - own.byX, other.byY - own.byY)
  return {
    byX: (other.byX - own.byX) / size,
    byY: (other.byY - own.byY) / size,
    constant: (other.constant - own.constant) / size,
  }
}

/** Where each plane stands on the plan; seen up its slope, x runs to the right. */
const placedOf = ({ length, width, slope }: Building): Readonly<Record<PlaneName, Placed['plan']>> => {
  const share = Math.cos(radians(slope))
  const front = { origin: { x: 0, y: 0 }, along: { x: 1, y: 0 }, up: { x: 0, y: share } }
  return {
    front,
    roof: front,
    back: { origin: { x: length, y: width }, along: { x: -1, y: 0 }, up: { x: 0, y: -share } },
    left: { origin: { x: 0, y: width }, along: { x: 0, y: -1 }, up: { x: share, y: 0 } },
    right: { origin: { x: length, y: 0 }, along: { x: 0, y: 1 }, up: { x: -share, y: 0 } },
  }
}

const opposite: Readonly<Record<Wall, Wall>> = { front: 'back', back: 'front', left: 'right', right: 'left' }
const edge = (line: Line): Side => ({ kind: 'edge', line })

/** The sides of a plane that rises from one eave, on the plan. */
const sidesOnPlan = (building: Building, name: PlaneName): readonly Side[] => {
  const walls = wallsOnPlan(building)
  if (name === 'roof') return wallNames.map((wall) => edge(walls[wall]))
  const own = walls[name]
  const ridge: Side = { kind: 'ridge', line: halfway(own, walls[opposite[name]]) }
  if (building.form === 'gable') return [edge(own), edge(walls.left), edge(walls.right), ridge]
  const beside = wallNames.filter((wall) => wall !== name && wall !== opposite[name])
  const hips = beside.map((wall): Side => ({ kind: 'hip', line: halfway(own, walls[wall]) }))
  const isMain = (name === 'front' || name === 'back') === building.length > building.width
  const hasRidge = isMain && building.length !== building.width
  return [edge(own), ...hips, ...(hasRidge ? [ridge] : [])]
}

const planeNamesOf: Readonly<Record<RoofForm, readonly PlaneName[]>> = {
  gable: ['front', 'back'],
  hip: ['front', 'back', 'left', 'right'],
  skillion: ['roof'],
  flat: ['roof'],
}

const mapped = (walls: Readonly<Record<Wall, Line>>, plan: RoofPlane['plan']): Readonly<Record<Wall, Line>> => ({
  front: onPlane(walls.front, plan),
  back: onPlane(walls.back, plan),
  left: onPlane(walls.left, plan),
  right: onPlane(walls.right, plan),
})

const planeOf = (building: Building, name: PlaneName): RoofPlane => {
  const plan = placedOf(building)[name]
  const sides = sidesOnPlan(building, name).map(({ kind, line }) => ({ kind, line: onPlane(line, plan) }))
  const far = (2 * (building.length + building.width)) / Math.cos(radians(building.slope))
  const everywhere = [
    { x: -far, y: -far },
    { x: far, y: -far },
    { x: far, y: far },
    { x: -far, y: far },
  ]
  const outline = sides.reduce<readonly Point[]>((polygon, { line }) => clipped(polygon, line), everywhere)
  return {
    name,
    outline,
    width: Math.max(...outline.map(({ x }) => x)),
    height: Math.max(...outline.map(({ y }) => y)),
    plan,
    sides,
    walls: mapped(wallsOnPlan(building), plan),
  }
}

/** The planes of a rectangular building. */
export const roofPlanes = (building: Building): readonly RoofPlane[] =>
  planeNamesOf[building.form].map((name) => planeOf(building, name)).filter(({ outline }) => areaOf(outline) > 0)
