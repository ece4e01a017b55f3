import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CheckResult } from '@soundroof/contract/roofs/results/result'
import { listed, percent } from '../calculation/wording.ts'
import { judgedAgain } from '../layout/solve-zone.ts'
import type { MemberJudgement } from '../members/check/member-check.ts'
import type { CheckedMembers, Members } from '../members/prepare-members.ts'
import { looksLikeTruss } from '../members/rafter/rafter.ts'
import { checkWords } from './check-words.ts'
import type { Finding } from './scope.ts'
import type { SolvedZone } from './zone-result.ts'

/** The checks of members in every zone that counts, by its title, and those of the whole roof. */
type Judged = {
  readonly zones: readonly { readonly title: string; readonly checks: readonly CheckResult[] }[]
  readonly roof: readonly CheckResult[]
}

const isOf =
  (name: 'purlin' | 'rafter') =>
  ({ id }: CheckResult): boolean =>
    id.startsWith(name)

const isOfMember = (check: CheckResult): boolean => check.memberStatus !== undefined

const judgedOf = (solved: readonly SolvedZone[], roof: readonly CheckResult[]): Judged => ({
  zones: solved
    .filter(({ zone }) => zone.notApplicable === null)
    .map(({ zone, solution }) => ({
      title: zone.title,
      checks: (solution.chosen ?? solution.nearest)?.checks.filter(isOfMember) ?? [],
    })),
  roof,
})

const worstOf = (checks: readonly CheckResult[]): CheckResult | null =>
  checks.reduce<CheckResult | null>(
    (worst, next) => ((next.utilisation ?? 0) > (worst?.utilisation ?? 0) ? next : worst),
    null,
  )

/** Rafters that carry more than they can because of the panels: a finding for an engineer. Method 7. */
export const rafterFindings = (
  solved: readonly SolvedZone[],
  roofChecks: readonly CheckResult[],
): readonly Finding[] => {
  const { zones, roof } = judgedOf(solved, roofChecks)
  const failing = [...roof, ...zones.flatMap(({ checks }) => checks)].filter(
    ({ outcome }) => outcome === 'needs-engineer',
  )
  const worst = worstOf(failing)
  if (worst === null) return failing.length === 0 ? [] : [engineer('The rafters have no capacity for this load.')]
  const bare = worst.utilisationWithout == null ? '' : `, ${percent(worst.utilisationWithout)} without panels`
  return [engineer(`Panels overload the rafters: ${worst.title} at ${percent(worst.utilisation ?? 0)}${bare}.`)]
}

const engineer = (reason: string): Finding => ({ verdict: 'needs-engineer', reason, blocks: false })

const hasNoCapacity = ({ outcome, utilisation }: CheckResult): boolean =>
  utilisation === null && (outcome === 'fail' || outcome === 'needs-engineer')

const isUnchanged = ({ outcome, memberStatus }: CheckResult): boolean =>
  outcome === 'pass' && memberStatus === 'unchanged'

const BEYOND_CAPACITY =
  'the existing member exceeds a check already without panels; panels do not increase its use of that check.'
const WITHOUT_CAPACITY =
  'their capacity is not known; panels increase their load by no more than 5 % beside the live load that panels displace.'

/** Zones whose purlins pass only because panels hardly load them more. */
const unchangedPurlins = (installable: Judged['zones'], byRatio: boolean): readonly string[] => {
  const held = installable.filter(({ checks }) => checks.some((check) => isOf('purlin')(check) && isUnchanged(check)))
  if (held.length === 0) return []
  const where = listed(held.map(({ title }) => title))
  return [`Purlins (${where}): ${byRatio ? WITHOUT_CAPACITY : BEYOND_CAPACITY}`]
}

const NO_ESTIMATE =
  "By the estimated capacities the purlins carry no load at all: have the maker's table or an engineer confirm them."

/** Purlins whose estimated capacities, which do not decide, are exceeded with panels. */
const beyondEstimate = (installable: Judged['zones']): readonly string[] => {
  const estimates = installable.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'not-checked'))
  if (estimates.some(({ utilisation }) => utilisation === null)) return [NO_ESTIMATE]
  const worst = worstOf(estimates)
  if (worst === null || (worst.utilisation ?? 0) <= 1) return []
  const bare = worst.utilisationWithout == null ? '' : `, ${percent(worst.utilisationWithout)} without`
  return [
    `By the estimated capacities ${worst.title} is at ${percent(worst.utilisation ?? 0)} with panels${bare}: ` +
      "have the maker's table or an engineer confirm them.",
  ]
}

const FRAME_NOT_VERIFIED =
  'Frame not verified (portal or truss action not assessed): the rafters exceed a check already without panels'

const unchangedRafters = ({ zones, roof }: Judged): readonly string[] => {
  const checks = [...roof, ...zones.flatMap((zone) => zone.checks)].filter(isOf('rafter'))
  const worst = worstOf(checks.filter(isUnchanged))
  return worst === null ? [] : [`${FRAME_NOT_VERIFIED} (${checkWords(worst)}); panels do not increase it.`]
}

const TRUSS =
  'The rafter span is more than 35 times the rafter depth: for a truss, enter the distance between the joints of its top chord.'

const statusesOf = (judgements: readonly MemberJudgement[]): string =>
  judgements.map(({ statuses }) => statuses().join()).join()

/** Zones whose members are judged otherwise with a door or window open, with those judgements. */
const otherwiseJudged = (solved: readonly SolvedZone[], open: CheckedMembers) =>
  solved.flatMap(({ zone, solution: { chosen } }) => {
    if (chosen === null) return []
    const judged = judgedAgain(zone, chosen, open.checks)
    return statusesOf(judged) === statusesOf(chosen.members) ? [] : [{ zone, judged }]
  })

/** The check that is used most by these judgements. */
const worstJudged = (judged: readonly MemberJudgement[]): string => {
  const decisive = judged.flatMap(({ results }) => results()).filter(({ outcome }) => outcome !== 'not-checked')
  const worst = decisive.find(hasNoCapacity) ?? worstOf(decisive)
  return worst === null ? '' : ` (${checkWords(worst)})`
}

/** Members that would exceed a check with a door or window open. */
const needingShutDoors = (solved: readonly SolvedZone[], { open, roof, purlin }: Members): readonly string[] => {
  if (open === null) return []
  const zones = otherwiseJudged(solved, open)
  const isRafter = roof !== null && open.roof !== null && statusesOf([roof]) !== statusesOf([open.roof])
  const judged = [...(isRafter && open.roof ? [open.roof] : []), ...zones.flatMap((zone) => zone.judged)]
  const name = purlin === null ? 'rafters' : 'purlins'
  const where = listed(zones.map(({ zone }) => zone.title))
  const who = [...(isRafter ? ['the rafters'] : []), ...(zones.length > 0 ? [`the ${name} (${where})`] : [])]
  if (who.length === 0) return []
  return [
    `Keep doors and windows shut in strong wind: with one open, ${listed(who)} would exceed a check${worstJudged(judged)}.`,
  ]
}

/** What must hold for the members, method 6 to 8. */
export const memberConditions = (
  input: AssessmentInput,
  solved: readonly SolvedZone[],
  members: Members,
  roofChecks: readonly CheckResult[],
): readonly string[] => {
  const installable = solved.filter(({ solution }) => solution.chosen !== null)
  const judged = judgedOf(installable, roofChecks)
  return [
    ...unchangedPurlins(judged.zones, members.purlin?.byRatio != null),
    ...beyondEstimate(judged.zones),
    ...unchangedRafters(judged),
    ...needingShutDoors(solved, members),
    ...(members.rafter !== null && looksLikeTruss(input) ? [TRUSS] : []),
  ]
}

const WITHOUT_FIGURES = 'only their load with and without panels is compared'

/** Members without figures of their own. */
export const membersNotChecked = ({ purlin }: Members): readonly string[] =>
  purlin === null || purlin.byRatio === null
    ? []
    : [`Capacity of the purlins: ${purlin.byRatio.reason}; ${WITHOUT_FIGURES}`]

/** The same in the sentence that is printed first. */
export const preliminaryWords = ({ purlin }: Members): string =>
  purlin === null || purlin.byRatio === null
    ? ''
    : ` Preliminary: ${purlin.byRatio.reason}; of the purlins ${WITHOUT_FIGURES}.`
