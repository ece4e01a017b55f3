import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import type { LoadComparison } from '../check/bare-roof-comparison.ts'
import { estimateStatus, isWithinEstimate, USABLE_SHARE } from '../check/estimate.ts'
import { failingUtilisationOf, isAccepted, type JudgedCase, judgeLimit, statusesOf } from '../check/judge-limits.ts'
import { failingComparisonUtilisation, judgeRatios, loadComparisons, ratioStatuses } from '../check/load-ratio.ts'
import { type MemberLimit, utilisationsOf } from '../check/member-limit.ts'
import type { Basis, PreparedMember } from '../check/prepared-member.ts'

/** A purlin under an arrangement. */
export type PurlinCase = {
  readonly prepared: PreparedMember
  readonly bareUtilisations: readonly number[]
  /** Downward load of the bare roof with the live load that panels displace, kN/m. */
  readonly displaced: number
  readonly memberCase: Pick<JudgedCase, 'exemption' | 'compared' | 'variations'>
}

/** How a basis decides: what rules out an arrangement, the status of the member, and what is reported. */
export type PurlinJudge = {
  readonly failingUtilisation: () => number
  readonly statuses: () => readonly MemberStatus[]
  readonly results: (judgedCase: JudgedCase) => readonly CodedCheckResult[]
  /** Whether loads with and without panels decide. */
  readonly isCompared: () => boolean
}

const byCapacity = ({ prepared: { limits }, bareUtilisations, memberCase }: PurlinCase): PurlinJudge => ({
  failingUtilisation: () => failingUtilisationOf(limits, bareUtilisations, memberCase),
  statuses: () => statusesOf(limits, bareUtilisations, memberCase),
  results: (judgedCase) => limits.map((limit) => judgeLimit(limit, judgedCase)),
  isCompared: () => false,
})

type Decided = Extract<Basis, { readonly reason: unknown }>

const comparisonsOf = ({
  memberCase: { compared, variations },
  displaced,
}: PurlinCase): readonly [LoadComparison, LoadComparison] => loadComparisons(compared, displaced, variations)

const byLoads = (asked: PurlinCase, basis: Decided): PurlinJudge => ({
  failingUtilisation: () => failingComparisonUtilisation(comparisonsOf(asked)),
  statuses: () => ratioStatuses(comparisonsOf(asked)),
  results: ({ ratios }) => judgeRatios(comparisonsOf(asked), ratios, basis),
  isCompared: () => true,
})

/** Beyond what counts of an estimate the bare roof fails, or the comparison of loads, which then names the reason. */
const outcomeBeyond = { ok: 'pass', unchanged: 'pass', existing: 'fail', increased: 'not-checked' } as const

/** A check of an estimated capacity; beyond what counts of it, its status is that of the member. */
const estimated = (limit: MemberLimit, judgedCase: JudgedCase, status: MemberStatus): CodedCheckResult => {
  const result = judgeLimit(limit, judgedCase)
  if (result.outcome === 'not-applicable') return result
  const isWithin = result.utilisation !== null && isWithinEstimate(result.utilisation)
  return {
    ...result,
    outcome: isWithin ? 'pass' : outcomeBeyond[status],
    memberStatus: isWithin ? 'ok' : status,
    reason: { code: 'estimate-counts-in-part', values: { reason: limit.reason, share: USABLE_SHARE } },
  }
}

const byEstimate = (asked: PurlinCase, { reason, status }: Decided): PurlinJudge => {
  const { limits } = asked.prepared
  const shares = utilisationsOf(limits, asked.memberCase.compared.lines)
  const [u, u_0] = [Math.max(...shares), Math.max(...asked.bareUtilisations)]
  const memberStatus = (): MemberStatus =>
    estimateStatus(u, u_0, () => failingComparisonUtilisation(comparisonsOf(asked)) === 0)
  return {
    failingUtilisation: () =>
      isAccepted(memberStatus()) ? 0 : Math.max(u, failingComparisonUtilisation(comparisonsOf(asked))),
    statuses: () => [memberStatus()],
    results: (judgedCase) => {
      const own = limits.map((limit) => estimated(limit, judgedCase, memberStatus()))
      if (isWithinEstimate(u)) return own
      return [...judgeRatios(comparisonsOf(asked), judgedCase.ratios, { status, reason }), ...own]
    },
    isCompared: () => !isWithinEstimate(u),
  }
}

/** The judge of a purlin, by what is known of it. Method 6. */
export const purlinJudge = (asked: PurlinCase): PurlinJudge => {
  const { basis } = asked.prepared
  if (basis.kind === 'capacity' || basis.kind === 'frame') return byCapacity(asked)
  return basis.kind === 'loads' ? byLoads(asked, basis) : byEstimate(asked, basis)
}
