import type {
  LaidPanel,
  LaidPlane,
  LaidRail,
  Layout,
  LayoutPoint,
  LayoutZone,
} from '@soundroof/contract/roofs/panel-layout/layout'
import type { FrameSide, Obstacle } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { cornersOf, toPlan } from '../drawing/array-plan.ts'

/** A roof with its array as a solid for display: metres, x along the building, y across it, z up. */
export type Point3 = { readonly x: number; readonly y: number; readonly z: number }

/** Kind of a face, which decides its look. */
export type FaceKind = 'wall' | 'zone' | 'panel' | 'rail' | 'obstacle' | 'walkway'

/** A flat convex polygon, anticlockwise as seen from outside. */
export type Face = {
  readonly kind: FaceKind
  readonly corners: readonly Point3[]
  /** Of a zone. */
  readonly zone?: { readonly name: LayoutZone; readonly isKeptClear: boolean }
}

/** Faces of one roof plane, from the roof upwards: each covers those before it. */
export type SolidPlane = {
  readonly name: LaidPlane['name']
  readonly outline: readonly Point3[]
  readonly zones: readonly Face[]
  readonly rails: readonly Face[]
  readonly panels: readonly Face[]
  readonly obstacles: readonly Face[]
}

export type RoofSolid = {
  readonly walls: readonly Face[]
  readonly planes: readonly SolidPlane[]
  /** The middle of the building, and the sphere around it. */
  readonly centre: Point3
  readonly radius: number
}

/** mm above the roof, straight up, so that everything stays where the plan shows it. */
export const lift = { zone: 4, rail: 70, panel: 110, obstacle: 350, walkway: 45 } as const

/** Metres of rise to a millimetre up the slope. */
const riseOf = ({ plan: { up } }: Pick<LaidPlane, 'plan'>): number =>
  Math.sqrt(Math.max(0, 1 - up.x * up.x - up.y * up.y)) / 1000

/** A point of a plane in space, so many millimetres straight above it. */
export const inSpace =
  (plane: Pick<LaidPlane, 'plan'>, eave: number) =>
  (at: LayoutPoint, above = 0): Point3 => ({ ...toPlan(plane)(at), z: eave + at.y * riseOf(plane) + above / 1000 })

type ToSpace = ReturnType<typeof inSpace>

const highestRise = ({ planes }: Pick<Layout, 'planes'>): number =>
  Math.max(0, ...planes.flatMap((plane) => plane.outline.map(({ y }) => y * riseOf(plane))))

const onRoof = (kind: FaceKind, to: ToSpace, corners: readonly LayoutPoint[], above: number): Face => ({
  kind,
  corners: corners.map((at) => to(at, above)),
})

/** Sides of a box between its top and the roof; it has no underside. */
const sidesBelow = (
  kind: FaceKind,
  to: ToSpace,
  corners: readonly LayoutPoint[],
  above: number,
  from: number,
): readonly Face[] =>
  corners.map((start, index) => {
    const end = corners[(index + 1) % corners.length] ?? start
    return { kind, corners: [to(start, from), to(end, from), to(end, above), to(start, above)] }
  })

const zoneFaces = ({ zones }: LaidPlane, to: ToSpace): readonly Face[] =>
  zones
    .filter(({ polygon }) => polygon.length > 2)
    .map(({ zone, polygon, isKeptClear }, index) => ({
      ...onRoof('zone', to, polygon, lift.zone * (index + 1)),
      zone: { name: zone, isKeptClear },
    }))

/** mm. */
const railWidth = 40

const railCorners = ({ from, to }: LaidRail): readonly LayoutPoint[] => {
  const isAlong = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y)
  const [left, right] = isAlong ? [Math.min(from.x, to.x), Math.max(from.x, to.x)] : [from.x, from.x]
  const [low, high] = isAlong ? [from.y, from.y] : [Math.min(from.y, to.y), Math.max(from.y, to.y)]
  const [wide, tall] = isAlong ? [0, railWidth / 2] : [railWidth / 2, 0]
  return cornersOf({ x: left - wide, y: low - tall, width: right - left + 2 * wide, height: high - low + 2 * tall })
}

const obstacleFaces = (obstacle: Obstacle, to: ToSpace): readonly Face[] => {
  const corners = cornersOf(obstacle)
  const above = lift[obstacle.kind]
  return [...sidesBelow(obstacle.kind, to, corners, above, 0), onRoof(obstacle.kind, to, corners, above)]
}

type Tilted = Partial<Pick<Layout, 'blocks' | 'frames'>>

/** Whether a corner lies on the low edge of a tilted panel. */
const isLow = ({ x, y, width, height }: LaidPanel, at: LayoutPoint, side: FrameSide): boolean =>
  ({
    eave: at.y < y + height / 2,
    ridge: at.y > y + height / 2,
    left: at.x < x + width / 2,
    right: at.x > x + width / 2,
  })[side]

const panelFace = (panel: LaidPanel, to: ToSpace, { blocks, frames }: Tilted): Face => {
  const corners = cornersOf(panel)
  if (frames === undefined) return onRoof('panel', to, corners, lift.panel)
  const side = blocks?.[panel.place.block]?.faces ?? 'eave'
  const above = (at: LayoutPoint): number => (isLow(panel, at, side) ? frames.lowEdge : frames.highEdge)
  return { kind: 'panel', corners: corners.map((at) => to(at, above(at))) }
}

const solidPlane = (plane: LaidPlane, eave: number, layout: Tilted): SolidPlane => {
  const to = inSpace(plane, eave)
  return {
    name: plane.name,
    outline: plane.outline.map((at) => to(at)),
    zones: zoneFaces(plane, to),
    rails: plane.rails.map((rail) => onRoof('rail', to, railCorners(rail), lift.rail)),
    panels: plane.panels.map((panel) => panelFace(panel, to, layout)),
    obstacles: plane.obstacles.flatMap((obstacle) => obstacleFaces(obstacle, to)),
  }
}

type Building = {
  /** Metres. */
  readonly length: number
  readonly width: number
  /** Midway between eave and ridge. */
  readonly roofHeight: number
}

/** Metres: a wall of the building runs along the sides of its rectangle. */
const nearly = 1e-6

const isOnWall = (a: Point3, b: Point3, { length, width }: Building): boolean => {
  const both = (side: 'x' | 'y', at: number) => Math.abs(a[side] - at) < nearly && Math.abs(b[side] - at) < nearly
  return both('x', 0) || both('x', length) || both('y', 0) || both('y', width)
}

/** Walls from the ground to every edge of the roof; sloping edges make the gable ends. */
const wallsBelow = (planes: readonly SolidPlane[], building: Building): readonly Face[] =>
  planes.flatMap(({ outline }) =>
    outline.flatMap((start, index): readonly Face[] => {
      const end = outline[(index + 1) % outline.length] ?? start
      if (!isOnWall(start, end, building)) return []
      return [{ kind: 'wall', corners: [{ ...start, z: 0 }, { ...end, z: 0 }, end, start] }]
    }),
  )

/** The layout as the map draws it, on its building. */
export const roofSolid = (layout: Pick<Layout, 'planes'> & Tilted, building: Building): RoofSolid => {
  const rise = highestRise(layout)
  const eave = Math.max(0, building.roofHeight - rise / 2)
  const planes = layout.planes.map((plane) => solidPlane(plane, eave, layout))
  const { length, width } = building
  return {
    walls: wallsBelow(planes, building),
    planes,
    centre: { x: length / 2, y: width / 2, z: (eave + rise) / 2 },
    radius: Math.hypot(length, width, eave + rise) / 2,
  }
}
