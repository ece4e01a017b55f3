import type { CodedLayout, LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type FilledPlane, fillPlanes, packAll, packWanted, totalOf } from './panels/choose-panels.ts'
import { lostPanels } from './panels/lost-panels.ts'
import type { ZonedPlane } from './panels/pack-plane.ts'
import { placesPastRoof } from './panels/places-past-roof.ts'
import { fewFeetWarnings } from './rails/few-feet.ts'
import { laidRails } from './rails/laid-rails.ts'
import { type RoofPlane, roofPlanes } from './roof/roof-planes.ts'
import { zoneAreas, zoneRegions } from './roof/zone-regions.ts'
import type { ArrayRoof } from './settings/array-settings.ts'
import { mostPanels, wantedPanels } from './settings/wanted-panels.ts'

const mayCarry = (planes: readonly PlaneName[] | null, { name }: RoofPlane): boolean =>
  planes === null || planes.includes(name)

const laidPlane = (zoned: ZonedPlane, filled: FilledPlane | undefined, roof: ArrayRoof): LaidPlane => {
  const { plane, regions } = zoned
  return {
    name: plane.name,
    outline: plane.outline,
    plan: plane.plan,
    zones: zoneAreas(plane, regions, (zone) => !roof.answers.has(zone)),
    obstacles: roof.request.obstacles.filter((each) => each.plane === plane.name),
    members: { ...roof.members, last: filled?.packing.field?.footLines.last ?? null },
    panels: filled?.rows.flatMap(({ panels }) => panels.map(({ panel }) => panel)) ?? [],
    rails: filled === undefined ? [] : laidRails(filled, roof),
  }
}

const countWarnings = (wanted: number | null, fits: number): readonly Message[] => {
  if (wanted === null)
    return fits <= mostPanels ? [] : [{ code: 'more-panels-fit-than-laid', values: { most: mostPanels, fits } }]
  return wanted <= fits ? [] : [{ code: 'fewer-panels-fit', values: { wanted, fits } }]
}

/** Whether the power of the project fits; an array that was given its place may hold less. */
const powerWarnings = (fits: number, { installed, panel, request }: ArrayRoof): readonly Message[] => {
  const room = (fits * panel.power) / 1000
  const isWholeRoof = request.areas.length === 0
  return !isWholeRoof || installed === null || installed <= room + 1e-9
    ? []
    : [{ code: 'installed-power-does-not-fit', values: { installed, fits: room } }]
}

const warningsOf = (
  planes: readonly RoofPlane[],
  wanted: number | null,
  fits: number,
  roof: ArrayRoof,
): readonly Message[] => [
  ...(roof.isGableAsOnePlane ? ['gable-laid-out-as-one-plane' as const] : []),
  ...countWarnings(wanted, fits),
  ...powerWarnings(fits, roof),
  ...placesPastRoof(planes, roof),
]

const assumptionsOf = (roof: ArrayRoof): readonly Message[] => {
  const { request, members, panel, ribs } = roof
  const { run, first, pitch } = members
  const last = roof.feetOn === 'members' ? request.lastMember : null
  const list: Message[] = [{ code: 'members-lie-at', values: { run, first, pitch, last } }]
  if (ribs !== null) list.push({ code: 'first-rib-at', values: { first: ribs.first, pitch: ribs.pitch } })
  if (roof.isPowerAssumed) list.push({ code: 'panel-power-assumed', values: { power: panel.power } })
  return list
}

/** Panels, rails and feet on a roof. */
export const layOut = (roof: ArrayRoof): CodedLayout => {
  const { building, request, panel } = roof
  const zoned = roofPlanes(building).map((plane) => ({ plane, regions: zoneRegions(plane, roof.zoning) }))
  const used = zoned.filter(({ plane }) => mayCarry(request.planes, plane))
  const everything = packAll(used, (zone) => !roof.answers.has(zone), roof)
  const [wanted, fits] = [wantedPanels(roof), totalOf(everything)]
  const most = Math.min(wanted ?? mostPanels, mostPanels)
  const filled = fillPlanes(packWanted(used, wanted, everything, roof), most, roof.railsUpSlope)
  const planes = zoned.map((each) =>
    laidPlane(
      each,
      filled.find(({ packing }) => packing.plane === each),
      roof,
    ),
  )
  const placed = planes.reduce((sum, { panels }) => sum + panels.length, 0)
  const kilowatts = (count: number): number => (count * panel.power) / 1000
  return {
    unit: 'mm',
    roofForm: building.form,
    orientation: roof.railsUpSlope ? 'landscape' : 'portrait',
    panel,
    planes,
    wanted,
    placed,
    fits,
    power: { installed: roof.installed, placed: kilowatts(placed), fits: kilowatts(fits) },
    lost: lostPanels(used, roof, fits),
    warnings: [
      ...warningsOf(
        used.map(({ plane }) => plane),
        wanted,
        fits,
        roof,
      ),
      ...fewFeetWarnings(planes, roof),
    ],
    assumptions: assumptionsOf(roof),
  }
}
