import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import type { ZoneActions } from '../actions/zone-actions.ts'
import { type CodedNode, worstStatus } from '../calculation/step.ts'
import { type Check, type FixingCase, type Hardware, isFailing } from '../checks/check.ts'
import { judgeFixings, type LargestSpacing, largestSpacing } from '../fixings/largest-spacing.ts'
import type { MemberCheck, MemberJudgement } from '../members/check/member-check.ts'
import type { Rails } from '../members/loads/strip.ts'
import type { NoLayout, RailLayout } from './rail-layouts.ts'
import { spacingInSteps, wholePitches } from './setting-out.ts'
import type { Zone } from './zones.ts'

/** How fixings are set out along a rail. */
export type SettingOut =
  /** The rail crosses the members: spacing in whole pitches, mm. */
  | { readonly kind: 'across'; readonly pitch: number }
  /** The rail lies on a member: spacing in whole steps, mm. */
  | { readonly kind: 'on-members'; readonly step: number }

/** Rails, hardware and checks, the same for all zones. */
export type Arrangements = {
  readonly layouts: readonly (RailLayout | NoLayout)[]
  readonly settingOut: SettingOut
  readonly hardware: Hardware
  /** The checks that the hardware needs. */
  readonly checks: readonly Check[]
  /** mm */
  readonly panelWidth: number
  readonly memberChecks: readonly MemberCheck[]
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
  /** Spacing that was judged, mm: the one that passes, else the least. */
  readonly trial: number
  readonly rails: Rails
  /** Member checks at that spacing. */
  readonly members: readonly MemberJudgement[]
}

/** A candidate that is reported, with every check at the spacing that was judged. */
export type Reported = Candidate & { readonly checks: readonly CodedCheckResult[] }

export type ZoneSolution = {
  readonly chosen: Reported | null
  /** The candidate nearest to passing when none does; null when no rail layout exists. */
  readonly nearest: Reported | null
  readonly candidates: readonly Candidate[]
  readonly notPossible: readonly NoLayout[]
}

const isLayout = (layout: RailLayout | NoLayout): layout is RailLayout => 'tributary' in layout

/** Spacings to try, mm, from the largest down. */
const spacings = (settingOut: SettingOut, largest: number): readonly number[] => {
  if (settingOut.kind === 'on-members') {
    const spacing = spacingInSteps(largest, settingOut.step)
    return spacing === null ? [] : [spacing]
  }
  const list: number[] = []
  for (let m = wholePitches(largest, settingOut.pitch); m >= 1; m -= 1) list.push(m * settingOut.pitch)
  return list
}

const leastSpacing = (settingOut: SettingOut, largest: number): number => {
  if (settingOut.kind === 'across') return settingOut.pitch
  return spacingInSteps(largest, settingOut.step) ?? settingOut.step
}

/** The member checks of a zone, before an arrangement. */
type ZoneMembers = readonly ReturnType<MemberCheck>[]

type Attempt = {
  readonly setup: Arrangements
  readonly members: ZoneMembers
  readonly layout: RailLayout
  readonly fixing: FixingCase
  readonly limit: LargestSpacing
}

const railsAt = ({ setup, layout }: Attempt, spacing: number): Rails => ({
  isAcross: setup.settingOut.kind === 'across',
  tributary: layout.tributary.value,
  spacing,
})

const fixingsAt = (
  { fixing, limit }: Pick<Candidate, 'fixing' | 'limit'>,
  spacing: number,
  checks: readonly Check[],
): readonly CodedCheckResult[] =>
  judgeFixings(fixing, { spacing, largest: limit.value ?? 0, status: limit.status }, checks)

const membersPass = (judgements: readonly MemberJudgement[]): boolean =>
  judgements.every(({ failingUtilisation }) => failingUtilisation === 0)

const sags = (judgements: readonly MemberJudgement[]): boolean => judgements.some(({ sag }) => sag() !== null)

/**
 * The largest spacing whose fixings and members pass without a sag for the owner to accept, else the least that passes;
 * null when none does.
 */
const passingAt = (attempt: Attempt): Candidate | null => {
  const { setup, fixing, limit, layout, members } = attempt
  const tries = spacings(setup.settingOut, limit.value ?? 0)
  const [largest] = tries
  // Fixings that pass at the largest spacing pass at a smaller one too: the pressure on the panel does not change.
  if (largest === undefined || fixingsAt(attempt, largest, setup.checks).some(isFailing)) return null
  let least: Candidate | null = null
  for (const spacing of tries) {
    const rails = railsAt(attempt, spacing)
    const judgements = members.map((check) => check(rails))
    if (!membersPass(judgements)) continue
    least = { layout, fixing, limit, spacing, trial: spacing, rails, members: judgements }
    if (!sags(judgements)) return least
  }
  return least
}

/** A candidate that fails, checked at the least spacing. */
const failingAt = (attempt: Attempt): Candidate => {
  const { setup, fixing, limit, layout, members } = attempt
  const trial = leastSpacing(setup.settingOut, limit.value ?? 0)
  const rails = railsAt(attempt, trial)
  const judgements = members.map((check) => check(rails))
  return { layout, fixing, limit, spacing: null, trial, rails, members: judgements }
}

/** Every check of a candidate. */
const reported = (candidate: Candidate, setup: Arrangements): Reported => {
  const { layout, fixing, limit, spacing, trial, rails, members } = candidate
  const checks = [...fixingsAt(candidate, trial, setup.checks)]
  for (const { results } of members) checks.push(...results())
  return { layout, fixing, limit, spacing, trial, rails, members, checks }
}

const membersIn = (zone: Zone, checks: readonly MemberCheck[]): ZoneMembers =>
  checks.map((check) => check({ local: { factor: zone.localPressureFactor, reach: zone.reach }, panel: zone.panel }))

/** Other member checks of an arrangement that was found. */
export const judgeArrangement = (
  zone: Zone,
  { rails }: Candidate,
  checks: readonly MemberCheck[],
): readonly MemberJudgement[] => membersIn(zone, checks).map((check) => check(rails))

/** Status of the loads, no better than that of the tributary width. */
const statusOn = ({ tributary }: RailLayout, { status }: ZoneActions): ZoneActions['status'] => ({
  uplift: worstStatus(status.uplift, tributary.status),
  railLoad: worstStatus(status.railLoad, tributary.status),
})

const attemptOf = (actions: ZoneActions, setup: Arrangements, members: ZoneMembers, layout: RailLayout): Attempt => {
  const fixing: FixingCase = {
    pressure: actions.pressure,
    uplift: actions.uplift,
    serviceUplift: actions.serviceUplift,
    railLoad: actions.railLoad,
    status: statusOn(layout, actions),
    tributary: layout.tributary.value,
    panelWidth: setup.panelWidth,
    hardware: setup.hardware,
  }
  return { setup, members, layout, fixing, limit: largestSpacing(fixing, setup.checks) }
}

/** Largest utilisation of the checks that fail; infinite where a capacity is missing. */
const worst = ({ checks }: Reported): number =>
  Math.max(0, ...checks.filter(isFailing).map((check) => check.utilisation ?? Number.POSITIVE_INFINITY))

const nearestOf = (candidates: readonly Candidate[], setup: Arrangements): Reported | null =>
  candidates
    .map((candidate) => reported(candidate, setup))
    .reduce<Reported | null>((best, next) => (best === null || worst(next) < worst(best) ? next : best), null)

/** The fewest rails that pass, with their largest spacing; null when none does. */
export const firstPassing = (zone: Zone, actions: ZoneActions, setup: Arrangements): Candidate | null => {
  const members = membersIn(zone, setup.memberChecks)
  for (const layout of setup.layouts) {
    if (!isLayout(layout)) continue
    const candidate = passingAt(attemptOf(actions, setup, members, layout))
    if (candidate !== null) return candidate
  }
  return null
}

/** For 2, 3 and 4 rails the largest spacing that passes; the fewest rails that pass are chosen. Method 4. */
export const solveZone = (zone: Zone, actions: ZoneActions, setup: Arrangements): ZoneSolution => {
  const members = membersIn(zone, setup.memberChecks)
  const candidates = setup.layouts.filter(isLayout).map((layout) => {
    const attempt = attemptOf(actions, setup, members, layout)
    return passingAt(attempt) ?? failingAt(attempt)
  })
  const passing = candidates.find((candidate) => candidate.spacing !== null)
  const chosen = passing === undefined ? null : reported(passing, setup)
  const notPossible = setup.layouts.filter((layout): layout is NoLayout => !isLayout(layout))
  return { chosen, nearest: chosen === null ? nearestOf(candidates, setup) : null, candidates, notPossible }
}
