import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { clause } from '../../calculation/step.ts'
import { metres } from '../../calculation/units.ts'
import type { DerivedShape } from '../check/prepared-member.ts'
import { frameSpanOf, spansTheBuilding } from './frame-span.ts'

const riseOf = clause<{ readonly L: number; readonly theta: number }>(
  { symbol: 'f', label: 'rise-of-the-frame', unit: 'm', clause: 'Method 7', formula: 'L / 2 * tan(theta * pi / 180)' },
  ({ L, theta }) => (L / 2) * Math.tan((theta * Math.PI) / 180),
)
const eaveOf = clause<{ readonly H: number; readonly f: number }>(
  { symbol: 'h', label: 'height-of-the-eave', unit: 'm', clause: 'Method 7', formula: 'H - f / 2' },
  ({ H, f }) => H - f / 2,
)

/** The frame as a portal: the roof height is midway between eave and apex. Null: another frame, or no wall. */
export const portalShapeOf = (input: AssessmentInput): DerivedShape | null => {
  if (!spansTheBuilding(input)) return null
  const L = metres(frameSpanOf(input))
  const f = riseOf({ L, theta: input.building.roofSlope })
  const h = eaveOf({ H: input.building.height, f: f.value })
  return h.value > 0 ? { L, h: h.value, f: f.value, steps: [f, h] } : null
}
