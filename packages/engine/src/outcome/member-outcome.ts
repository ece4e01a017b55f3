import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { hasNoCapacity } from '../checks/check.ts'
import { judgeArrangement } from '../layout/solve-zone.ts'
import type { MemberJudgement } from '../members/check/member-check.ts'
import type { CheckedMembers, Members } from '../members/prepare-members.ts'
import { looksLikeTruss } from '../members/rafter/rafter.ts'
import { checkUtilisation } from './check-utilisation.ts'
import { when } from './conditions.ts'
import type { Finding } from './scope.ts'
import type { SolvedZone } from './zone-result.ts'

/** The member checks of every zone that exists, by its title, and those of the whole roof. */
type Judged = {
  readonly zones: readonly { readonly title: string; readonly checks: readonly CodedCheckResult[] }[]
  readonly roof: readonly CodedCheckResult[]
}

const isOf =
  (name: 'purlin' | 'rafter') =>
  ({ id }: CodedCheckResult): boolean =>
    id.startsWith(name)

const isOfMember = (check: CodedCheckResult): boolean => check.memberStatus !== undefined

const judgedOf = (solved: readonly SolvedZone[], roof: readonly CodedCheckResult[]): Judged => ({
  zones: solved
    .filter(({ zone }) => zone.notApplicable === null)
    .map(({ zone, solution }) => ({
      title: zone.title,
      checks: (solution.chosen ?? solution.nearest)?.checks.filter(isOfMember) ?? [],
    })),
  roof,
})

const worstOf = (checks: readonly CodedCheckResult[]): CodedCheckResult | null =>
  checks.reduce<CodedCheckResult | null>(
    (worst, next) => ((next.utilisation ?? 0) > (worst?.utilisation ?? 0) ? next : worst),
    null,
  )

/** Rafters overloaded because of the panels: a finding for an engineer. Method 7. */
export const rafterFindings = (
  solved: readonly SolvedZone[],
  roofChecks: readonly CodedCheckResult[],
): readonly Finding[] => {
  const { zones, roof } = judgedOf(solved, roofChecks)
  const failing = [...roof, ...zones.flatMap(({ checks }) => checks)].filter(
    ({ outcome }) => outcome === 'needs-engineer',
  )
  const worst = worstOf(failing)
  if (worst === null) return failing.length === 0 ? [] : [engineer('rafters-without-capacity')]
  return [engineer({ code: 'panels-overload-rafters', values: utilisationValues(worst) })]
}

const utilisationValues = ({ title: check, utilisation, utilisationWithout }: CodedCheckResult) => ({
  check,
  use: utilisation ?? 0,
  bare: utilisationWithout ?? null,
})

const engineer = (reason: Message): Finding => ({ verdict: 'needs-engineer', reason, blocks: false })

const isUnchanged = ({ outcome, memberStatus }: CodedCheckResult): boolean =>
  outcome === 'pass' && memberStatus === 'unchanged'

/** Zones whose purlins pass only because panels hardly load them more. */
const unchangedPurlins = (installable: Judged['zones'], byRatio: boolean): readonly Message[] => {
  const held = installable.filter(({ checks }) => checks.some((check) => isOf('purlin')(check) && isUnchanged(check)))
  if (held.length === 0) return []
  const zones = held.map(({ title }) => title)
  return [{ code: byRatio ? 'purlins-little-more' : 'purlins-no-worse', values: { zones } }]
}

/** Purlins whose estimated capacities, which do not decide, are exceeded with panels. */
const beyondEstimate = (installable: Judged['zones']): readonly Message[] => {
  const estimates = installable.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'not-checked'))
  if (estimates.some(({ utilisation }) => utilisation === null)) return ['no-estimated-capacity']
  const worst = worstOf(estimates)
  if (worst === null || (worst.utilisation ?? 0) <= 1) return []
  return [{ code: 'beyond-estimated-capacity', values: utilisationValues(worst) }]
}

const unchangedRafters = ({ zones, roof }: Judged): readonly Message[] => {
  const checks = [...roof, ...zones.flatMap((zone) => zone.checks)].filter(isOf('rafter'))
  const worst = worstOf(checks.filter(isUnchanged))
  return worst === null ? [] : [{ code: 'frame-not-verified', values: { check: checkUtilisation(worst) } }]
}

const statusesOf = (judgements: readonly MemberJudgement[]): string =>
  judgements.map(({ statuses }) => statuses().join()).join()

/** Zones whose member checks change with a door or window open, with those checks. */
const zonesChangedByOpening = (solved: readonly SolvedZone[], open: CheckedMembers) =>
  solved.flatMap(({ zone, solution: { chosen } }) => {
    if (chosen === null) return []
    const judged = judgeArrangement(zone, chosen, open.checks)
    return statusesOf(judged) === statusesOf(chosen.members) ? [] : [{ zone, judged }]
  })

/** The check with the largest utilisation. */
const worstJudged = (judged: readonly MemberJudgement[]): Message | null => {
  const decisive = judged.flatMap(({ results }) => results()).filter(({ outcome }) => outcome !== 'not-checked')
  const worst = decisive.find(hasNoCapacity) ?? worstOf(decisive)
  return worst === null ? null : checkUtilisation(worst)
}

/** Members that would exceed a check with a door or window open. */
const doorsToKeepShut = (solved: readonly SolvedZone[], { open, roof, purlin }: Members): readonly Message[] => {
  if (open === null) return []
  const zones = zonesChangedByOpening(solved, open)
  const isRafter = roof !== null && open.roof !== null && statusesOf([roof]) !== statusesOf([open.roof])
  const judged = [...(isRafter && open.roof ? [open.roof] : []), ...zones.flatMap((zone) => zone.judged)]
  if (!isRafter && zones.length === 0) return []
  const values = {
    hasRafters: isRafter,
    members: purlin === null ? 'rafters' : 'purlins',
    zones: zones.map(({ zone }) => zone.title),
    worst: worstJudged(judged),
  }
  return [{ code: 'keep-doors-shut', values }]
}

/** What must hold for the members, method 6 to 8. */
export const memberConditions = (
  input: AssessmentInput,
  solved: readonly SolvedZone[],
  members: Members,
  roofChecks: readonly CodedCheckResult[],
): readonly Message[] => {
  const installable = solved.filter(({ solution }) => solution.chosen !== null)
  const judged = judgedOf(installable, roofChecks)
  return [
    ...unchangedPurlins(judged.zones, members.purlin?.byRatio != null),
    ...beyondEstimate(judged.zones),
    ...unchangedRafters(judged),
    ...doorsToKeepShut(solved, members),
    ...when(members.rafter !== null && looksLikeTruss(input), 'span-looks-like-a-truss'),
  ]
}

/** Members without figures of their own. */
export const membersNotChecked = ({ purlin }: Members): readonly Message[] =>
  purlin === null || purlin.byRatio === null
    ? []
    : [{ code: 'purlins-compared', values: { reason: purlin.byRatio.reason } }]

/** The same for the sentence that is printed first. */
export const preliminaryOf = ({ purlin }: Members): Message | null =>
  purlin === null || purlin.byRatio === null ? null : { code: 'preliminary', values: { reason: purlin.byRatio.reason } }
