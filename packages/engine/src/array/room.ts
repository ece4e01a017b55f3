import type { LayoutZone } from '@soundroof/contract/roofs/array/layout'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { node } from '../calculation/step.ts'
import { type AnsweredRoof, arrayRoof } from './array-roof.ts'
import { roofProblems } from './layout-problems.ts'
import { takesPanel, type ZonedPlane } from './panels/pack-plane.ts'
import { roofPlanes } from './roof/roof-planes.ts'
import { zoneRegions } from './roof/zone-regions.ts'
import type { ArrayRoof } from './settings/array-settings.ts'
import { usualRequest } from './usual-request.ts'

/**
 * Whether one panel fits where panels may go: `by-members`, only where the members below let it, which lie where they were
 * not measured; `not-decided`, on roofs that are not laid out or take no panel in any zone.
 */
export type Room = 'some' | 'by-members' | 'none' | 'not-decided'

/** Rails anywhere across, feet anywhere along them: setbacks and zones alone keep panels off. */
const onAnyMembers = (roof: ArrayRoof): ArrayRoof => ({ ...roof, railLines: null })

const roomIn = (planes: readonly ZonedPlane[], roof: ArrayRoof): Room => {
  const isClear = (zone: LayoutZone): boolean => !roof.answers.has(zone)
  if (planes.some((plane) => takesPanel(plane, isClear, roof))) return 'some'
  const free = onAnyMembers(roof)
  return planes.some((plane) => takesPanel(plane, isClear, free, { footLines: true })) ? 'by-members' : 'none'
}

/** Loads, which a layout reads there, move no panel. */
const withoutLoads = node('assessment', 'assessment', [])

/** As the layout places panels, without obstacles and before anything was measured. Method 8. */
export const roomOf = (input: AssessmentInput, answered: Omit<AnsweredRoof, 'trace'>, catalogue: Catalogue): Room => {
  if (roofProblems(input).length > 0) return 'not-decided'
  const roof = arrayRoof(input, { ...answered, trace: withoutLoads }, catalogue, usualRequest, null)
  if (roof.answers.size === 0) return 'not-decided'
  const planes = roofPlanes(roof.building).map((plane) => ({ plane, regions: zoneRegions(plane, roof.zoning) }))
  return roomIn(planes, roof)
}
