import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { TOLERANCE } from '../../checks/check.ts'
import { type LoadComparison, largestRatio } from '../check/bare-roof-comparison.ts'
import { downwardComparisons } from '../check/downward-ratio.ts'
import { memberChecks } from '../check/member-checks.ts'
import { type MemberLimit, utilisationOf } from '../check/member-limit.ts'
import type { PreparedMember } from '../check/prepared-member.ts'
import { upliftComparisons } from '../check/uplift-ratio.ts'
import type { Variation, WithAndWithoutPanels } from '../loads/variations.ts'

/** Status of a frame in a direction: a simple span carries it, or what panels add is little, or it is not. Method 7. */
export const frameStatus = (u: number, share: number, isLittleMore: () => boolean): MemberStatus => {
  if (u <= share + TOLERANCE) return 'ok'
  return isLittleMore() ? 'unchanged' : 'increased'
}

/** What is said of a frame by its directions. */
export const frameVerdict = (statuses: readonly MemberStatus[]): 'passed' | 'not-assessed' | 'needs-engineer' => {
  if (statuses.includes('increased')) return 'needs-engineer'
  return statuses.includes('unchanged') ? 'not-assessed' : 'passed'
}

/** Uplift or downward load on a frame. */
export type FrameDirection = {
  readonly id: 'rafter-frame-uplift' | 'rafter-frame-downward'
  readonly limits: readonly MemberLimit[]
  /** Whether a simple span carries it. */
  readonly isCarried: boolean
  readonly status: () => MemberStatus
  readonly comparisons: () => readonly LoadComparison[]
}

type Asked = {
  readonly prepared: PreparedMember
  readonly displaced: number
  readonly compared: WithAndWithoutPanels
  readonly variations: () => readonly Variation[]
}

const isOutward = ({ cases }: MemberLimit): boolean => cases[0]?.load === 'outward'

const direction = (
  id: FrameDirection['id'],
  limits: readonly MemberLimit[],
  share: number,
  { lines }: WithAndWithoutPanels,
  comparisons: () => readonly LoadComparison[],
): FrameDirection => {
  const u = Math.max(0, ...limits.map((limit) => utilisationOf(limit, lines)))
  const status = (): MemberStatus => frameStatus(u, share, () => comparisons().every(({ isAccepted }) => isAccepted))
  return { id, limits, isCarried: u <= share + TOLERANCE, status, comparisons }
}

/** Both directions of a frame. @param share of what a simple span carries that counts */
export const frameDirections = (asked: Asked, share: number): readonly FrameDirection[] => {
  const { compared, variations, displaced } = asked
  const { limits } = asked.prepared
  const [up, down] = [limits.filter(isOutward), limits.filter((limit) => !isOutward(limit))]
  return [
    direction('rafter-frame-uplift', up, share, compared, () => upliftComparisons(compared, variations)),
    direction('rafter-frame-downward', down, share, compared, () =>
      downwardComparisons(compared, displaced, variations),
    ),
  ]
}

export const isFrameAccepted = (one: FrameDirection): boolean => one.isCarried || one.status() !== 'increased'

/** What panels add to a frame that was not assessed: no share of a capacity is told. */
export const judgeFrame = (
  { id, status, comparisons }: FrameDirection,
  { loads }: WithAndWithoutPanels,
): CodedCheckResult => {
  const { title, clause } = memberChecks[id]
  const ratio = largestRatio(comparisons())
  const memberStatus = status()
  return {
    id,
    title,
    outcome: memberStatus === 'increased' ? 'needs-engineer' : 'pass',
    utilisation: null,
    demand: null,
    capacity: null,
    unit: 'kN/m',
    clause,
    reason: 'frame-was-not-assessed',
    status: loads.status[id === 'rafter-frame-uplift' ? 'outward' : 'inward'],
    memberStatus,
    loadRatio: Number.isFinite(ratio) ? ratio : null,
  }
}
