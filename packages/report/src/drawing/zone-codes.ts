import type { LaidPlane, LayoutPoint, LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import { isInside } from './inside-outline.ts'

/** A place of a zone on a plane, with the room around it, mm. */
export type FreePlace = { readonly zone: LayoutZone; readonly at: LayoutPoint; readonly room: number }

const steps = 24

/** Points over the box around a plane, and one row outside it. */
const gridAround = (outline: readonly LayoutPoint[]): readonly LayoutPoint[] => {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - bottom]
  const at = (step: number) => (step - 0.5) / steps
  const count = steps + 2
  return Array.from({ length: count * count }, (_, index) => ({
    x: left + wide * at(index % count),
    y: bottom + high * at(Math.floor(index / count)),
  }))
}

/** The zone painted last covers the others; null outside the plane. */
export const seenZone = (
  { zones, outline }: Pick<LaidPlane, 'zones' | 'outline'>,
  point: LayoutPoint,
): LayoutZone | null =>
  isInside(outline, point) ? (zones.findLast(({ polygon }) => isInside(polygon, point))?.zone ?? null) : null

const isBelowPanel = ({ panels }: LaidPlane, { x, y }: LayoutPoint): boolean =>
  panels.some((panel) => x >= panel.x && x <= panel.x + panel.width && y >= panel.y && y <= panel.y + panel.height)

type Seen = { readonly zone: LayoutZone | null; readonly at: LayoutPoint; readonly isCovered: boolean }

const squared = (one: LayoutPoint, other: LayoutPoint): number => (other.x - one.x) ** 2 + (other.y - one.y) ** 2

const roomAround = (at: LayoutPoint, others: readonly Seen[]): number =>
  Math.sqrt(others.reduce((least, other) => Math.min(least, squared(at, other.at)), Number.POSITIVE_INFINITY))

/**
 * For each zone on a plane, the point with most room to other zones and panels; below a panel only where nothing else is
 * visible.
 */
const findPlaces = (plane: LaidPlane): readonly FreePlace[] => {
  const seen = gridAround(plane.outline).map(
    (at): Seen => ({ at, zone: seenZone(plane, at), isCovered: isBelowPanel(plane, at) }),
  )
  return [...new Set(seen.map(({ zone }) => zone))].flatMap((zone): readonly FreePlace[] => {
    if (zone === null) return []
    const own = seen.filter((each) => each.zone === zone)
    const free = own.filter(({ isCovered }) => !isCovered)
    const others = seen.filter((each) => each.zone !== zone || each.isCovered)
    const [best] = (free.length > 0 ? free : own)
      .map((each) => ({ at: each.at, room: each.isCovered ? 0 : roomAround(each.at, others) }))
      .sort((one, other) => other.room - one.room)
    return best ? [{ zone, ...best }] : []
  })
}

const known = new WeakMap<LaidPlane, readonly FreePlace[]>()

/** Computed once per plane, for the drawing and its keys. */
const placesOn = (plane: LaidPlane): readonly FreePlace[] => {
  const places = known.get(plane) ?? findPlaces(plane)
  known.set(plane, places)
  return places
}

/** Where the number of each zone is easiest to read: one place on the whole roof. */
export const zonePlaces = (planes: readonly LaidPlane[]): readonly (FreePlace & { readonly plane: LaidPlane })[] => {
  const places = planes.flatMap((plane) => placesOn(plane).map((place) => ({ ...place, plane })))
  return [...new Set(places.map(({ zone }) => zone))].flatMap(
    (zone) => places.filter((each) => each.zone === zone).sort((one, other) => other.room - one.room)[0] ?? [],
  )
}
