import type { LaidPlane, Layout, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import { clearanceOf, cornersOf } from '../drawing/array-plan.ts'

export type Distances = Layout['distances']

type Line = { readonly at: LayoutPoint; readonly dx: number; readonly dy: number }

/** A side moved into an outline that runs anticlockwise. */
const movedIn = (from: LayoutPoint, to: LayoutPoint, distance: number): Line => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  return { at: { x: from.x - (dy / length) * distance, y: from.y + (dx / length) * distance }, dx, dy }
}

const meeting = (one: Line, other: Line): LayoutPoint => {
  const across = one.dx * other.dy - one.dy * other.dx
  const share = ((other.at.x - one.at.x) * other.dy - (other.at.y - one.at.y) * other.dx) / across
  return { x: one.at.x + share * one.dx, y: one.at.y + share * one.dy }
}

/** How far a point lies to the left of a side. */
const leftOf = (from: LayoutPoint, to: LayoutPoint, { x, y }: LayoutPoint): number =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)

const cutBy = (points: readonly LayoutPoint[], from: LayoutPoint, to: LayoutPoint): readonly LayoutPoint[] =>
  points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] as LayoutPoint
    const [a, b] = [leftOf(from, to, point), leftOf(from, to, next)]
    const kept = a >= 0 ? [point] : []
    if (a >= 0 === b >= 0 || a === b) return kept
    const share = a / (a - b)
    return [...kept, { x: point.x + share * (next.x - point.x), y: point.y + share * (next.y - point.y) }]
  })

/** As far as it lies on a convex face. */
const onFace = (points: readonly LayoutPoint[], outline: readonly LayoutPoint[]): readonly LayoutPoint[] => {
  const sides = turned(outline)
  return sides.reduce(
    (rest, from, index) => cutBy(rest, from, sides[(index + 1) % sides.length] as LayoutPoint),
    points,
  )
}

const turned = (points: readonly LayoutPoint[]): readonly LayoutPoint[] => {
  const area = points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] as LayoutPoint
    return sum + x * next.y - next.x * y
  }, 0)
  return area < 0 ? points.toReversed() : points
}

type Face = Pick<LaidPlane, 'name' | 'outline'>

/** Ridge and hips lie between two faces: the sloping sides, and the top of a face that has another one behind it. */
const distanceFrom = (
  { name, outline }: Face,
  from: LayoutPoint,
  to: LayoutPoint,
  { edge, ridge }: Distances,
): number => {
  if (name === 'roof' || Math.abs(to.x - from.x) <= 1) return edge
  const top = Math.max(...outline.map(({ y }) => y))
  return Math.abs(to.y - from.y) > 1 || from.y > top - 1 ? ridge : edge
}

/** Strips along the sides of a convex outline, mitred where they meet; none where the face has no room within. */
export const edgeStrips = (face: Face, distances: Distances): readonly (readonly LayoutPoint[])[] => {
  const points = turned(face.outline)
  const around = (index: number) => (index + points.length) % points.length
  const deep = points.map((from, index) =>
    distanceFrom(face, from, points[around(index + 1)] as LayoutPoint, distances),
  )
  const sides = points.map((from, index) =>
    movedIn(from, points[around(index + 1)] as LayoutPoint, deep[index] as number),
  )
  const inner = sides.map((side, index) => meeting(sides[around(index - 1)] as Line, side))
  return points.flatMap((from, index) => {
    const [to, next, own] = [points[around(index + 1)], inner[around(index + 1)], inner[index]]
    if (deep[index] === 0 || to === undefined || next === undefined || own === undefined) return []
    const runsOn = (to.x - from.x) * (next.x - own.x) + (to.y - from.y) * (next.y - own.y) > 0
    return runsOn ? [[from, to, next, own]] : []
  })
}

export type KeptClear = {
  readonly kind: 'edge' | 'zone' | 'obstacle' | 'walkway'
  readonly points: readonly LayoutPoint[]
}

/** Whether the result closes a zone of a face. */
export const hasClosedZone = ({ zones }: Pick<LaidPlane, 'zones'>): boolean =>
  zones.some(({ isKeptClear }) => isKeptClear)

/** Where nothing is mounted: strips along the edges, zones that are kept clear, obstacles and walkways with the room they need. */
export const keptClear = (plane: LaidPlane, distances: Distances): readonly KeptClear[] => [
  ...edgeStrips(plane, distances).map((points) => ({ kind: 'edge' as const, points })),
  ...plane.zones.flatMap(({ isKeptClear, polygon }) =>
    isKeptClear ? [{ kind: 'zone' as const, points: polygon }] : [],
  ),
  ...plane.obstacles.map((obstacle) => ({
    kind: obstacle.kind,
    points: onFace(cornersOf(clearanceOf(obstacle, plane.outline) ?? obstacle), plane.outline),
  })),
]
