import type { CodedLayout, LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { cellsOf } from '../blocks/block-cells.ts'
import type { ZonedPlane } from '../blocks/cell-refusal.ts'
import { supportLines } from '../rails/support-lines.ts'
import type { RoofPlane } from '../roof/roof-planes.ts'
import { zoneAreas } from '../roof/zone-regions.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { countWarnings, powerWarnings } from '../settings/count-warnings.ts'
import { wantedPanels } from '../settings/wanted-panels.ts'
import type { FilledPlane, LaidWithoutPlace } from './choose-panels.ts'
import { fewFeetWarnings } from './few-feet.ts'
import { type FormerFilling, formerFilling, withoutCourses } from './filled-planes.ts'
import { blocksOfPanels } from './former-blocks.ts'
import { laidRails } from './laid-rails.ts'
import { lostPanels } from './lost-panels.ts'
import { placesPastRoof } from './places-past-roof.ts'

type Place = LaidPlane['panels'][number]['place']
type Corner = { readonly x: number; readonly y: number }

const inOrder = (one: Corner, other: Corner): number =>
  Math.abs(one.y - other.y) > 0.5 ? one.y - other.y : one.x - other.x

/** The place of each panel in the blocks of its plane. @param first number of the first block */
const placesIn = (
  panels: readonly LaidWithoutPlace[],
  blocks: readonly PanelBlock[],
  first: number,
  roof: ArrayRoof,
): ReadonlyMap<LaidWithoutPlace, Place> => {
  const cells = blocks.flatMap((block, index) => cellsOf(block, first + index, roof)).toSorted(inOrder)
  return new Map(panels.toSorted(inOrder).map((panel, index) => [panel, (cells[index] as { place: Place }).place]))
}

type OnPlane = { readonly plane: LaidPlane; readonly blocks: readonly PanelBlock[] }

const laidPlane = (zoned: ZonedPlane, filled: FilledPlane | undefined, first: number, roof: ArrayRoof): OnPlane => {
  const { plane, regions } = zoned
  const panels = filled?.rows.flatMap((row) => row.panels.map(({ panel }) => panel)) ?? []
  const blocks = blocksOfPanels(panels, plane.name, roof)
  const places = placesIn(panels, blocks, first, roof)
  const laid: LaidPlane = {
    name: plane.name,
    outline: plane.outline,
    plan: plane.plan,
    zones: zoneAreas(plane, regions, (zone) => !roof.answers.has(zone)),
    obstacles: roof.request.obstacles.filter((each) => each.plane === plane.name),
    members: { ...roof.members, last: filled?.packing.field?.footLines.last ?? null },
    lines: supportLines(plane, roof),
    panels: panels.map((panel) => ({ ...panel, place: places.get(panel) as Place })),
    rails: filled === undefined ? [] : laidRails(filled, roof),
  }
  return { plane: laid, blocks }
}

const laidPlanes = ({ zoned, filled }: FormerFilling, roof: ArrayRoof) => {
  const blocks: PanelBlock[] = []
  const planes = zoned.map((each) => {
    const laid = laidPlane(
      each,
      filled.find(({ packing }) => packing.plane === each),
      blocks.length,
      roof,
    )
    blocks.push(...laid.blocks)
    return laid.plane
  })
  return { planes, blocks }
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

/** Panels, rails and feet as releases up to 2.2.2-beta drew them: an issued drawing stays as it was issued. */
export const formerLayOut = (given: ArrayRoof): CodedLayout => {
  const roof = withoutCourses(given)
  const { building, request, panel } = roof
  const filling = formerFilling(roof)
  const { used, fits } = filling
  const wanted = wantedPanels(roof)
  const { planes, blocks } = laidPlanes(filling, roof)
  const placed = planes.reduce((sum, { panels }) => sum + panels.length, 0)
  const kilowatts = (count: number): number => (count * panel.power) / 1000
  return {
    unit: 'mm',
    roofForm: building.form,
    orientation: roof.railsUpSlope ? 'landscape' : 'portrait',
    panel,
    planes,
    refused: [],
    blocks,
    distances: { edge: roof.setback, ridge: request.ridgeDistance ?? roof.setback },
    isChosen: request.areas.length === 0,
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
