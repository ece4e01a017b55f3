import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import type { Step } from '../../calculation/step.ts'
import { notApplicable, utilisation } from '../../checks/check.ts'
import type { Member } from '../loads/member.ts'
import type { Compared, Variation } from '../loads/variations.ts'
import { decisiveSide, type Side, utilisationOfSide } from './bare-roof-comparison.ts'
import { downwardLimitSteps, downwardRatioOf, downwardRatioSteps, downwardSides } from './downward-ratio.ts'
import { memberChecks } from './member-checks.ts'
import {
  asksFurther,
  lightWindStep,
  upliftLimitStep,
  upliftRatioOf,
  upliftRatioSteps,
  upliftSides,
} from './uplift-ratio.ts'

/** Ultimate loads with panels over those of the bare roof; null where the bare roof has no load in that direction. */
export type LoadRatios = { readonly uplift: number | null; readonly downward: number | null }

/** @param displaced downward load of the bare roof with its live load, kN/m, above 0 */
export const loadRatios = (compared: Compared, displaced: number): LoadRatios => ({
  uplift: upliftRatioOf(compared),
  downward: downwardRatioOf(compared, displaced),
})

export const ratioSteps = (member: Member, compared: Compared): readonly Step[] => {
  const [Q, w_L0, down] = downwardRatioSteps(member, compared) as [Step, Step, Step]
  return [Q, w_L0, ...upliftRatioSteps(compared), down]
}

/** What the loads may come to where capacities do not decide. */
export const ratioLimitSteps = (member: Member, compared: Compared): readonly Step[] => [
  upliftLimitStep(compared),
  ...(asksFurther(compared) ? [lightWindStep(compared)] : []),
  ...downwardLimitSteps(member, compared),
]

/** Uplift and downward load with panels beside those without: the comparison of each direction that decides. */
export const ratioSides = (
  compared: Compared,
  displaced: number,
  variations: () => readonly Variation[],
): readonly [Side, Side] => [
  decisiveSide(upliftSides(compared, variations)),
  decisiveSide(downwardSides(compared, displaced, variations)),
]

const statusOf = ({ demand, isHeld }: Side): MemberStatus => {
  if (demand <= 0) return 'ok'
  return isHeld ? 'unchanged' : 'increased'
}

export const ratioStatuses = (sides: readonly Side[]): readonly MemberStatus[] => sides.map(statusOf)

/** The largest utilisation that refuses; 0: none does. */
export const ratioRefusal = (sides: readonly Side[]): number => {
  let refusal = 0
  for (const side of sides) if (!side.isHeld) refusal = Math.max(refusal, utilisationOfSide(side))
  return refusal
}

const kept = {
  'purlin-load-ratio-uplift': 'uplift-ratio-kept',
  'purlin-load-ratio-downward': 'downward-ratio-kept',
} as const
type RatioId = keyof typeof kept

/** What refuses; where that is not the design wind on this roof, the loads are those of that comparison. */
const refusal = ({ by, ratio }: Side, reason: Message): Message => {
  if (by === 'design') return { code: 'ratio-refused', values: { reason } }
  if (by === 'lower') return { code: 'ratio-refused-when-lower', values: { reason, ratio } }
  if (by === 'doors') return { code: 'ratio-refused-with-other-doors', values: { reason, ratio } }
  return ratio === null
    ? { code: 'panels-lift-first', values: { reason } }
    : { code: 'ratio-refused-in-lighter-wind', values: { reason, ratio } }
}

type RatioWords = Pick<CodedCheckResult, 'status' | 'reason'>

const judgeSide = (
  id: RatioId,
  side: Side,
  ownRatio: number | null,
  { status, reason: why }: RatioWords,
): CodedCheckResult => {
  const { title, clause } = memberChecks[id]
  const { demand, largest, isHeld } = side
  const reason: Message = isHeld ? { code: kept[id], values: { reason: why } } : refusal(side, why)
  if (demand <= 0)
    return notApplicable({ id, title, clause, unit: 'kN/m', status, reason: 'no-load-in-this-direction' })
  return {
    id,
    title,
    outcome: isHeld ? 'pass' : 'fail',
    utilisation: utilisation(demand, largest),
    demand,
    capacity: largest,
    unit: 'kN/m',
    clause,
    reason,
    status,
    memberStatus: statusOf(side),
    loadRatio: ownRatio,
  }
}

/** Without figures that hold, a purlin is judged by what the panels add to its load. Method 6. */
export const judgeRatios = (
  [uplift, down]: readonly [Side, Side],
  ratios: LoadRatios,
  words: RatioWords,
): readonly CodedCheckResult[] => [
  judgeSide('purlin-load-ratio-uplift', uplift, ratios.uplift, words),
  judgeSide('purlin-load-ratio-downward', down, ratios.downward, words),
]
