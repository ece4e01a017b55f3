import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { factorOf, type LegMoment, onFeet } from '../actions/leg-moment.ts'
import type { ZoneActions } from '../actions/zone-actions.ts'
import { once } from '../calculation/once.ts'
import { type CodedNode, worstStatus } from '../calculation/step.ts'
import { type Check, type FixingCase, type Hardware, isFailing, shareOfRefused } from '../checks/check.ts'
import type { ModuleRating } from '../checks/module-level.ts'
import { judgeFixings, type LargestSpacing, largestSpacing } from '../fixings/largest-spacing.ts'
import type { MemberCheck, MemberJudgement, MemberZone } from '../members/check/member-check.ts'
import type { Crossing } from '../members/crossing/crossing.ts'
import type { Rails } from '../members/loads/strip.ts'
import { notToExceed } from './courses.ts'
import type { NoLayout, RailLayout } from './rail-layouts.ts'
import { closerInSteps, leastPitch, leastSpacing, type SettingOut, spacingsToTry } from './setting-out.ts'
import type { Zone } from './zones.ts'

/** The member checks of a roof, and its batten crossings, which limit the spacing. */
export type RoofMembers = { readonly checks: readonly MemberCheck[]; readonly crossing: Crossing | null }

/** Rails, hardware and checks, the same for all zones. */
export type Arrangements = {
  readonly layouts: readonly (RailLayout | NoLayout)[]
  readonly settingOut: SettingOut
  /** What the module holds with the clamps on these rails. */
  readonly ratingOf: (layout: RailLayout) => ModuleRating | null
  /** What the legs of these rails take of the wind; null: flush panels. */
  readonly momentOf: (layout: RailLayout) => LegMoment | null
  readonly hardware: Hardware
  /** The checks that the hardware needs. */
  readonly checks: readonly Check[]
  /** mm */
  readonly panelWidth: number
  readonly members: RoofMembers
  /** How the rails were laid out, where that takes more than a formula. */
  readonly trace: readonly CodedNode[]
}

/** One number of rails that was tried. */
export type Candidate = {
  readonly layout: RailLayout
  readonly fixing: FixingCase
  readonly limit: LargestSpacing
  /** mm; null when it does not pass. */
  readonly spacing: number | null
  /** What the spacing may not exceed on the roof, mm. */
  readonly notToExceed: () => number
  /** Spacing that was judged, mm: the one that passes, else the least. */
  readonly trial: number
  readonly settingOut: SettingOut
  readonly rails: Rails
  /** Member checks at that spacing. */
  readonly members: readonly MemberJudgement[]
}

/** A candidate that is reported, with every check at the spacing that was judged. */
export type Reported = Candidate & { readonly checks: readonly CodedCheckResult[] }

/** What was found for a zone: every number of rails that was tried, and the one that is chosen. */
export type ZoneSolution = {
  readonly chosen: Reported | null
  /** The candidate nearest to passing when none does; null when no rail layout exists. */
  readonly nearest: Reported | null
  /** The chosen rails with fixings further apart, where screws are added to the batten crossings; null: none. */
  readonly wider: Candidate | null
  readonly candidates: readonly Candidate[]
  readonly notPossible: readonly NoLayout[]
}

const isLayout = (layout: RailLayout | NoLayout): layout is RailLayout => 'tributary' in layout

/** The member checks of a zone, before an arrangement: prepared when the fixings pass. */
type ZoneMembers = () => readonly ReturnType<MemberCheck>[]

type Attempt = {
  readonly setup: Arrangements
  readonly zone: MemberZone
  readonly members: ZoneMembers
  readonly layout: RailLayout
  readonly fixing: FixingCase
  readonly limit: LargestSpacing
}

/** The rails of an attempt at a spacing of the fixings, mm, as the member checks read them. */
export const railsAt = ({ setup, layout }: Pick<Attempt, 'setup' | 'layout'>, spacing: number): Rails => ({
  isAcross: setup.settingOut.kind === 'across',
  tributary: layout.tributary.value,
  legMoment: factorOf(setup.momentOf(layout)),
  panelWidth: setup.panelWidth,
  spacing,
})

/** Every check of the fixings of a candidate at a spacing, mm. */
export const fixingsAt = (
  { fixing, limit }: Pick<Candidate, 'fixing' | 'limit'>,
  spacing: number,
  checks: readonly Check[],
): readonly CodedCheckResult[] =>
  judgeFixings(fixing, { spacing, largest: limit.value ?? 0, status: limit.status }, checks)

const membersPass = (judgements: readonly MemberJudgement[]): boolean =>
  judgements.every(({ failingUtilisation }) => failingUtilisation === 0)

/** The largest spacing to try, mm: what the fixings allow, and the batten crossings, with screws added or without. */
const largestAt = ({ setup, zone, layout, limit }: Attempt, withScrews: boolean): number => {
  const { crossing } = setup.members
  const ofFixings = limit.value ?? 0
  if (crossing === null) return ofFixings
  const rails = railsAt({ setup, layout }, 0)
  const ofCrossings = withScrews ? crossing.largestWithScrews(zone, rails) : crossing.largest(zone, rails)
  // Clamps stand on ribs: no closer than one rib, even where rafters are closer.
  return Math.min(ofFixings, Math.max(ofCrossings, leastPitch(setup.settingOut)))
}

const sags = (judgements: readonly MemberJudgement[]): boolean => judgements.some(({ sag }) => sag() !== null)

const judgedAt = (attempt: Attempt, spacing: number): readonly MemberJudgement[] =>
  attempt.members().map((check) => check(railsAt(attempt, spacing)))

/** @param spacing null: it does not pass at the spacing that was judged, mm */
const candidateAt = (
  attempt: Attempt,
  spacing: number | null,
  trial: number,
  members: readonly MemberJudgement[],
): Candidate => {
  const { layout, fixing, limit } = attempt
  const { settingOut } = attempt.setup
  const most = once(() => notToExceed(trial, limit.value ?? trial, settingOut, fixing, (at) => judgedAt(attempt, at)))
  return {
    layout,
    fixing,
    limit,
    spacing,
    notToExceed: most,
    trial,
    settingOut,
    rails: railsAt(attempt, trial),
    members,
  }
}

/**
 * Fixings on a rail along a member spread the load of the panels the more, the closer they are: the largest spacing that the
 * member carries. Method 7.
 */
const closerAt = (attempt: Attempt, largest: number): Candidate | null => {
  const { settingOut } = attempt.setup
  if (settingOut.kind === 'across') return null
  const spacing = closerInSteps(largest, settingOut.step, (trial) => membersPass(judgedAt(attempt, trial)))
  return spacing === null ? null : candidateAt(attempt, spacing, spacing, judgedAt(attempt, spacing))
}

/**
 * The largest spacing whose fixings and members pass without a sag for the owner to accept, else the least that passes;
 * null when none does.
 */
const passingAt = (attempt: Attempt, withScrews = false): Candidate | null => {
  const { settingOut, checks } = attempt.setup
  const tries = spacingsToTry(settingOut, largestAt(attempt, withScrews))
  const [largest] = tries
  // Fixings that pass at the largest spacing pass at a smaller one too: the pressure on the panel does not change.
  if (largest === undefined || fixingsAt(attempt, largest, checks).some(isFailing)) return null
  let least: Candidate | null = null
  for (const spacing of tries) {
    const judgements = judgedAt(attempt, spacing)
    if (!membersPass(judgements)) continue
    least = candidateAt(attempt, spacing, spacing, judgements)
    if (!sags(judgements)) return least
  }
  return least ?? closerAt(attempt, largest)
}

/** A candidate that fails, checked at the least spacing. */
const failingAt = (attempt: Attempt): Candidate => {
  const trial = leastSpacing(attempt.setup.settingOut, largestAt(attempt, false))
  return candidateAt(attempt, null, trial, judgedAt(attempt, trial))
}

/** Every check of a candidate. */
const reported = (candidate: Candidate, setup: Arrangements): Reported => {
  const checks = [...fixingsAt(candidate, candidate.trial, setup.checks)]
  for (const { results } of candidate.members) checks.push(...results())
  return { ...candidate, checks }
}

/** What member checks read of a zone. */
export const memberZoneOf = ({ localPressureFactor, reach, panel, coefficient, status }: Zone): MemberZone => ({
  local: { factor: localPressureFactor, reach },
  panel,
  coefficient,
  status,
})

const membersIn = (zone: Zone, checks: readonly MemberCheck[]): ZoneMembers =>
  once(() => {
    const place = memberZoneOf(zone)
    return checks.map((check) => check(place))
  })

/** Other member checks of an arrangement that was found. */
export const judgeArrangement = (
  zone: Zone,
  { rails }: Pick<Candidate, 'rails'>,
  checks: readonly MemberCheck[],
): readonly MemberJudgement[] => membersIn(zone, checks)().map((check) => check(rails))

/** Status of the loads, no better than that of the tributary width. */
const statusOn = ({ tributary }: RailLayout, { status }: ZoneActions): ZoneActions['status'] => ({
  uplift: worstStatus(status.uplift, tributary.status),
  downward: status.downward,
  railLoad: worstStatus(status.railLoad, tributary.status),
})

type ZoneWork = {
  readonly actions: ZoneActions
  readonly setup: Arrangements
  readonly zone: MemberZone
  readonly members: ZoneMembers
}

const zoneWork = (zone: Zone, actions: ZoneActions, setup: Arrangements): ZoneWork => ({
  actions,
  setup,
  zone: memberZoneOf(zone),
  members: membersIn(zone, setup.members.checks),
})

const attemptOf = ({ actions, setup, zone, members }: ZoneWork, layout: RailLayout): Attempt => {
  const fixing: FixingCase = {
    pressure: actions.pressure,
    uplift: actions.uplift,
    downward: actions.downward,
    module: setup.ratingOf(layout),
    feet: onFeet(actions, setup.momentOf(layout)),
    railLoad: actions.railLoad,
    status: statusOn(layout, actions),
    tributary: layout.tributary.value,
    panelWidth: setup.panelWidth,
    hardware: setup.hardware,
  }
  return { setup, zone, members, layout, fixing, limit: largestSpacing(fixing, setup.checks) }
}

/** How far failing checks exceed what they allow; infinite where there is no capacity. */
const worst = ({ checks }: Reported): number =>
  Math.max(0, ...checks.filter(isFailing).map((check) => shareOfRefused(check) ?? Number.POSITIVE_INFINITY))

const nearestOf = (candidates: readonly Candidate[], setup: Arrangements): Reported | null =>
  candidates
    .map((candidate) => reported(candidate, setup))
    .reduce<Reported | null>((best, next) => (best === null || worst(next) < worst(best) ? next : best), null)

/** The fewest rails that pass, with their largest spacing; null when none does. */
export const firstPassing = (zone: Zone, actions: ZoneActions, setup: Arrangements): Candidate | null => {
  const work = zoneWork(zone, actions, setup)
  for (const layout of setup.layouts) {
    if (!isLayout(layout)) continue
    const candidate = passingAt(attemptOf(work, layout))
    if (candidate !== null) return candidate
  }
  return null
}

/** Every number of rails at the least spacing. */
export const closestOf = (zone: Zone, actions: ZoneActions, setup: Arrangements) => {
  const work = zoneWork(zone, actions, setup)
  return setup.layouts.filter(isLayout).map((layout) => {
    const attempt = attemptOf(work, layout)
    return { attempt, trial: leastSpacing(setup.settingOut, largestAt(attempt, false)) }
  })
}

/** The chosen rails with screws added to the batten crossings, where that allows a larger spacing. */
const widerOf = ({ layout, spacing }: Candidate, work: ZoneWork): Candidate | null => {
  if (work.setup.members.crossing === null) return null
  const wider = passingAt(attemptOf(work, layout), true)
  return (wider?.spacing ?? 0) > (spacing ?? 0) ? wider : null
}

/** For 2, 3 and 4 rails the largest spacing that passes; the fewest rails that pass are chosen. Method 4. */
export const solveZone = (zone: Zone, actions: ZoneActions, setup: Arrangements): ZoneSolution => {
  const work = zoneWork(zone, actions, setup)
  const candidates = setup.layouts.filter(isLayout).map((layout) => {
    const attempt = attemptOf(work, layout)
    return passingAt(attempt) ?? failingAt(attempt)
  })
  const passing = candidates.find((candidate) => candidate.spacing !== null)
  const chosen = passing === undefined ? null : reported(passing, setup)
  const notPossible = setup.layouts.filter((layout): layout is NoLayout => !isLayout(layout))
  const nearest = chosen === null ? nearestOf(candidates, setup) : null
  return { chosen, nearest, wider: chosen === null ? null : widerOf(chosen, work), candidates, notPossible }
}
