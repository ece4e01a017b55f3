import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { GRAVITY } from '../calculation/units.ts'
import { hasNoCapacity, isFailing } from '../checks/check.ts'
import type { MemberJudgement } from '../members/check/member-check.ts'
import type { Basis } from '../members/check/prepared-member.ts'
import type { Members } from '../members/prepare-members.ts'
import { looksLikeTruss } from '../members/rafter/timber-rafter.ts'
import type { Finding } from '../scope/scope.ts'
import { judgeArrangement } from '../spacing/solve-zone.ts'
import { checkUtilisation, named } from '../zone-results/check-utilisation.ts'
import { failureWords } from '../zone-results/governing-check.ts'
import type { SolvedZone } from '../zone-results/zone-result.ts'
import { when } from './conditions.ts'

/** The member checks of every zone that exists, by its title, and those of the whole roof. */
type Judged = {
  readonly zones: readonly { readonly title: string; readonly checks: readonly CodedCheckResult[] }[]
  readonly roof: readonly CodedCheckResult[]
}

const isOf =
  (name: 'purlin' | 'rafter') =>
  ({ id }: CodedCheckResult): boolean =>
    id.startsWith(name)

/** A check of a capacity, not of loads with and without panels. */
const isOfCapacity = ({ id }: CodedCheckResult): boolean => !id.includes('load-ratio')

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

const isOfFrame = ({ id }: CodedCheckResult): boolean => id.startsWith('rafter-frame')

const isSideways = ({ id }: CodedCheckResult): boolean => id === 'rafter-sideways'

/** What panels add to a load beyond that of the bare roof: 0 where they add nothing. */
const addedBy = ({ loadRatio }: CodedCheckResult): number => Math.max(0, (loadRatio ?? 1) - 1)

/** The check in which panels add most: how much, and which loads that compares. */
const mostAdded = (checks: readonly CodedCheckResult[]) => {
  const most = checks.reduce<CodedCheckResult | null>(
    (most, next) => (most === null || (next.loadRatio ?? 0) > (most.loadRatio ?? 0) ? next : most),
    null,
  )
  return { added: most === null ? 0 : addedBy(most), ...named(most?.loadRatioOf) }
}

const overload = (failing: readonly CodedCheckResult[]): readonly Finding[] => {
  const worst = worstOf(failing)
  if (worst === null) return failing.length === 0 ? [] : [engineer('rafters-without-capacity')]
  const { use, bare } = utilisationValues(worst)
  const code = bare !== null && use <= bare ? 'rafters-exceed-already' : 'panels-overload-rafters'
  return [engineer({ code, values: utilisationValues(worst) })]
}

/** A frame that was not assessed, and to which panels add more than a little. */
const loadedFrame = (failing: readonly CodedCheckResult[]): readonly Finding[] => {
  if (failing.length === 0) return []
  if (failing.some(({ loadRatio }) => loadRatio == null)) return [engineer('panels-lift-the-frame-first')]
  return [engineer({ code: 'panels-add-to-frame', values: mostAdded(failing) })]
}

/** A frame that tilted panels push sideways more than little. */
const pushedFrame = (failing: readonly CodedCheckResult[]): readonly Finding[] =>
  failing.map(({ demand, capacity }) =>
    engineer({ code: 'tilt-frames-push-sideways', values: { push: demand ?? 0, limit: capacity ?? 0 } }),
  )

/** Rafters that panels overload, or frames that were not assessed: a finding for an engineer. Method 7. */
export const rafterFindings = (
  solved: readonly SolvedZone[],
  roofChecks: readonly CodedCheckResult[],
): readonly Finding[] => {
  const { zones, roof } = judgedOf(solved, roofChecks)
  const failing = [...roof, ...zones.flatMap(({ checks }) => checks)].filter(
    ({ outcome }) => outcome === 'needs-engineer',
  )
  const ofCapacity = failing.filter((check) => !isOfFrame(check) && !isSideways(check))
  return [
    ...overload(ofCapacity),
    ...loadedFrame(failing.filter(isOfFrame)),
    ...pushedFrame(failing.filter(isSideways)),
  ]
}

const utilisationValues = ({ title: check, utilisation, utilisationWithout }: CodedCheckResult) => ({
  check,
  use: utilisation ?? 0,
  bare: utilisationWithout ?? null,
})

const engineer = (reason: Message): Finding => ({ verdict: 'needs-engineer', reason, blocks: false })

const isUnchanged = ({ outcome, memberStatus }: CodedCheckResult): boolean =>
  outcome === 'pass' && memberStatus === 'unchanged'

type Held = { readonly title: string; readonly unchanged: readonly CodedCheckResult[] }

const worstHeld = ({ title, unchanged }: Held): readonly Message[] => {
  const worst = worstOf(unchanged) ?? unchanged[0]
  return worst === undefined ? [] : [inZone(title)(useOf(worst))]
}

/** Zones whose purlins pass only because panels hardly load them more. */
const unchangedPurlins = (installable: Judged['zones'], basis: Basis['kind']): readonly Message[] => {
  const held = installable.flatMap(({ title, checks }) => {
    const unchanged = checks.filter((check) => isOf('purlin')(check) && isUnchanged(check))
    return unchanged.length === 0 ? [] : [{ title, unchanged }]
  })
  if (held.length === 0) return []
  const zones = held.map(({ title }) => title)
  if (basis === 'capacity') return [{ code: 'purlins-exceed-already', values: { places: held.flatMap(worstHeld) } }]
  const { compares } = mostAdded(held.flatMap(({ unchanged }) => unchanged))
  if (basis === 'loads') return [{ code: 'purlins-little-more', values: { zones, ...named(compares) } }]
  const worst = worstOf(held.flatMap(({ unchanged }) => unchanged.filter(isOfCapacity)))
  const use = worst === null ? null : checkUtilisation(worst)
  return [{ code: 'estimate-little-more', values: { zones, worst: use, ...named(compares) } }]
}

const rafterChecksOf = ({ zones, roof }: Judged): readonly CodedCheckResult[] =>
  [...roof, ...zones.flatMap((zone) => zone.checks)].filter(isOf('rafter'))

/** What panels add to the downward load of a rafter. */
const addedDownward = (checks: readonly CodedCheckResult[]): number =>
  Math.max(0, ...checks.filter(({ id }) => id.endsWith('downward')).map(addedBy))

/** What panels add to a frame that was not assessed, by direction; an engineer who must look at it needs no condition. */
const frameConditions = (checks: readonly CodedCheckResult[], mass: number): readonly Message[] => {
  const frames = checks.filter(isOfFrame)
  if (frames.some(({ outcome }) => outcome === 'needs-engineer')) return []
  const held = frames.filter(isUnchanged)
  const [up, down] = ['uplift', 'downward'].map((side) => held.filter(({ id }) => id.endsWith(side)))
  const weight = (mass * GRAVITY) / 1000
  return [
    ...when((up?.length ?? 0) > 0, { code: 'frame-uplift-little-more', values: mostAdded(up ?? []) }),
    ...when((down?.length ?? 0) > 0, { code: 'frame-solar-allowance', values: { weight, ...mostAdded(down ?? []) } }),
  ]
}

const unchangedRafters = (judged: Judged, mass: number): readonly Message[] => {
  const checks = rafterChecksOf(judged)
  const worst = worstOf(checks.filter((check) => isUnchanged(check) && !isOfFrame(check)))
  return [
    ...frameConditions(checks, mass),
    ...(worst === null ? [] : [{ code: 'rafters-little-more', values: { check: checkUtilisation(worst) } } as const]),
  ]
}

/** One condition, however many members were compared with the bare roof only. */
const comparedOnly = (parts: readonly Message[]): readonly Message[] =>
  parts.length > 1 ? [{ code: 'members-compared-only', values: { parts } }] : parts

/** The largest sag that an arrangement leaves to the owner. */
const sagToAccept = (installable: readonly SolvedZone[], { roof }: Members): readonly Message[] => {
  const judgements = [
    ...(roof === null ? [] : [roof]),
    ...installable.flatMap(({ solution }) => solution.chosen?.members ?? []),
  ]
  const sags = judgements.flatMap(({ sag }) => sag() ?? [])
  const [first, ...others] = sags
  if (first === undefined) return []
  const { withPanels, without } = others.reduce((a, b) => (b.withPanels > a.withPanels ? b : a), first)
  return [{ code: 'owner-accepts-sag', values: { with: withPanels, without } }]
}

/** What panels add downward to the rafters of a roof, where they were checked. */
export const downwardOnRafters = (
  solved: readonly SolvedZone[],
  roofChecks: readonly CodedCheckResult[],
): number | null => {
  const checks = rafterChecksOf(judgedOf(solved, roofChecks))
  return checks.length === 0 ? null : addedDownward(checks)
}

/** The same member with doors and windows shut, and with one open. */
type Doors = { readonly shut: MemberJudgement; readonly open: MemberJudgement }

/** Checks that pass with doors and windows shut, and with one open fail or pass on a condition only. */
const decidedByDoors = ({ shut, open }: Doors): readonly CodedCheckResult[] => {
  const before = shut.results()
  return open.results().filter((check) => {
    const other = before.find(({ id }) => id === check.id)
    const isOther = other?.outcome !== check.outcome || other.memberStatus !== check.memberStatus
    return isOther && (isFailing(check) || isUnchanged(check))
  })
}

/** A check with its utilisation. Only a share of an estimated capacity counts, so the words say that it is an estimate. */
const useOf = (check: CodedCheckResult): Message =>
  check.status === 'estimate' && isOfCapacity(check)
    ? checkUtilisation({ ...check, title: { code: 'check-of-estimate', values: { check: check.title } } })
    : checkUtilisation(check)

const screwsNeeded = new Map<string, number>([
  ['held', 0],
  ['one-screw', 1],
  ['two-screws', 2],
])

/** Screws that a batten crossing needs with a door open, and fewer with all shut. */
const screwsByDoors = ({ shut, open }: Doors): readonly Message[] => {
  const [before = 0, screws = 0] = [shut, open].map((judged) => screwsNeeded.get(judged.statuses().join()))
  const demand = open.results()[0]?.demand ?? 0
  return screws > before ? [{ code: 'crossing-needs-screws', values: { demand, screws } }] : []
}

/** The check of a member that decides with a door open: a failing one first, then by utilisation. */
const wordsByDoors = (doors: Doors): readonly Message[] => {
  const decided = decidedByDoors(doors)
  const failing = decided.filter(isFailing)
  const worst = decided.find(hasNoCapacity) ?? worstOf(failing.length > 0 ? failing : decided) ?? decided[0]
  if (worst === undefined) return screwsByDoors(doors)
  return [isFailing(worst) ? failureWords(worst) : useOf(worst)]
}

const inZone =
  (zone: string) =>
  (check: Message): Message => ({ code: 'check-in-zone', values: { zone, check } })

/** What would not hold with a door or window open: each member where it lies, with its check. */
const doorsToKeepShut = (solved: readonly SolvedZone[], { open, roof }: Members): readonly Message[] => {
  if (open === null) return []
  const ofZones = solved.flatMap(({ zone, solution: { chosen } }) => {
    if (chosen === null) return []
    const judged = judgeArrangement(zone, chosen, open.checks)
    const words = chosen.members.flatMap((shut, index) => {
      const other = judged[index]
      return other === undefined ? [] : wordsByDoors({ shut, open: other })
    })
    return words.map(inZone(zone.title))
  })
  const ofRoof = roof === null || open.roof === null ? [] : wordsByDoors({ shut: roof, open: open.roof })
  const places = [...ofZones, ...ofRoof.map((check): Message => ({ code: 'check-of-roof', values: { check } }))]
  return places.length === 0 ? [] : [{ code: 'doors-decide', values: { places } }]
}

/** What must hold for the members, method 6 to 8. @param mass of the array where it counts as load, kg/m2 */
export const memberConditions = (
  input: AssessmentInput,
  solved: readonly SolvedZone[],
  members: Members,
  roofChecks: readonly CodedCheckResult[],
  mass: number,
): readonly Message[] => {
  const installable = solved.filter(({ solution }) => solution.chosen !== null)
  const judged = judgedOf(installable, roofChecks)
  return [
    ...comparedOnly([
      ...unchangedPurlins(judged.zones, members.purlin?.basis.kind ?? 'capacity'),
      ...unchangedRafters(judged, mass),
    ]),
    ...sagToAccept(installable, members),
    ...doorsToKeepShut(solved, members),
    ...when(members.rafter !== null && looksLikeTruss(input), 'span-looks-like-a-truss'),
  ]
}

/** Why nothing is known of what the purlins carry; null where a table or an estimate says it. */
const withoutFigures = ({ purlin }: Members): Message | null =>
  purlin?.basis.kind === 'loads' ? purlin.basis.reason : null

/** Members without figures of their own. */
export const membersNotChecked = (members: Members): readonly Message[] => {
  const reason = withoutFigures(members)
  return reason === null ? [] : [{ code: 'purlins-compared', values: { reason } }]
}

/** The same for the sentence that is printed first. */
export const preliminaryOf = (members: Members): Message | null => {
  const reason = withoutFigures(members)
  return reason === null ? null : { code: 'preliminary', values: { reason } }
}
