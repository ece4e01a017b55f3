import type { CheckResult, MemberStatus } from '@soundroof/contract/result'
import { notApplicable, utilisation } from '../checks/check.ts'
import { memberChecks } from '../checks/member-checks.ts'
import { roofLiveLoad } from '../standards/as_nzs_1170_1_2002/roof-live-load.ts'
import type { Step } from '../step.ts'
import { formula } from './formula.ts'
import type { Lines, MemberLoads } from './line-loads.ts'
import type { Member } from './member.ts'

/** Ultimate loads with panels over those of the bare roof; null where the bare roof has no load in that direction. */
export type LoadRatios = { readonly uplift: number | null; readonly downward: number | null }

/** Largest ratio of loads that counts as no change. Method 6. */
export const LARGEST_RATIO = 1.05

type Live = { readonly G: number; readonly p: number; readonly G_m: number; readonly Q: number }
const bareLive = formula<Live>(
  {
    symbol: 'w_L0',
    label: 'Permanent and live load that panels displace, bare roof',
    unit: 'kN/m',
    clause: 'Method 6',
    formula: '1.2 * (G * p + G_m) + 1.5 * Q * p',
  },
  ({ G, p, G_m, Q }) => 1.2 * (G * p + G_m) + 1.5 * Q * p,
)

const ratioWords = (symbol: string, label: string) => ({ symbol, label, unit: '', clause: 'Method 6' })
const upliftRatio = formula<{ readonly w_o: number; readonly w_o0: number }>(
  { ...ratioWords('rho_o', 'Uplift with panels over uplift without'), formula: 'w_o / w_o0' },
  ({ w_o, w_o0 }) => w_o / w_o0,
)
type Downward = {
  readonly w_p: number
  readonly w_q: number
  readonly w_i: number
  readonly w_p0: number
  readonly w_q0: number
  readonly w_i0: number
  readonly w_L0: number
}
const downwardRatio = formula<Downward>(
  {
    ...ratioWords('rho_i', 'Downward load with panels over that without'),
    formula: 'max(w_p, w_q, w_i) / max(w_p0, w_q0, w_i0, w_L0)',
  },
  (g) => Math.max(g.w_p, g.w_q, g.w_i) / Math.max(g.w_p0, g.w_q0, g.w_i0, g.w_L0),
)

const liveGiven = ({ span, spacing: p, roofWeight: G, selfWeight: G_m }: Member) => ({
  A: span * p,
  rest: { G, p, G_m },
})

/** Downward load of the bare roof with the live load that panels displace, kN/m. */
export const displacedLive = (member: Member): number => {
  const { A, rest } = liveGiven(member)
  return bareLive.of({ ...rest, Q: roofLiveLoad({ A }).value })
}

const downwardGiven = (lines: Lines, bare: Lines, w_L0: number): Downward => ({
  w_p: lines.permanent,
  w_q: lines.live,
  w_i: lines.wind,
  ...bareGiven(bare, w_L0),
})

/** @param displaced downward load of the bare roof with its live load, kN/m, above 0 */
export const loadRatios = (lines: Lines, bare: Lines, displaced: number): LoadRatios => ({
  uplift: bare.outward > 0 ? upliftRatio.of({ w_o: Math.max(0, lines.outward), w_o0: bare.outward }) : null,
  downward: downwardRatio.of(downwardGiven(lines, bare, displaced)),
})

export const ratioSteps = (member: Member, loads: MemberLoads, lines: Lines, bare: Lines): readonly Step[] => {
  const { A, rest } = liveGiven(member)
  const Q = roofLiveLoad({ A })
  const w_L0 = bareLive.step({ ...rest, Q: Q.value })
  const down = downwardRatio.step(downwardGiven(lines, bare, w_L0.value), { status: loads.status.inward })
  if (bare.outward <= 0 || lines.outward <= 0) return [Q, w_L0, down]
  return [Q, w_L0, upliftRatio.step({ w_o: lines.outward, w_o0: bare.outward }, { status: loads.status.outward }), down]
}

type Crossing = {
  readonly D: number
  readonly D_0: number
  readonly w_i: number
  readonly w_i0: number
  readonly w_L0: number
}
const crossing = formula<Crossing>(
  {
    symbol: 'w_x',
    label: 'Downward load at the wind that loads the bare roof like its live load',
    unit: 'kN/m',
    clause: 'Method 6',
    formula: '1.2 * D + (w_L0 - 1.2 * D_0) * (w_i - 1.2 * D) / (w_i0 - 1.2 * D_0)',
  },
  ({ D, D_0, w_i, w_i0, w_L0 }) => 1.2 * D + ((w_L0 - 1.2 * D_0) * (w_i - 1.2 * D)) / (w_i0 - 1.2 * D_0),
)
const crossingRatio = formula<{ readonly w_x: number; readonly w_L0: number }>(
  { ...ratioWords('rho_x', 'The same at the wind that loads the bare roof like its live load'), formula: 'w_x / w_L0' },
  ({ w_x, w_L0 }) => w_x / w_L0,
)

const crossingGiven = (lines: Lines, bare: Lines, w_L0: number): Crossing => ({
  D: lines.dead,
  D_0: bare.dead,
  w_i: lines.wind,
  w_i0: bare.wind,
  w_L0,
})

/**
 * Beyond the wind that loads the bare roof like its live load, the ratio falls although the load grows: what the panels
 * add must be little at that wind as well, so that more wind never opens a zone.
 */
const isBeyondCrossing = (bare: Lines, w_L0: number): boolean => bare.wind > w_L0

const limitWords = (symbol: string, label: string) => ({ symbol, label, unit: 'kN/m', clause: 'Method 6' })
const upliftLimit = formula<{ readonly w_o0: number }>(
  { ...limitWords('w_Lo', '5 % more uplift than without panels'), formula: `${LARGEST_RATIO} * w_o0` },
  ({ w_o0 }) => LARGEST_RATIO * w_o0,
)
const crossingLimit = formula<{ readonly w_L0: number }>(
  { ...limitWords('w_Lx', '5 % more downward load at that wind'), formula: `${LARGEST_RATIO} * w_L0` },
  ({ w_L0 }) => LARGEST_RATIO * w_L0,
)
type BareDownward = Pick<Downward, 'w_p0' | 'w_q0' | 'w_i0' | 'w_L0'>
const downwardLimit = formula<BareDownward>(
  {
    ...limitWords('w_Li', '5 % more downward load than without panels'),
    formula: `${LARGEST_RATIO} * max(w_p0, w_q0, w_i0, w_L0)`,
  },
  (g) => LARGEST_RATIO * Math.max(g.w_p0, g.w_q0, g.w_i0, g.w_L0),
)

const bareGiven = (bare: Lines, w_L0: number): BareDownward => ({
  w_p0: bare.permanent,
  w_q0: bare.live,
  w_i0: bare.wind,
  w_L0,
})

/** What the loads may come to where capacities do not decide. */
export const ratioLimitSteps = (member: Member, lines: Lines, bare: Lines): readonly Step[] => {
  const w_L0 = displacedLive(member)
  const limits = [upliftLimit.step({ w_o0: Math.max(0, bare.outward) }), downwardLimit.step(bareGiven(bare, w_L0))]
  if (!isBeyondCrossing(bare, w_L0)) return limits
  const w_x = crossing.step(crossingGiven(lines, bare, w_L0))
  return [...limits, w_x, crossingRatio.step({ w_x: w_x.value, w_L0 }), crossingLimit.step({ w_L0 })]
}

/** Both loads of a comparison, kN/m. */
type Side = { readonly ratio: number | null; readonly demand: number; readonly largest: number }

const upliftSide = (lines: Lines, bare: Lines, { uplift }: LoadRatios): Side => ({
  ratio: uplift,
  demand: lines.outward,
  largest: upliftLimit.of({ w_o0: Math.max(0, bare.outward) }),
})

/** The downward comparison that decides: at the design wind, or at the wind that equals the live load. */
const downwardSide = (lines: Lines, bare: Lines, displaced: number, { downward }: LoadRatios): Side => {
  const demand = Math.max(lines.permanent, lines.live, lines.wind)
  const own = { ratio: downward, demand, largest: downwardLimit.of(bareGiven(bare, displaced)) }
  if (!isBeyondCrossing(bare, displaced)) return own
  const w_x = crossing.of(crossingGiven(lines, bare, displaced))
  const ratio = crossingRatio.of({ w_x, w_L0: displaced })
  return ratio > (downward ?? 0) ? { ratio, demand: w_x, largest: crossingLimit.of({ w_L0: displaced }) } : own
}

const statusOf = ({ ratio, demand }: Side): MemberStatus => {
  if (demand <= 0) return 'ok'
  return ratio !== null && ratio <= LARGEST_RATIO ? 'unchanged' : 'increased'
}

/** Uplift and downward load with panels beside those without. */
export const ratioSides = (lines: Lines, bare: Lines, displaced: number): readonly [Side, Side] => {
  const ratios = loadRatios(lines, bare, displaced)
  return [upliftSide(lines, bare, ratios), downwardSide(lines, bare, displaced, ratios)]
}

export const ratioStatuses = (sides: readonly Side[]): readonly MemberStatus[] => sides.map(statusOf)

/** The largest utilisation that refuses; 0: none does. */
export const ratioRefusal = (sides: readonly Side[]): number => {
  let refusal = 0
  for (const side of sides)
    if (statusOf(side) === 'increased')
      refusal = Math.max(refusal, side.largest > 0 ? side.demand / side.largest : Number.POSITIVE_INFINITY)
  return refusal
}

const ids = ['purlin-load-ratio-uplift', 'purlin-load-ratio-downward'] as const

type RatioWords = Pick<CheckResult, 'status' | 'reason'>

const judgeSide = (id: (typeof ids)[number], side: Side, { status, reason }: RatioWords): CheckResult => {
  const { title, clause } = memberChecks[id]
  const { demand, largest, ratio } = side
  if (demand <= 0)
    return notApplicable({ id, title, clause, unit: 'kN/m', status, reason: 'no load in this direction' })
  const memberStatus = statusOf(side)
  return {
    id,
    title,
    outcome: memberStatus === 'unchanged' ? 'pass' : 'fail',
    utilisation: utilisation(demand, largest),
    demand,
    capacity: largest,
    unit: 'kN/m',
    clause,
    reason,
    status,
    memberStatus,
    loadRatio: ratio,
  }
}

/** Without figures that hold, a purlin is judged by what the panels add to its load. Method 6. */
export const judgeRatios = ([uplift, down]: readonly [Side, Side], words: RatioWords): readonly CheckResult[] => [
  judgeSide(ids[0], uplift, words),
  judgeSide(ids[1], down, words),
]
