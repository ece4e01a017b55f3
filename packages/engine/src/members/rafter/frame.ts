import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { TOLERANCE } from '../../checks/check.ts'
import { largestRatio, type Side } from '../check/bare-roof-comparison.ts'
import { downwardSides } from '../check/downward-ratio.ts'
import { memberChecks } from '../check/member-checks.ts'
import { type MemberLimit, utilisationOf } from '../check/member-limit.ts'
import type { PreparedMember } from '../check/prepared-member.ts'
import { upliftSides } from '../check/uplift-ratio.ts'
import type { Compared, Variation } from '../loads/variations.ts'

/** How a frame stands in a direction: a simple span carries it, or what panels add is little, or it is not. Method 7. */
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
  readonly sides: () => readonly Side[]
}

type Asked = {
  readonly prepared: PreparedMember
  readonly displaced: number
  readonly compared: Compared
  readonly variations: () => readonly Variation[]
}

const isOutward = ({ cases }: MemberLimit): boolean => cases[0]?.load === 'outward'

const direction = (
  id: FrameDirection['id'],
  limits: readonly MemberLimit[],
  share: number,
  { lines }: Compared,
  sides: () => readonly Side[],
): FrameDirection => {
  const u = Math.max(0, ...limits.map((limit) => utilisationOf(limit, lines)))
  const status = (): MemberStatus => frameStatus(u, share, () => sides().every(({ isHeld }) => isHeld))
  return { id, limits, isCarried: u <= share + TOLERANCE, status, sides }
}

/** Both directions of a frame. @param share of what a simple span carries that counts */
export const frameDirections = (asked: Asked, share: number): readonly FrameDirection[] => {
  const { compared, variations, displaced } = asked
  const { limits } = asked.prepared
  const [up, down] = [limits.filter(isOutward), limits.filter((limit) => !isOutward(limit))]
  return [
    direction('rafter-frame-uplift', up, share, compared, () => upliftSides(compared, variations)),
    direction('rafter-frame-downward', down, share, compared, () => downwardSides(compared, displaced, variations)),
  ]
}

export const isFrameHeld = (one: FrameDirection): boolean => one.isCarried || one.status() !== 'increased'

/** What panels add to a frame that was not assessed: no share of a capacity is told. */
export const judgeFrame = ({ id, status, sides }: FrameDirection, { loads }: Compared): CodedCheckResult => {
  const { title, clause } = memberChecks[id]
  const ratio = largestRatio(sides())
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
