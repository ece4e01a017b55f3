import type { CheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import type { Step } from '../../calculation/step.ts'
import { hundredthsUp } from '../../calculation/wording.ts'
import { notApplicable, utilisation } from '../../checks/check.ts'
import type { Compared, Lower } from '../loads/lower-roofs.ts'
import type { Member } from '../loads/member.ts'
import { downwardLimitSteps, downwardRatioOf, downwardRatioSteps, downwardSide } from './downward-ratio.ts'
import { memberChecks } from './member-checks.ts'
import { type Side, utilisationOfSide } from './ratio-side.ts'
import {
  asksFurther,
  lightWindStep,
  upliftLimitStep,
  upliftRatioOf,
  upliftRatioSteps,
  upliftSide,
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

/** Uplift and downward load with panels beside those without. */
export const ratioSides = (
  compared: Compared,
  displaced: number,
  lower: () => readonly Lower[],
): readonly [Side, Side] => [upliftSide(compared, lower), downwardSide(compared, displaced)]

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

const LITTLE_MORE = 'at most 5 % more load than without panels'
const asked = {
  'purlin-load-ratio-uplift': `${LITTLE_MORE}, on lower roofs and in lighter wind too`,
  'purlin-load-ratio-downward': `${LITTLE_MORE}, in lighter wind too`,
} as const
type RatioId = keyof typeof asked

/** What refuses, where that is not the design wind on this roof: the loads are those of that comparison. */
const refusals: Readonly<Record<Side['by'], (side: Side) => string>> = {
  design: () => LITTLE_MORE,
  lower: ({ ratio }) =>
    `on the same roof built lower the ratio is ${ratio === null ? 'none' : hundredthsUp(ratio)}, ${LITTLE_MORE}`,
  lighter: ({ ratio }) =>
    ratio === null
      ? 'in lighter wind panels lift it before the bare roof lifts'
      : `in lighter wind the ratio is ${hundredthsUp(ratio)}, ${LITTLE_MORE}`,
}

type RatioWords = Pick<CheckResult, 'status' | 'reason'>

const judgeSide = (
  id: RatioId,
  side: Side,
  ownRatio: number | null,
  { status, reason: why }: RatioWords,
): CheckResult => {
  const { title, clause } = memberChecks[id]
  const { demand, largest, isHeld } = side
  const reason = `${why}: ${isHeld ? asked[id] : refusals[side.by](side)}`
  if (demand <= 0)
    return notApplicable({ id, title, clause, unit: 'kN/m', status, reason: 'no load in this direction' })
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
): readonly CheckResult[] => [
  judgeSide('purlin-load-ratio-uplift', uplift, ratios.uplift, words),
  judgeSide('purlin-load-ratio-downward', down, ratios.downward, words),
]
