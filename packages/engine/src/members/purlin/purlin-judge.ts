import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import type { Side } from '../check/bare-roof-comparison.ts'
import { estimateStatus, isWithinEstimate, USABLE_SHARE } from '../check/estimate.ts'
import { isHeld, type Judging, judgeLimit, refusalOf, statusesOf } from '../check/judge-limits.ts'
import { judgeRatios, ratioRefusal, ratioSides, ratioStatuses } from '../check/load-ratio.ts'
import { type MemberLimit, utilisationsOf } from '../check/member-limit.ts'
import type { Basis, PreparedMember } from '../check/prepared-member.ts'

/** What is asked of a purlin under an arrangement. */
export type PurlinSituation = {
  readonly prepared: PreparedMember
  readonly bareShares: readonly number[]
  /** Downward load of the bare roof with the live load that panels displace, kN/m. */
  readonly displaced: number
  readonly situation: Pick<Judging, 'exemption' | 'compared' | 'variations'>
}

/** How a basis decides: what refuses an arrangement, how the member stands, and what is reported. */
export type PurlinJudge = {
  readonly refusal: () => number
  readonly statuses: () => readonly MemberStatus[]
  readonly results: (judging: Judging) => readonly CodedCheckResult[]
  /** Whether loads with and without panels decide. */
  readonly isCompared: () => boolean
}

const byCapacity = ({ prepared: { limits }, bareShares, situation }: PurlinSituation): PurlinJudge => ({
  refusal: () => refusalOf(limits, bareShares, situation),
  statuses: () => statusesOf(limits, bareShares, situation),
  results: (judging) => limits.map((limit) => judgeLimit(limit, judging)),
  isCompared: () => false,
})

type Decided = Extract<Basis, { readonly reason: unknown }>

const sidesIn = ({ situation: { compared, variations }, displaced }: PurlinSituation): readonly [Side, Side] =>
  ratioSides(compared, displaced, variations)

const byLoads = (asked: PurlinSituation, basis: Decided): PurlinJudge => ({
  refusal: () => ratioRefusal(sidesIn(asked)),
  statuses: () => ratioStatuses(sidesIn(asked)),
  results: ({ ratios }) => judgeRatios(sidesIn(asked), ratios, basis),
  isCompared: () => true,
})

/** Beyond what counts of an estimate the bare roof refuses, or the comparison of loads, which then names the reason. */
const outcomeBeyond = { ok: 'pass', unchanged: 'pass', existing: 'fail', increased: 'not-checked' } as const

/** A check of an estimated capacity, which stands as the member does where it is beyond what counts. */
const estimated = (limit: MemberLimit, judging: Judging, status: MemberStatus): CodedCheckResult => {
  const result = judgeLimit(limit, judging)
  if (result.outcome === 'not-applicable') return result
  const isWithin = result.utilisation !== null && isWithinEstimate(result.utilisation)
  return {
    ...result,
    outcome: isWithin ? 'pass' : outcomeBeyond[status],
    memberStatus: isWithin ? 'ok' : status,
    reason: { code: 'estimate-counts-in-part', values: { reason: limit.reason, share: USABLE_SHARE } },
  }
}

const byEstimate = (asked: PurlinSituation, { reason, status }: Decided): PurlinJudge => {
  const { limits } = asked.prepared
  const shares = utilisationsOf(limits, asked.situation.compared.lines)
  const [u, u_0] = [Math.max(...shares), Math.max(...asked.bareShares)]
  const memberStatus = (): MemberStatus => estimateStatus(u, u_0, () => ratioRefusal(sidesIn(asked)) === 0)
  return {
    refusal: () => (isHeld(memberStatus()) ? 0 : Math.max(u, ratioRefusal(sidesIn(asked)))),
    statuses: () => [memberStatus()],
    results: (judging) => {
      const own = limits.map((limit) => estimated(limit, judging, memberStatus()))
      if (isWithinEstimate(u)) return own
      return [...judgeRatios(sidesIn(asked), judging.ratios, { status, reason }), ...own]
    },
    isCompared: () => !isWithinEstimate(u),
  }
}

/** The judge of a purlin, by what is known of it. Method 6. */
export const purlinJudge = (asked: PurlinSituation): PurlinJudge => {
  const { basis } = asked.prepared
  if (basis.kind === 'capacity' || basis.kind === 'frame') return byCapacity(asked)
  return basis.kind === 'loads' ? byLoads(asked, basis) : byEstimate(asked, basis)
}
