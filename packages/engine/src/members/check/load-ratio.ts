import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import type { Step } from '../../calculation/step.ts'
import { notApplicable, utilisation } from '../../checks/check.ts'
import type { Member } from '../loads/member.ts'
import type { Variation, WithAndWithoutPanels } from '../loads/variations.ts'
import { comparisonUtilisation, decisiveComparison, type LoadComparison } from './bare-roof-comparison.ts'
import { downwardCompared, loadsCompared, UPLIFT } from './compared-combinations.ts'
import { downwardComparisons, downwardLimitSteps, downwardRatioOf, downwardRatioSteps } from './downward-ratio.ts'
import { memberChecks } from './member-checks.ts'
import { lightWindStep, upliftComparisons, upliftLimitStep, upliftRatioOf, upliftRatioSteps } from './uplift-ratio.ts'

/** Ultimate loads with panels over those of the bare roof; null where the bare roof has no load in that direction. */
export type LoadRatios = {
  readonly uplift: number | null
  readonly downward: number | null
  /** Which combinations each compares. */
  readonly compares: { readonly uplift: Message; readonly downward: Message }
}

/** A ratio as a check reports it, and what it compares. */
export const reportedRatio = (
  loadRatio: number | null,
  compares: Message,
): Pick<CodedCheckResult, 'loadRatio' | 'loadRatioOf'> =>
  loadRatio === null ? { loadRatio } : { loadRatio, loadRatioOf: compares }

/** The same in one direction. */
export const ratioIn = (ratios: LoadRatios, direction: 'uplift' | 'downward') =>
  reportedRatio(ratios[direction], ratios.compares[direction])

/** @param displaced downward load of the bare roof with its live load, kN/m, above 0 */
export const loadRatios = (compared: WithAndWithoutPanels, displaced: number): LoadRatios => ({
  uplift: upliftRatioOf(compared),
  downward: downwardRatioOf(compared, displaced),
  compares: { uplift: loadsCompared(UPLIFT), downward: loadsCompared(downwardCompared(compared, displaced)) },
})

/** The ratios of loads with and without panels in both directions, as steps. Method 6. */
export const ratioSteps = (member: Member, compared: WithAndWithoutPanels): readonly Step[] => {
  const [Q, w_L0, down] = downwardRatioSteps(member, compared) as [Step, Step, Step]
  return [Q, w_L0, ...upliftRatioSteps(compared), down]
}

/** Limits of the loads where capacities do not decide. */
export const ratioLimitSteps = (member: Member, compared: WithAndWithoutPanels): readonly Step[] => [
  upliftLimitStep(compared),
  ...(compared.lines.outward > 0 ? [lightWindStep(compared)] : []),
  ...downwardLimitSteps(member, compared),
]

/** Uplift and downward load with panels beside those without: the comparison of each direction that decides. */
export const loadComparisons = (
  compared: WithAndWithoutPanels,
  displaced: number,
  variations: () => readonly Variation[],
): readonly [LoadComparison, LoadComparison] => [
  decisiveComparison(upliftComparisons(compared, variations)),
  decisiveComparison(downwardComparisons(compared, displaced, variations)),
]

const statusOf = ({ demand, isAccepted }: LoadComparison): MemberStatus => {
  if (demand <= 0) return 'ok'
  return isAccepted ? 'unchanged' : 'increased'
}

/** The status of the member for each comparison of loads. */
export const ratioStatuses = (comparisons: readonly LoadComparison[]): readonly MemberStatus[] =>
  comparisons.map(statusOf)

/** Largest utilisation that rules out the arrangement; 0: none does. */
export const failingComparisonUtilisation = (comparisons: readonly LoadComparison[]): number => {
  let failingUtilisation = 0
  for (const side of comparisons)
    if (!side.isAccepted) failingUtilisation = Math.max(failingUtilisation, comparisonUtilisation(side))
  return failingUtilisation
}

const kept = {
  'purlin-load-ratio-uplift': 'uplift-ratio-kept',
  'purlin-load-ratio-downward': 'downward-ratio-kept',
} as const
type RatioId = keyof typeof kept

/** Why a comparison fails; where it is not at the design wind on this roof, its own loads are reported. */
const failingUtilisation = ({ by, ratio, compares: named }: LoadComparison, reason: Message): Message => {
  const compares = named()
  if (by === 'design') return { code: 'ratio-refused', values: { reason } }
  if (by === 'lower') return { code: 'ratio-refused-when-lower', values: { reason, ratio, compares } }
  if (by === 'doors') return { code: 'ratio-refused-with-other-doors', values: { reason, ratio, compares } }
  return ratio === null
    ? { code: 'panels-lift-first', values: { reason } }
    : { code: 'ratio-refused-in-lighter-wind', values: { reason, ratio, compares } }
}

type RatioWords = Pick<CodedCheckResult, 'status' | 'reason'>

const judgeComparison = (
  id: RatioId,
  side: LoadComparison,
  own: ReturnType<typeof reportedRatio>,
  { status, reason: why }: RatioWords,
): CodedCheckResult => {
  const { title, clause } = memberChecks[id]
  const { demand, largest, isAccepted } = side
  const reason: Message = isAccepted ? { code: kept[id], values: { reason: why } } : failingUtilisation(side, why)
  if (demand <= 0)
    return notApplicable({ id, title, clause, unit: 'kN/m', status, reason: 'no-load-in-this-direction' })
  return {
    id,
    title,
    outcome: isAccepted ? 'pass' : 'fail',
    utilisation: utilisation(demand, largest),
    demand,
    capacity: largest,
    unit: 'kN/m',
    clause,
    reason,
    status,
    memberStatus: statusOf(side),
    ...own,
  }
}

/** Without figures that hold, a purlin is judged by what the panels add to its load. Method 6. */
export const judgeRatios = (
  [uplift, down]: readonly [LoadComparison, LoadComparison],
  ratios: LoadRatios,
  words: RatioWords,
): readonly CodedCheckResult[] => [
  judgeComparison('purlin-load-ratio-uplift', uplift, ratioIn(ratios, 'uplift'), words),
  judgeComparison('purlin-load-ratio-downward', down, ratioIn(ratios, 'downward'), words),
]
