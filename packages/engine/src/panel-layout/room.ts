import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import { tiltOf } from '../actions/tilt.ts'
import { node } from '../calculation/step.ts'
import { radians } from '../calculation/units.ts'
import { fixingMembers, panelSize } from '../spacing/arrangements.ts'
import { type AnsweredRoof, arrayRoof } from './array-roof.ts'
import type { ZonedPlane } from './blocks/cell-refusal.ts'
import { faceOf } from './choice/face-room.ts'
import { takesPanel as faceTakesPanel, hasSpot } from './choice/fill-face.ts'
import { roofProblems } from './layout-problems.ts'
import { roofPlanes } from './roof/roof-planes.ts'
import { isStricter, zoneRegions } from './roof/zone-regions.ts'
import type { ArrayRoof } from './settings/array-settings.ts'
import { usualRequest } from './usual-request.ts'

/**
 * Whether one panel fits where panels may go: `by-members`, only where the members below let it, which lie where they were
 * not measured; `not-decided`, on roofs that are not laid out or take no panel in any zone.
 */
export type Room = 'some' | 'by-members' | 'none' | 'not-decided'

/** Rails anywhere across, feet anywhere along them: setbacks and zones alone keep panels off. */
const onAnyMembers = (roof: ArrayRoof): ArrayRoof => ({ ...roof, railLines: null, feetOn: 'anywhere' })

const takesPanel = (zoned: ZonedPlane, isClear: (zone: LayoutZone) => boolean, roof: ArrayRoof): boolean => {
  const face = faceOf(zoned, isClear, roof)
  return face !== null && faceTakesPanel(face)
}

/** Whether a panel fits between setbacks and zones, whatever holds it. */
const fitsPanel = (zoned: ZonedPlane, isClear: (zone: LayoutZone) => boolean, roof: ArrayRoof): boolean => {
  const face = faceOf(zoned, isClear, roof)
  return face !== null && hasSpot(face)
}

const zonedPlanes = (roof: ArrayRoof): readonly ZonedPlane[] =>
  roofPlanes(roof.building).map((plane) => ({ plane, regions: zoneRegions(plane, roof.zoning) }))

const roomIn = (planes: readonly ZonedPlane[], roof: ArrayRoof): Room => {
  const isClear = (zone: LayoutZone): boolean => !roof.answers.has(zone)
  if (planes.some((plane) => takesPanel(plane, isClear, roof))) return 'some'
  const free = onAnyMembers(roof)
  return planes.some((plane) => takesPanel(plane, isClear, free)) ? 'by-members' : 'none'
}

/** Without a derivation rails carry as they usually do. */
const withoutLoads = node('assessment', 'assessment', [])

/** Rows of frames depend on what nobody measured: what a result says of them holds as before. */
const isLaidOut = (input: AssessmentInput): boolean => roofProblems(input).length === 0 && tiltOf(input.array) === null

/**
 * What is not laid out at its most favourable: an irregular roof as one plane over the whole building, a tilted panel no larger
 * than its shadow.
 */
const mostFavourable = (input: AssessmentInput): AssessmentInput => {
  const { building, array, options } = input
  const { length, width } = panelSize(input)
  const shadow = Math.cos(radians(tiltOf(array) ?? 0))
  const isIrregular = building.shape === 'irregular'
  return {
    ...input,
    building: { ...building, shape: 'rectangular' },
    array: { ...array, mount: 'flush', tilt: 0 },
    options: {
      ...options,
      roofForm: isIrregular ? 'skillion' : options.roofForm,
      panelLengthExact: length * shadow,
      panelWidthExact: width * shadow,
    },
  }
}

type Answered = Omit<AnsweredRoof, 'trace'> & Partial<Pick<AnsweredRoof, 'trace'>>

const roofOf = (input: AssessmentInput, answered: Answered, catalogue: Catalogue): ArrayRoof =>
  arrayRoof(
    isLaidOut(input) ? input : mostFavourable(input),
    { trace: withoutLoads, ...answered },
    catalogue,
    usualRequest,
    null,
  )

/** As the layout places panels, without obstacles and before anything was measured. Method 8. */
export const roomOf = (input: AssessmentInput, answered: Answered, catalogue: Catalogue): Room => {
  if (fixingMembers(input).spacing === 0) return 'not-decided'
  const roof = roofOf(input, answered, catalogue)
  if (roof.answers.size === 0) return 'not-decided'
  const room = roomIn(zonedPlanes(roof), roof)
  return isLaidOut(input) || room === 'none' ? room : 'not-decided'
}

/**
 * The mildest zone that would take a panel if it and every milder zone were open: by setbacks and sizes alone, whatever the
 * zones answered. Null: no panel fits between the setbacks.
 */
export const mildestWithRoom = (
  input: AssessmentInput,
  answered: Answered,
  catalogue: Catalogue,
): LayoutZone | null => {
  const roof: ArrayRoof = { ...onAnyMembers(roofOf(input, answered, catalogue)), answers: new Map() }
  const planes = zonedPlanes(roof)
  const takesWithin = (zone: LayoutZone): boolean => {
    const isClear = (other: LayoutZone): boolean => other !== zone && !isStricter(zone, other)
    return planes.some((plane) => fitsPanel(plane, isClear, roof))
  }
  const zones = planes.flatMap(({ regions }) => regions.map(({ zone }) => zone))
  const fromMildest = [...new Set(zones)].sort((one, other) => (isStricter(one, other) ? 1 : -1))
  return fromMildest.find(takesWithin) ?? null
}
