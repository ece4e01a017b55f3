import type { PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { ZonedPlane } from '../blocks/cell-refusal.ts'
import { type RoofPlane, roofPlanes } from '../roof/roof-planes.ts'
import { zoneRegions } from '../roof/zone-regions.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { mostPanels, wantedPanels } from '../settings/wanted-panels.ts'
import { type FilledPlane, fillPlanes, packAll, packWanted, totalOf } from './choose-panels.ts'
import type { Packing } from './pack-plane.ts'

const mayCarry = (planes: readonly PlaneName[] | null, { name }: RoofPlane): boolean =>
  planes === null || planes.includes(name)

/** The roof as a former release filled it. */
export type FormerFilling = {
  readonly zoned: readonly ZonedPlane[]
  readonly used: readonly ZonedPlane[]
  readonly filled: readonly FilledPlane[]
  readonly fits: number
  readonly packings: readonly Packing[]
}

/** Former releases laid rails under tiles anywhere up the slope, and hooks anywhere along a rafter. */
export const withoutCourses = (roof: ArrayRoof): ArrayRoof => {
  if (roof.courses === null) return roof
  return roof.feetOn === 'members'
    ? { ...roof, courses: null, railLines: null }
    : { ...roof, courses: null, feetOn: 'anywhere' }
}

/** Rows as releases up to 2.2.2-beta packed them: as many panels as fit, row by row. */
export const formerFilling = (given: ArrayRoof): FormerFilling => {
  const roof = withoutCourses(given)
  const zoned = roofPlanes(roof.building).map((plane) => ({ plane, regions: zoneRegions(plane, roof.zoning) }))
  const used = zoned.filter(({ plane }) => mayCarry(roof.request.planes, plane))
  const packings = packAll(used, (zone) => !roof.answers.has(zone), roof)
  const most = Math.min(wantedPanels(roof) ?? mostPanels, mostPanels)
  const filled = fillPlanes(packWanted(used, wantedPanels(roof), packings, roof), most, roof.railsUpSlope)
  return { zoned, used, filled, fits: totalOf(packings), packings }
}
