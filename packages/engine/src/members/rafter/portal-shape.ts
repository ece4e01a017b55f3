import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { metres, radians } from '../../calculation/units.ts'
import { frameSpanOf, spansTheBuilding } from './frame-span.ts'
import type { PortalShape } from './pinned-portal.ts'

/** The frame as a portal: the roof height is midway between eave and apex. Null: another frame, or no wall. */
export const portalShapeOf = (input: AssessmentInput): PortalShape | null => {
  if (!spansTheBuilding(input)) return null
  const L = metres(frameSpanOf(input))
  const f = (L / 2) * Math.tan(radians(input.building.roofSlope))
  const h = input.building.height - f / 2
  return h > 0 ? { L, h, f } : null
}
