import type { CodedLayout, LaidPanel } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock, PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { ZonedPlane } from '../blocks/cell-refusal.ts'
import { blocksOnFace, type FullFace, fullFaces } from '../choice/choose-blocks.ts'
import { layOut } from '../lay-out.ts'
import { roofPlanes } from '../roof/roof-planes.ts'
import { zoneRegions } from '../roof/zone-regions.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'

/** The planes that may carry panels. */
export const usedPlanes = (roof: ArrayRoof): readonly ZonedPlane[] =>
  roofPlanes(roof.building)
    .filter(({ name }) => roof.request.planes === null || roof.request.planes.includes(name))
    .map((plane) => ({ plane, regions: zoneRegions(plane, roof.zoning) }))

/** Every face with as many panels as it takes. */
export const filledFaces = (roof: ArrayRoof, planes = usedPlanes(roof)): readonly FullFace[] =>
  fullFaces(planes, (zone) => !roof.answers.has(zone), roof)

/** These blocks on the roof. */
export const laidWith = (roof: ArrayRoof, blocks: readonly PanelBlock[]): CodedLayout =>
  layOut({ ...roof, request: { ...roof.request, blocks: [...blocks], areas: [] } })

/** How many panels count of as many as fit on the roof. */
export const mostOn = (roof: ArrayRoof): number =>
  laidWith(
    roof,
    filledFaces(roof).flatMap(({ full, rows }) => blocksOnFace(full, rows)),
  ).placed

/** Feet below the panels of some planes. */
export const feetOf = ({ planes }: Pick<CodedLayout, 'planes'>): number =>
  planes.reduce((sum, { rails }) => sum + rails.reduce((feet, rail) => feet + rail.feet.length, 0), 0)

/** Panels of one plane. */
export const panelsOn = ({ planes }: Pick<CodedLayout, 'planes'>, name: PlaneName): readonly LaidPanel[] =>
  planes.find((each) => each.name === name)?.panels ?? []
