import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { TOLERANCE } from '../checks/check.ts'
import type { BuiltReason } from './built-reason.ts'
import type { LaidRails } from './laid-rails.ts'

/** What holds on a condition of the result holds no further than the result asks for it: the owner or maker was told that much. */

const isMore = (demand: number, planned: number | null): boolean =>
  planned === null || demand > planned * (1 + TOLERANCE)

const order: readonly MemberStatus[] = ['ok', 'unchanged', 'existing', 'increased']
const rank = ({ memberStatus }: Pick<CodedCheckResult, 'memberStatus'>): number =>
  memberStatus === undefined ? 0 : order.indexOf(memberStatus)

const ofCheck = (check: CodedCheckResult, planned: CodedCheckResult | undefined): readonly BuiltReason[] => {
  const { title, demand, unit, reason } = check
  if (check.outcome === 'condition' && demand !== null) {
    const asked = planned?.outcome === 'condition' ? planned.demand : null
    return isMore(demand, asked) ? [{ kind: 'asks-more', check: title, demand, unit, planned: asked }] : []
  }
  const worse = rank(check) > (planned === undefined ? 0 : rank(planned))
  return worse ? [{ kind: 'loads-member', check: title, reason }] : []
}

const ofSag = ({ members }: LaidRails, planned: LaidRails): readonly BuiltReason[] =>
  members.flatMap((judgement, index): readonly BuiltReason[] => {
    const sag = judgement.sag()
    const asked = planned.members[index]?.sag()?.withPanels ?? null
    if (sag === null || !isMore(sag.withPanels, asked)) return []
    return [{ kind: 'sag', sag: sag.withPanels, planned: asked }]
  })

const ofCrossing = ({ crossing }: LaidRails, planned: LaidRails): readonly BuiltReason[] => {
  const asked = planned.crossing?.demand ?? null
  return crossing !== null && isMore(crossing.demand, asked)
    ? [{ kind: 'crossing', demand: crossing.demand, planned: asked }]
    : []
}

/** Checks that pass as built only on more than the plan asks for. */
export const beyondPlan = (built: LaidRails, planned: LaidRails): readonly BuiltReason[] => [
  ...built.checks.flatMap((check) =>
    ofCheck(
      check,
      planned.checks.find(({ id }) => id === check.id),
    ),
  ),
  ...ofCrossing(built, planned),
  ...ofSag(built, planned),
]
