import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { formula } from '../../calculation/formula.ts'
import { reading, type Step } from '../../calculation/step.ts'
import { roofLiveLoad } from '../../standards/as_nzs_1170_1_2002/roof-live-load.ts'
import type { LineLoads } from '../loads/line-loads.ts'
import type { Member } from '../loads/member.ts'
import type { Variation, WithAndWithoutPanels } from '../loads/variations.ts'
import { isNoChange, LARGEST_RATIO, type LoadComparison, loadWords, ratioWords } from './bare-roof-comparison.ts'
import { downwardCompared, downwardInLighterWind, loadsCompared } from './compared-combinations.ts'

type Live = { readonly G: number; readonly p: number; readonly G_m: number; readonly Q: number }
const bareLive = formula<Live>(
  {
    ...loadWords('w_L0', 'live-load-that-panels-displace'),
    formula: '1.2 * (G * p + G_m) + 1.5 * Q * p',
  },
  ({ G, p, G_m, Q }) => 1.2 * (G * p + G_m) + 1.5 * Q * p,
)

const liveGiven = ({ liveSpan: L, spacing: p, roofWeight: G, selfWeight: G_m }: Member) => ({
  area: { L, p },
  rest: { G, p, G_m },
})

/** Downward load of the bare roof with the live load that panels displace, kN/m. */
export const displacedLive = (member: Member): number => {
  const { area, rest } = liveGiven(member)
  return bareLive.of({ ...rest, Q: roofLiveLoad(area).value })
}

type BareLoads = { readonly w_p0: number; readonly w_q0: number; readonly w_i0: number; readonly w_L0: number }
type Downward = BareLoads & { readonly w_p: number; readonly w_q: number; readonly w_i: number }
const ratio = formula<Downward>(
  {
    ...ratioWords('rho_i', 'downward-load-ratio'),
    formula: 'max(w_p, w_q, w_i) / max(w_p0, w_q0, w_i0, w_L0)',
  },
  (g) => Math.max(g.w_p, g.w_q, g.w_i) / Math.max(g.w_p0, g.w_q0, g.w_i0, g.w_L0),
)
const limit = formula<BareLoads>(
  {
    ...loadWords('w_Li', 'largest-downward-load'),
    formula: `${LARGEST_RATIO} * max(w_p0, w_q0, w_i0, w_L0)`,
  },
  (g) => LARGEST_RATIO * Math.max(g.w_p0, g.w_q0, g.w_i0, g.w_L0),
)

type LighterWind = {
  readonly D: number
  readonly D_0: number
  readonly w_i: number
  readonly w_i0: number
  readonly w_L0: number
}
const lighterWind = formula<LighterWind>(
  {
    ...loadWords('w_x', 'downward-load-in-lighter-wind'),
    formula: '1.2 * D + (w_L0 - 1.2 * D_0) * (w_i - 1.2 * D) / (w_i0 - 1.2 * D_0)',
  },
  ({ D, D_0, w_i, w_i0, w_L0 }) => 1.2 * D + ((w_L0 - 1.2 * D_0) * (w_i - 1.2 * D)) / (w_i0 - 1.2 * D_0),
)
type AtLighterWind = { readonly w_p: number; readonly w_q: number; readonly w_x: number; readonly w_L0: number }
const lighterWindRatio = formula<AtLighterWind>(
  {
    ...ratioWords('rho_x', 'downward-load-ratio-in-lighter-wind'),
    formula: 'max(w_p, w_q, w_x) / w_L0',
  },
  ({ w_p, w_q, w_x, w_L0 }) => Math.max(w_p, w_q, w_x) / w_L0,
)
const lighterWindLimit = formula<{ readonly w_L0: number }>(
  { ...loadWords('w_Lx', 'largest-downward-load-in-lighter-wind'), formula: `${LARGEST_RATIO} * w_L0` },
  ({ w_L0 }) => LARGEST_RATIO * w_L0,
)

type Both = Pick<WithAndWithoutPanels, 'lines' | 'bare'>

const bareGiven = (bare: LineLoads, w_L0: number): BareLoads => ({
  w_p0: bare.permanent,
  w_q0: bare.live,
  w_i0: bare.wind,
  w_L0,
})
const downwardGiven = ({ lines, bare }: Both, w_L0: number): Downward => ({
  w_p: lines.permanent,
  w_q: lines.live,
  w_i: lines.wind,
  ...bareGiven(bare, w_L0),
})
const lighterWindGiven = ({ lines, bare }: Both, w_L0: number): LighterWind => ({
  D: lines.dead,
  D_0: bare.dead,
  w_i: lines.wind,
  w_i0: bare.wind,
  w_L0,
})
const atLighterWind = ({ lines }: Both, w_x: number, w_L0: number): AtLighterWind => ({
  w_p: lines.permanent,
  w_q: lines.live,
  w_x,
  w_L0,
})

/**
 * Beyond the wind that loads the bare roof like its live load, the ratio falls although the load grows: what the panels
 * add must be little at that wind as well, so that more wind never opens a zone. Decision 015.
 */
const isBeyondLiveLoadWind = ({ bare }: Both, w_L0: number): boolean => bare.wind > w_L0

/** @param displaced downward load of the bare roof with its live load, kN/m, above 0 */
export const downwardRatioOf = (both: Both, displaced: number): number => ratio.of(downwardGiven(both, displaced))

type Judged = Omit<LoadComparison, 'isAccepted'> & { readonly ratio: number }

const judged = (comparison: Judged): LoadComparison => ({ ...comparison, isAccepted: isNoChange(comparison.ratio) })

/** At the design wind, and at the wind that loads the bare roof like its live load where that is lighter. */
const comparisonsOf = (
  compared: WithAndWithoutPanels,
  by: 'design' | 'doors',
  displaced: number,
  circumstances: readonly Message[],
): readonly [LoadComparison, ...LoadComparison[]] => {
  const { lines, bare } = compared
  const rho = downwardRatioOf(compared, displaced)
  const demand = Math.max(lines.permanent, lines.live, lines.wind)
  const own = judged({
    by,
    ratio: rho,
    demand,
    largest: limit.of(bareGiven(bare, displaced)),
    compares: () => loadsCompared(downwardCompared(compared, displaced), circumstances),
  })
  if (!isBeyondLiveLoadWind(compared, displaced)) return [own]
  const w_x = lighterWind.of(lighterWindGiven(compared, displaced))
  const rho_x = lighterWindRatio.of(atLighterWind(compared, w_x, displaced))
  const atDemand = Math.max(lines.permanent, lines.live, w_x)
  const lighter = judged({
    by: 'lighter',
    ratio: rho_x,
    demand: atDemand,
    largest: lighterWindLimit.of({ w_L0: displaced }),
    compares: () => loadsCompared(downwardInLighterWind(compared, w_x), [...circumstances, 'in-lighter-wind']),
  })
  return [own, lighter]
}

/** Variations with another downward load: a lower roof has the same. */
export const variesDownward = ({ by }: Variation): boolean => by === 'doors'

/** The downward comparisons: on this roof, and with other doors and windows open. */
export const downwardComparisons = (
  compared: WithAndWithoutPanels,
  displaced: number,
  variations: () => readonly Variation[],
): readonly [LoadComparison, ...LoadComparison[]] => [
  ...comparisonsOf(compared, 'design', displaced, []),
  ...variations()
    .filter(variesDownward)
    .flatMap((variation) => comparisonsOf(variation.compared, 'doors', displaced, variation.circumstances)),
]

/** The live load that panels displace, and the ratio, as steps. */
export const downwardRatioSteps = (member: Member, compared: WithAndWithoutPanels): readonly Step[] => {
  const { area, rest } = liveGiven(member)
  const Q = roofLiveLoad(area)
  const w_L0 = bareLive.step({ ...rest, Q: Q.value })
  const rho = ratio.step(downwardGiven(compared, w_L0.value), {
    branch: loadsCompared(downwardCompared(compared, w_L0.value)),
    status: compared.loads.status.inward,
  })
  return [Q, w_L0, rho]
}

/** The span that a reading of the method takes the live load at, where loads with and without panels decide. */
export const liveSpanSteps = ({ liveSpan, liveFigure }: Member): readonly Step[] =>
  liveFigure === null
    ? []
    : [
        reading(
          { symbol: 'L_Q', label: 'span-of-live-load-on-frame', unit: 'm', clause: 'Method 7' },
          liveSpan,
          liveFigure,
        ),
      ]

/** Limits of the load where capacities do not decide. */
export const downwardLimitSteps = (member: Member, compared: WithAndWithoutPanels): readonly Step[] => {
  const w_L0 = displacedLive(member)
  const largest = limit.step(bareGiven(compared.bare, w_L0))
  if (!isBeyondLiveLoadWind(compared, w_L0)) return [largest]
  const w_x = lighterWind.step(lighterWindGiven(compared, w_L0))
  return [
    largest,
    w_x,
    lighterWindRatio.step(atLighterWind(compared, w_x.value, w_L0), {
      branch: loadsCompared(downwardInLighterWind(compared, w_x.value), ['in-lighter-wind']),
    }),
    lighterWindLimit.step({ w_L0 }),
  ]
}
