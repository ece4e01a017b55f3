import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Obstacle } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { obstacleRoom } from '../face/obstacle-room.ts'
import { distanceFromSide } from '../face/plane-field.ts'
import { nearestOf, planShare, type Rectangle } from '../roof/plan-line.ts'
import type { RoofPlane, Side } from '../roof/roof-planes.ts'
import { type Region, strictestZone, touches } from '../roof/zone-regions.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'

/** A plane with its zones. */
export type ZonedPlane = { readonly plane: RoofPlane; readonly regions: readonly Region[] }

/** Lengths are compared to this many mm. */
const EXACT = 1e-6

const besideSide = (rectangle: Rectangle, side: Side, roof: ArrayRoof): Message | null => {
  const clear = nearestOf(side.line, rectangle) / planShare(side.line)
  if (clear < -EXACT) return 'panel-past-the-roof'
  const distance = distanceFromSide(side, roof)
  return clear >= distance - EXACT ? null : { code: 'panel-too-near', values: { side: side.kind, distance } }
}

/** Whether two rectangles share more than an edge. */
export const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width - EXACT &&
  other.x < one.x + one.width - EXACT &&
  one.y < other.y + other.height - EXACT &&
  other.y < one.y + one.height - EXACT

const onObstacle = (rectangle: Rectangle, obstacles: readonly Obstacle[]): Message | null => {
  const index = obstacles.findIndex((each) => overlap(rectangle, obstacleRoom(each)))
  const obstacle = obstacles[index]
  if (obstacle === undefined) return null
  const { kind, clearance = 0 } = obstacle
  const which = { kind, number: index + 1 }
  return overlap(rectangle, obstacle)
    ? { code: 'panel-on-an-obstacle', values: which }
    : { code: 'panel-near-an-obstacle', values: { ...which, clearance } }
}

const inClosedZone = (rectangle: Rectangle, regions: readonly Region[], roof: ArrayRoof): Message | null => {
  const closed = regions.findLast((each) => !roof.answers.has(each.zone) && touches(each, rectangle))
  return closed === undefined ? null : { code: 'panel-in-a-closed-zone', values: { zone: closed.zone } }
}

/** Why a panel may not lie where it is, whatever lies beside it; null: it may. @param obstacles of its plane */
export const refusalOf = (
  rectangle: Rectangle,
  { plane, regions }: ZonedPlane,
  obstacles: readonly Obstacle[],
  roof: ArrayRoof,
): Message | null => {
  const sides = plane.sides.map((side) => besideSide(rectangle, side, roof)).filter((said) => said !== null)
  return (
    sides.find((said) => said === 'panel-past-the-roof') ??
    sides[0] ??
    onObstacle(rectangle, obstacles) ??
    inClosedZone(rectangle, regions, roof)
  )
}

/** Every zone that a rectangle touches, the strictest first; the mildest where it touches none. */
export const zonesTouched = (regions: readonly Region[], rectangle: Rectangle): readonly LayoutZone[] => {
  const zones = regions.filter((each) => touches(each, rectangle)).map(({ zone }) => zone)
  return zones.length === 0 ? [strictestZone(regions, rectangle)] : [...new Set(zones)].toReversed()
}
