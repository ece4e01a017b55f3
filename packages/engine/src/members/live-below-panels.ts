import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { tiltOf } from '../actions/tilt.ts'
import { figureAt } from '../calculation/figure.ts'
import { clause, reading, type Step } from '../calculation/step.ts'
import { panelSize } from '../spacing/arrangements.ts'
import { roofLiveLoad } from '../standards/as_nzs_1170_1_2002/roof-live-load.ts'
import type { PreparedMember } from './check/prepared-member.ts'

/** Live load of the roof below panels: displaced where nobody gets below them. ASCE/SEI 7-16 cl 4.17.1; method 6. */

const highestEdge = clause<{ readonly s_g: number; readonly L_p: number; readonly tilt: number }>(
  {
    symbol: 's_e',
    label: 'gap-at-the-highest-edge-of-panels',
    unit: 'mm',
    clause: 'Method 6',
    formula: 's_g + L_p * sin(tilt * pi / 180)',
  },
  ({ s_g, L_p, tilt }) => s_g + L_p * Math.sin((tilt * Math.PI) / 180),
)

type Sources = { readonly input: AssessmentInput; readonly catalogue: Catalogue }

const gapSteps = ({ input, catalogue }: Sources): readonly [Step, Step] => {
  const { liveLoad } = catalogue.panels.limits
  const tilt = tiltOf(input.array) ?? 0
  const edge = highestEdge({ s_g: input.options.panelGap, L_p: panelSize(input).length, tilt })
  const limit = reading(
    { symbol: 's_Q', label: 'largest-gap-that-displaces-live-load', unit: 'mm', clause: 'Method 6' },
    liveLoad.clearance,
    figureAt(liveLoad, 'panels/limits/live-load'),
  )
  return [edge, limit]
}

/** The member with the live load that stands under panels too, where it does. */
export const withLiveBelowPanels = (prepared: PreparedMember, sources: Sources): PreparedMember => {
  const { member } = prepared
  const [edge, limit] = gapSteps(sources)
  const steps = [...prepared.steps, edge, limit]
  if (edge.value <= limit.value) return { ...prepared, steps }
  const Q = roofLiveLoad({ L: member.span, p: member.spacing })
  return { ...prepared, member: { ...member, standingLive: Q.value }, steps: [...steps, Q] }
}
