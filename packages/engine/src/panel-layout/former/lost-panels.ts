import type { CodedLayout, LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ZonedPlane } from '../blocks/cell-refusal.ts'
import type { Leaving } from '../face/plane-field.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { packPlane } from './pack-plane.ts'

type Lost = CodedLayout['lost']

/** Zones of the roof that the result keeps clear of panels. */
export const keptClear = (planes: readonly ZonedPlane[], { answers }: ArrayRoof): readonly LayoutZone[] => {
  const zones = planes.flatMap(({ regions }) => regions.map(({ zone }) => zone))
  return [...new Set(zones)].filter((zone) => !answers.has(zone))
}

/** What keeps panels off the roof, with how many more would fit without it. Setbacks and the size of the roof do always. */
export const lostPanels = (planes: readonly ZonedPlane[], roof: ArrayRoof, fits: number): Lost => {
  const zones = keptClear(planes, roof)
  const isClear = (zone: LayoutZone): boolean => zones.includes(zone)
  const more = (clear: typeof isClear, leaving: Leaving = {}): number =>
    planes.reduce((sum, plane) => sum + packPlane(plane, clear, roof, leaving).total, 0) - fits
  const { obstacles, areas } = roof.request
  const inZones = zones.length === 0 ? 0 : more(() => false)
  const onObstacles = obstacles.length === 0 ? 0 : more(isClear, { obstacles: true })
  const elsewhere = areas.length === 0 ? 0 : more(isClear, { areas: true })
  const offLines = roof.feetOn === 'members' || roof.ribs !== null ? more(isClear, { footLines: true }) : 0
  const lost: Lost = [
    { panels: inZones, reason: { code: 'zones-kept-clear', values: { zones } } },
    { panels: onObstacles, reason: { code: 'obstacles-in-the-way', values: { count: obstacles.length } } },
    { panels: elsewhere, reason: 'array-has-its-place' },
    { panels: offLines, reason: 'no-member-below-rail-ends' },
  ]
  return lost.filter(({ panels }) => panels > 0)
}
