import type { LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Sized } from './block-rows.ts'

/** A face with the distance that panels keep from its sides, mm. */
export type Face = { readonly outline: readonly LayoutPoint[]; readonly setback: number }

/** A side of a face: distances grow inwards along the normal. */
export type FaceSide = { readonly from: LayoutPoint; readonly inward: LayoutPoint }

/** Sides of a convex outline, whichever way round it is drawn. */
export const sidesOf = ({ outline }: Pick<Face, 'outline'>): readonly FaceSide[] => {
  const middle = {
    x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
    y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
  }
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length === 0) return []
    const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
    const sign = normal.x * (middle.x - from.x) + normal.y * (middle.y - from.y) < 0 ? -1 : 1
    return [{ from, inward: { x: sign * normal.x, y: sign * normal.y } }]
  })
}

/** Distance of a rectangle from a side, mm; below 0 where it reaches past it. */
export const clearance = ({ from, inward }: FaceSide, { x, y, width, height }: Sized): number => {
  const nearest = { x: inward.x > 0 ? x : x + width, y: inward.y > 0 ? y : y + height }
  return (nearest.x - from.x) * inward.x + (nearest.y - from.y) * inward.y
}

const EXACT = 1e-6

export const overlap = (one: Sized, other: Sized): boolean =>
  one.x < other.x + other.width - EXACT &&
  other.x < one.x + one.width - EXACT &&
  one.y < other.y + other.height - EXACT &&
  other.y < one.y + one.height - EXACT

/** Whether panels may lie there, as far as sides and what lies there already say. */
export const hasRoom = (face: Face, taken: readonly Sized[], panels: readonly Sized[]): boolean =>
  panels.every((each) => sidesOf(face).every((side) => clearance(side, each) >= face.setback - EXACT)) &&
  !panels.some((each) => taken.some((other) => overlap(other, each)))

export const extentOf = ({ outline }: Pick<Face, 'outline'>): Sized => {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Places are tried at this distance, mm. */
const step = 100

/** The first free place for a rectangle, from the eave up and from the left; null: none. */
export const freePlace = (
  face: Face,
  taken: readonly Sized[],
  size: Pick<Sized, 'width' | 'height'>,
): LayoutPoint | null => {
  const room = extentOf(face)
  const from = { x: Math.ceil(room.x + face.setback), y: Math.ceil(room.y + face.setback) }
  for (let { y } = from; y + size.height <= room.y + room.height; y += step)
    for (let { x } = from; x + size.width <= room.x + room.width; x += step)
      if (hasRoom(face, taken, [{ x, y, ...size }])) return { x, y }
  return null
}

/** How far from sides and what lies there a group of panels is by one shift along an axis. */
const shiftsAlong = (
  axis: 'x' | 'y',
  face: Face,
  taken: readonly Sized[],
  panels: readonly Sized[],
): readonly number[] => {
  const size = axis === 'x' ? 'width' : 'height'
  const off = taken.flatMap((other) =>
    panels
      .filter((each) => overlap(other, each))
      .flatMap((each) => [other[axis] - each[axis] - each[size], other[axis] + other[size] - each[axis]]),
  )
  const inside = sidesOf(face).flatMap((side) => {
    const lack = face.setback - Math.min(...panels.map((each) => clearance(side, each)))
    return lack > 0 && Math.abs(side.inward[axis]) > 0.1 ? [lack / side.inward[axis]] : []
  })
  return [...off, ...inside].map((shift) => (shift < 0 ? Math.floor(shift) : Math.ceil(shift)))
}

/** The shortest shift along or across the eave after which all of these panels have room; null: none is simple. */
export const shiftToRoom = (face: Face, taken: readonly Sized[], panels: readonly Sized[]): LayoutPoint | null => {
  const shifts = [
    ...shiftsAlong('x', face, taken, panels).map((x) => ({ x, y: 0 })),
    ...shiftsAlong('y', face, taken, panels).map((y) => ({ x: 0, y })),
  ]
  const fits = ({ x, y }: LayoutPoint): boolean =>
    hasRoom(
      face,
      taken,
      panels.map((each) => ({ ...each, x: each.x + x, y: each.y + y })),
    )
  const far = ({ x, y }: LayoutPoint): number => Math.abs(x) + Math.abs(y)
  return shifts.toSorted((one, other) => far(one) - far(other)).find(fits) ?? null
}
