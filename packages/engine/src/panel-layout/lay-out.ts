import type { CodedLayout, LaidPanel, LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock, PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CountedPanel } from './blocks/block-cells.ts'
import type { ZonedPlane } from './blocks/cell-refusal.ts'
import { judgePanels } from './blocks/judge-panels.ts'
import { chooseBlocks, fullFaces } from './choice/choose-blocks.ts'
import { fieldOf } from './face/plane-field.ts'
import { formerBlocks } from './former/former-blocks.ts'
import { placesPastRoof } from './former/places-past-roof.ts'
import { frameAssumptions, frameWarnings, legWarnings } from './laid-frames/frame-warnings.ts'
import { laidFrames, rowsOfPlane } from './laid-frames/laid-frames.ts'
import { whereLegsStand, zonesWithoutLegs } from './laid-frames/zones-for-legs.ts'
import { holdPanels } from './rails/hold-panels.ts'
import { laidRails } from './rails/laid-rails.ts'
import { railWarnings, withBarsSaved } from './rails/save-bars.ts'
import { supportLines } from './rails/support-lines.ts'
import type { HeldRun } from './rails/support-run.ts'
import { roofPlanes } from './roof/roof-planes.ts'
import { zoneAreas, zoneRegions } from './roof/zone-regions.ts'
import type { ArrayRoof } from './settings/array-settings.ts'
import { countWarnings, powerWarnings } from './settings/count-warnings.ts'
import { wantedPanels } from './settings/wanted-panels.ts'

type Drawn = { readonly blocks: readonly PanelBlock[]; readonly fits: number }

const zonedPlanes = ({ building, zoning }: ArrayRoof): readonly ZonedPlane[] =>
  roofPlanes(building).map((plane) => ({ plane, regions: zoneRegions(plane, zoning) }))

const mayCarry = (planes: readonly PlaneName[] | null, { plane }: ZonedPlane): boolean =>
  planes === null || planes.includes(plane.name)

const laidPanel = ({ x, y, width, height, zone, place }: CountedPanel, row: number): LaidPanel => ({
  x,
  y,
  width,
  height,
  zone,
  row,
  place,
})

const membersOf = ({ members }: ArrayRoof, last: number | null): LaidPlane['members'] => ({ ...members, last })

/** The blocks of a plane with their rails. Of a plane that is kept clear every panel is refused before it is held. */
const heldOn = (zoned: ZonedPlane, blocks: readonly PanelBlock[], roof: ArrayRoof) => {
  const { plane, regions } = zoned
  const obstacles = roof.request.obstacles.filter((each) => each.plane === plane.name)
  const own = blocks.flatMap((block, index) => (block.plane === plane.name ? [[index, block] as const] : []))
  const judged = judgePanels(zoned, own, obstacles, roof)
  const field = fieldOf(plane, regions, () => false, roof, {})
  const held = field === null ? { ...judged, runs: [] as HeldRun[] } : holdPanels(judged, { zoned, field, roof })
  return { obstacles, field, ...held }
}

type Refused = CodedLayout['refused']
type OnPlane = {
  readonly laid: LaidPlane
  readonly refused: Refused
  readonly tooFar: number
  readonly offCourse: number
}

const laidOf = ({ laid }: OnPlane): LaidPlane => laid

const laidPlane = (zoned: ZonedPlane, blocks: readonly PanelBlock[], roof: ArrayRoof): OnPlane => {
  const { plane, regions } = zoned
  const { obstacles, field, runs, refused } = heldOn(zoned, blocks, roof)
  const laid: LaidPlane = {
    name: plane.name,
    outline: plane.outline,
    plan: plane.plan,
    zones: zoneAreas(plane, regions, (zone) => !roof.answers.has(zone)),
    obstacles,
    members: membersOf(roof, roof.feetOn === 'members' ? (field?.footLines.last ?? null) : null),
    lines: supportLines(plane, roof),
    ...rowsOfPlane(plane.name, roof),
    panels: runs.flatMap(({ panels }, row) => panels.map((panel) => laidPanel(panel, row))),
    rails: laidRails(runs, roof),
  }
  const tooFar = runs.reduce((sum, { rail, arrangement }) => sum + (rail.isTooFar ? arrangement.rails.length : 0), 0)
  const isOnCourses = roof.courses !== null && roof.railLines !== null
  const offCourse = isOnCourses ? laid.rails.filter(({ line }) => line === null).length : 0
  const drawn = refused.map(({ faces: _, ...panel }) => ({ plane: plane.name, ...panel }))
  return { laid, tooFar, offCourse, refused: drawn }
}

/** As asked, as a former release placed them, or as an installer would. */
const drawnOn = (planes: readonly ZonedPlane[], wanted: number | null, roof: ArrayRoof): Drawn => {
  const { blocks, areas } = roof.request
  const faces = fullFaces(planes, (zone) => !roof.answers.has(zone), roof)
  const fits = faces.reduce((sum, { most }) => sum + most, 0)
  if (blocks !== null) return { blocks, fits }
  const isFormer = areas.length > 0 && roof.frames === null
  return { blocks: isFormer ? formerBlocks(roof) : chooseBlocks(faces, wanted), fits }
}

const refusedWarnings = ({ length: panels }: Refused): readonly Message[] =>
  panels === 0 ? [] : [{ code: 'panels-not-counted', values: { panels } }]

/** Rails on two or three feet that no line allows nearer. Method 5.5. */
const fewFeetWarnings = (planes: readonly OnPlane[]): readonly Message[] => {
  const rails = planes.reduce((sum, { tooFar }) => sum + tooFar, 0)
  return rails === 0 ? [] : [{ code: 'rails-need-four-feet', values: { rails } }]
}

/** Rails that the assumed courses do not hold. */
const offCourseWarnings = (planes: readonly OnPlane[]): readonly Message[] => {
  const rails = planes.reduce((sum, { offCourse }) => sum + offCourse, 0)
  return rails === 0 ? [] : [{ code: 'rails-off-assumed-courses', values: { rails } }]
}

const assumptionsOf = (roof: ArrayRoof): readonly Message[] => {
  const { request, members, panel, ribs, courses } = roof
  const { run, first, pitch } = members
  const last = roof.feetOn === 'members' ? request.lastMember : null
  const list: Message[] = [{ code: 'members-lie-at', values: { run, first, pitch, last } }]
  if (courses !== null && request.courses === null) list.push({ code: 'courses-lie-at', values: courses })
  if (ribs !== null) list.push({ code: 'first-rib-at', values: { first: ribs.first, pitch: ribs.pitch } })
  if (roof.isPowerAssumed) list.push({ code: 'panel-power-assumed', values: { power: panel.power } })
  return list
}

const powerOf = ({ installed, panel }: ArrayRoof, placed: number, fits: number): CodedLayout['power'] => {
  const kilowatts = (count: number): number => (count * panel.power) / 1000
  return { installed, placed: kilowatts(placed), fits: kilowatts(fits) }
}

type Told = {
  /** As assessed, and with the zones closed that legs close. */
  readonly given: ArrayRoof
  readonly roof: ArrayRoof
  readonly used: readonly ZonedPlane[]
  readonly wanted: number | null
  readonly fits: number
  readonly blocks: readonly PanelBlock[]
  readonly refused: Refused
  readonly drawn: readonly OnPlane[]
  readonly laid: readonly LaidPlane[]
}

const warningsOf = ({ given, roof, used, wanted, fits, blocks, refused, drawn, laid }: Told): readonly Message[] => {
  const planes = used.map(({ plane }) => plane)
  return [
    ...(roof.isGableAsOnePlane ? ['gable-laid-out-as-one-plane' as const] : []),
    ...(given.answers.size === 0 ? ['no-zone-takes-panels' as const] : []),
    ...legWarnings(zonesWithoutLegs(given)),
    ...countWarnings(wanted, fits),
    ...powerWarnings(fits, roof),
    ...(roof.request.blocks === null ? placesPastRoof(planes, roof) : []),
    ...refusedWarnings(refused),
    ...fewFeetWarnings(drawn),
    ...offCourseWarnings(drawn),
    ...railWarnings(laid, roof),
    ...frameWarnings(blocks, roof),
  ]
}

/** Panels, rails and feet on a roof: everything follows from its blocks. Third pass 6. */
export const layOut = (given: ArrayRoof): CodedLayout => {
  const roof = whereLegsStand(given)
  const { building, request, panel } = roof
  const zoned = zonedPlanes(roof)
  const used = zoned.filter((each) => mayCarry(request.planes, each))
  const wanted = wantedPanels(roof)
  const { blocks, fits: most } = drawnOn(used, wanted, roof)
  const drawn = zoned.map((each) => laidPlane(each, blocks, roof))
  const planes = withBarsSaved(drawn.map(laidOf), roof)
  const refused = drawn.flatMap((each) => each.refused)
  const placed = planes.reduce((sum, { panels }) => sum + panels.length, 0)
  // What somebody drew may be more than the rows that are tried.
  const fits = Math.max(most, placed)
  return {
    unit: 'mm',
    roofForm: building.form,
    orientation: roof.railsUpSlope ? 'landscape' : 'portrait',
    panel,
    ...laidFrames(planes, blocks, roof),
    planes,
    refused,
    blocks,
    distances: { edge: roof.setback, ridge: request.ridgeDistance ?? roof.setback },
    isChosen: request.blocks === null && request.areas.length === 0,
    wanted,
    placed,
    fits,
    power: powerOf(roof, placed, fits),
    // Told by the hints, to whom asks: decision 074.
    lost: [],
    warnings: warningsOf({ given, roof, used, wanted, fits, blocks, refused, drawn, laid: planes }),
    assumptions: [...assumptionsOf(roof), ...frameAssumptions(planes, blocks, roof)],
  }
}
