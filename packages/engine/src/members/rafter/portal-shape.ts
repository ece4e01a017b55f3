import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { clause, type Step } from '../../calculation/step.ts'
import { metres } from '../../calculation/units.ts'
import type { DerivedShape } from '../check/prepared-member.ts'
import { acrossTheRidge, spansTheBuilding } from './frame-span.ts'

type Sides = { readonly S: number; readonly b_1: number; readonly b_2: number }
const span = { symbol: 'L', label: 'span-of-the-frame', unit: 'm', clause: 'Method 7' } as const
const acrossShorter = clause<Pick<Sides, 'S' | 'b_1'>>({ ...span, formula: 'max(S, b_1)' }, ({ S, b_1 }) =>
  Math.max(S, b_1),
)
const acrossLonger = clause<Sides>({ ...span, formula: 'max(S, min(b_2, max(b_1, 2 * S)))' }, ({ S, b_1, b_2 }) =>
  Math.max(S, Math.min(b_2, Math.max(b_1, 2 * S))),
)

/** As `frameSpanOf`, m. */
const spanOf = (input: AssessmentInput): Step => {
  const { length, width } = input.building
  const [b_1, b_2, S] = [Math.min(length, width), Math.max(length, width), metres(input.rafter.span)]
  return acrossTheRidge(input) > b_1 ? acrossLonger({ S, b_1, b_2 }) : acrossShorter({ S, b_1 })
}

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
  const L = spanOf(input)
  const f = riseOf({ L: L.value, theta: input.building.roofSlope })
  const h = eaveOf({ H: input.building.height, f: f.value })
  return h.value > 0 ? { L: L.value, h: h.value, f: f.value, steps: [L, f, h] } : null
}
