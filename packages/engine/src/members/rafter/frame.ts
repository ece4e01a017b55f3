import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { once } from '../../calculation/once.ts'
import { worstStatus } from '../../calculation/step.ts'
import { TOLERANCE } from '../../checks/check.ts'
import { type LargestRatio, type LoadComparison, largestRatio } from '../check/bare-roof-comparison.ts'
import { downwardComparisons } from '../check/downward-ratio.ts'
import { memberChecks } from '../check/member-checks.ts'
import { type MemberLimit, utilisationOf } from '../check/member-limit.ts'
import type { PreparedMember } from '../check/prepared-member.ts'
import { upliftComparisons } from '../check/uplift-ratio.ts'
import type { Variation, WithAndWithoutPanels } from '../loads/variations.ts'

/** The two directions in which a frame is loaded. */
export type FrameSide = 'uplift' | 'downward'

/**
 * Largest load with panels over that without, which is told and which is a condition. Uplift of the bare roof is no
 * evidence for downward load: knees hog with the bottom flange free, braces buckle, footings bear. Method 7.
 */
const largest: Readonly<Record<FrameSide, { readonly told: number; readonly condition: number }>> = {
  uplift: { told: 1, condition: 1.05 },
  downward: { told: 1.05, condition: 1.35 },
}

/** Largest ratio that needs no engineer, by the check. */
export const largestAdded = (id: string): number => largest[id.endsWith('uplift') ? 'uplift' : 'downward'].condition

/** Status of a frame that a simple span does not carry in a direction, by what panels add to its load there. */
export const frameStatus = (side: FrameSide, ratio: number): MemberStatus => {
  if (ratio <= largest[side].told) return 'ok'
  return ratio <= largest[side].condition ? 'unchanged' : 'increased'
}

/** A frame in one direction: whether the simple span of its rafter carries the load, and what follows. */
export type JudgedDirection = {
  /** Whether a simple span carries it. */
  readonly isCarried: boolean
  readonly status: () => MemberStatus
}

/** @param share of what a simple span carries that counts @param ratio load with panels over that without */
export const judgedDirection = (side: FrameSide, u: number, share: number, ratio: () => number): JudgedDirection => {
  const isCarried = u <= share + TOLERANCE
  return { isCarried, status: () => (isCarried ? 'ok' : frameStatus(side, ratio())) }
}

/** What is said of a frame by its directions. */
export const frameVerdict = (judged: readonly JudgedDirection[]): 'passed' | 'not-assessed' | 'needs-engineer' => {
  if (judged.some(({ status }) => status() === 'increased')) return 'needs-engineer'
  return judged.every(({ isCarried }) => isCarried) ? 'passed' : 'not-assessed'
}

/** Uplift or downward load on a frame. */
export type FrameDirection = JudgedDirection & {
  readonly side: FrameSide
  readonly limits: readonly MemberLimit[]
  /** How sure the loads are. */
  readonly sure: DataStatus
  /** The largest load with panels over that without, over the variations; infinite: panels load what nothing loaded. */
  readonly ratio: () => LargestRatio
}

type Asked = {
  readonly prepared: PreparedMember
  readonly displaced: number
  readonly compared: WithAndWithoutPanels
  readonly variations: () => readonly Variation[]
}

const isOutward = ({ cases }: MemberLimit): boolean => cases[0]?.load === 'outward'

const direction = (
  side: FrameSide,
  limits: readonly MemberLimit[],
  share: number,
  { lines, loads }: WithAndWithoutPanels,
  comparisons: () => readonly LoadComparison[],
): FrameDirection => {
  const u = Math.max(0, ...limits.map((limit) => utilisationOf(limit, lines)))
  const sure = loads.status[side === 'uplift' ? 'outward' : 'inward']
  const ratio = once(() => largestRatio(comparisons()))
  return { side, limits, sure, ratio, ...judgedDirection(side, u, share, () => ratio().value) }
}

/** Both directions of a frame. @param share of what a simple span carries that counts */
export const frameDirections = (asked: Asked, share: number): readonly FrameDirection[] => {
  const { compared, variations, displaced } = asked
  const { limits } = asked.prepared
  const [up, down] = [limits.filter(isOutward), limits.filter((limit) => !isOutward(limit))]
  const { liveFigure } = asked.prepared.member
  const downward = direction('downward', down, share, compared, () =>
    downwardComparisons(compared, displaced, variations),
  )
  return [
    direction('uplift', up, share, compared, () => upliftComparisons(compared, variations)),
    { ...downward, sure: worstStatus(downward.sure, liveFigure?.status ?? 'verified') },
  ]
}

/** Whether panels may be fixed above a frame that is loaded so. */
export const isFrameAccepted = (one: FrameDirection): boolean => one.status() !== 'increased'

const told = { uplift: 'frame-uplift-not-increased', downward: 'frame-downward-hardly-increased' } as const

const reasonOf = ({ side, isCarried, status }: FrameDirection): Message => {
  if (isCarried) return 'frame-carried-as-a-simple-span'
  return status() === 'ok' ? told[side] : 'frame-was-not-assessed'
}

/** A direction of a frame that was not assessed in all: no share of a capacity is told. */
export const judgeFrame = (one: FrameDirection): CodedCheckResult => {
  const id = `rafter-frame-${one.side}` as const
  const { title, clause } = memberChecks[id]
  const memberStatus = one.status()
  const { value, compares } = one.ratio()
  return {
    id,
    title,
    outcome: memberStatus === 'increased' ? 'needs-engineer' : 'pass',
    utilisation: null,
    demand: null,
    capacity: null,
    unit: 'kN/m',
    clause,
    reason: reasonOf(one),
    status: one.sure,
    memberStatus,
    loadRatio: Number.isFinite(value) ? value : null,
    ...(Number.isFinite(value) && compares !== null ? { loadRatioOf: compares() } : {}),
  }
}
