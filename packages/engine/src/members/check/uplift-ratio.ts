import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { formula } from '../../calculation/formula.ts'
import type { Step } from '../../calculation/step.ts'
import type { Variation, WithAndWithoutPanels } from '../loads/variations.ts'
import { isNoChange, LARGEST_RATIO, type LoadComparison, loadWords, ratioWords } from './bare-roof-comparison.ts'
import { loadsCompared, UPLIFT } from './compared-combinations.ts'

const ratio = formula<{ readonly w_o: number; readonly w_o0: number }>(
  { ...ratioWords('rho_o', 'uplift-ratio'), formula: 'w_o / w_o0' },
  ({ w_o, w_o0 }) => w_o / w_o0,
)
const limit = formula<{ readonly w_o0: number }>(
  { ...loadWords('w_Lo', 'largest-uplift'), formula: `${LARGEST_RATIO} * w_o0` },
  ({ w_o0 }) => LARGEST_RATIO * w_o0,
)

type Light = {
  readonly w_o: number
  readonly w_o0: number
  readonly D_min: number
  readonly D_min0: number
  readonly cos_theta: number
}
/**
 * Panels that are light for their suction lift before the bare roof does, and their ratio falls as the wind grows: at
 * the wind that just lifts the bare roof they may not lift. Decision 015.
 */
const light = formula<Light>(
  {
    ...loadWords('w_ol', 'uplift-in-lighter-wind'),
    formula: '0.9 * cos_theta * (D_min0 * (w_o + 0.9 * D_min * cos_theta) / (w_o0 + 0.9 * D_min0 * cos_theta) - D_min)',
  },
  ({ w_o, w_o0, D_min, D_min0, cos_theta }) =>
    0.9 * cos_theta * ((D_min0 * (w_o + 0.9 * D_min * cos_theta)) / (w_o0 + 0.9 * D_min0 * cos_theta) - D_min),
)
const lightGiven = ({ loads, lines, bare }: WithAndWithoutPanels): Light => ({
  w_o: lines.outward,
  w_o0: bare.outward,
  D_min: lines.lightDead,
  D_min0: bare.lightDead,
  cos_theta: loads.cosTheta,
})

/** Uplift with panels over that without; null where nothing lifts the bare roof. */
export const upliftRatioOf = ({ lines, bare }: Pick<WithAndWithoutPanels, 'lines' | 'bare'>): number | null =>
  bare.outward > 0 ? ratio.of({ w_o: Math.max(0, lines.outward), w_o0: bare.outward }) : null

/** Under the design wind, on this roof or on a variation of it. */
const windComparison = (
  compared: WithAndWithoutPanels,
  by: 'design' | Variation['by'],
  circumstances: readonly Message[],
): LoadComparison => {
  const { lines, bare } = compared
  const rho = upliftRatioOf(compared)
  const largest = limit.of({ w_o0: Math.max(0, bare.outward) })
  const isAccepted = lines.outward <= 0 || isNoChange(rho)
  const compares = () => loadsCompared(UPLIFT, circumstances)
  return { by, ratio: rho, demand: lines.outward, largest, isAccepted, compares }
}

const lightWindComparison = (
  compared: WithAndWithoutPanels,
  circumstances: readonly Message[] = [],
): LoadComparison => {
  const demand = light.of(lightGiven(compared))
  const compares = () => loadsCompared(UPLIFT, [...circumstances, 'in-lighter-wind'])
  return { by: 'lighter', ratio: null, demand, largest: 0, isAccepted: demand <= 0, compares }
}

/** At the design wind; where that lifts the member, in lighter wind and on variations of the roof too. */
export const upliftComparisons = (
  own: WithAndWithoutPanels,
  variations: () => readonly Variation[],
): readonly [LoadComparison, ...LoadComparison[]] => {
  const design = windComparison(own, 'design', [])
  if (own.lines.outward <= 0) return [design]
  return [
    design,
    lightWindComparison(own),
    ...variations().flatMap(({ by, compared, circumstances }) => [
      windComparison(compared, by, circumstances),
      lightWindComparison(compared, circumstances),
    ]),
  ]
}

/** The ratio as a step; none where nothing lifts. */
export const upliftRatioSteps = ({ loads, lines, bare }: WithAndWithoutPanels): readonly Step[] =>
  bare.outward <= 0 || lines.outward <= 0
    ? []
    : [
        ratio.step(
          { w_o: lines.outward, w_o0: bare.outward },
          { branch: loadsCompared(UPLIFT), status: loads.status.outward },
        ),
      ]

/** Largest uplift with panels that counts as no change, kN/m, as a step. Method 6. */
export const upliftLimitStep = ({ bare }: WithAndWithoutPanels): Step => limit.step({ w_o0: Math.max(0, bare.outward) })

/** The lighter wind as a step. */
export const lightWindStep = (compared: WithAndWithoutPanels): Step =>
  light.step(lightGiven(compared), { status: compared.loads.status.outward })
