import type { CheckResult } from '@soundroof/contract/result'
import type { ZoneActions } from '../actions/zone-actions.ts'
import type { Check, FixingCase, Hardware } from '../checks/check.ts'
import type { MemberCheck } from '../checks/member-check.ts'
import { judgeFixings, type LargestSpacing, largestSpacing } from '../fixings/largest-spacing.ts'
import type { NoLayout, RailLayout } from './rail-layouts.ts'
import { spacingInSteps, wholePitches } from './setting-out.ts'
import type { Zone } from './zones.ts'

/** How fixings find the roof along a rail. */
export type SettingOut =
  /** The rail crosses the members: spacing in whole pitches, mm. */
  | { readonly kind: 'across'; readonly pitch: number }
  /** The rail lies on a member: spacing in whole steps, mm. */
  | { readonly kind: 'on-members'; readonly step: number }

/** What is the same for all zones. */
export type Arrangements = {
  readonly layouts: readonly (RailLayout | NoLayout)[]
  readonly settingOut: SettingOut
  readonly hardware: Hardware
  /** The checks that the hardware needs. */
  readonly checks: readonly Check[]
  /** mm */
  readonly panelWidth: number
  readonly memberChecks: readonly MemberCheck[]
}

/** One number of rails, tried. */
export type Candidate = {
  readonly layout: RailLayout
  readonly fixing: FixingCase
  readonly limit: LargestSpacing
  /** mm; null when it does not pass. */
  readonly spacing: number | null
  /** Spacing at which `checks` were made, mm. */
  readonly trial: number
  readonly checks: readonly CheckResult[]
}

export type ZoneSolution = {
  readonly chosen: Candidate | null
  /** The candidate nearest to passing when none does; null when no rail layout exists. */
  readonly nearest: Candidate | null
  readonly candidates: readonly Candidate[]
  readonly without: readonly NoLayout[]
}

const isLayout = (layout: RailLayout | NoLayout): layout is RailLayout => 'tributary' in layout

const passes = (results: readonly CheckResult[]): boolean => results.every((result) => result.outcome !== 'fail')

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

type Attempt = {
  readonly zone: Zone
  readonly actions: ZoneActions
  readonly setup: Arrangements
  readonly layout: RailLayout
  readonly fixing: FixingCase
  readonly limit: LargestSpacing
}

const judgeMembers = ({ zone, actions, setup, layout }: Attempt, spacing: number): readonly CheckResult[] => {
  const { title, localPressureFactor } = zone
  const tributary = layout.tributary.value
  const arrangement = { title, localPressureFactor, actions, numRails: layout.numRails, tributary, spacing }
  return setup.memberChecks.flatMap((check) => check(arrangement))
}

const candidate = (
  { layout, fixing, limit }: Attempt,
  spacing: number | null,
  trial: number,
  checks: Candidate['checks'],
) => ({
  layout,
  fixing,
  limit,
  spacing,
  trial,
  checks,
})

/** The largest spacing whose fixings and members pass; else the least spacing with what fails there. */
const search = (attempt: Attempt): Candidate => {
  const { setup, fixing, limit } = attempt
  const largest = limit.value ?? 0
  for (const spacing of spacings(setup.settingOut, largest)) {
    const fixings = judgeFixings(fixing, { spacing, largest, status: limit.status }, setup.checks)
    // A smaller spacing eases neither the pressure on the panel nor the least spacing.
    if (!passes(fixings)) break
    const members = judgeMembers(attempt, spacing)
    if (passes(members)) return candidate(attempt, spacing, spacing, [...fixings, ...members])
  }
  const trial = leastSpacing(setup.settingOut, largest)
  const checks = [
    ...judgeFixings(fixing, { spacing: trial, largest, status: limit.status }, setup.checks),
    ...judgeMembers(attempt, trial),
  ]
  return candidate(attempt, null, trial, checks)
}

const tryRails = (zone: Zone, actions: ZoneActions, setup: Arrangements, layout: RailLayout): Candidate => {
  const fixing: FixingCase = {
    pressure: actions.pressure,
    uplift: actions.uplift,
    serviceUplift: actions.serviceUplift,
    railLoad: actions.railLoad,
    status: actions.status,
    tributary: layout.tributary.value,
    panelWidth: setup.panelWidth,
    hardware: setup.hardware,
  }
  return search({ zone, actions, setup, layout, fixing, limit: largestSpacing(fixing, setup.checks) })
}

/** The largest utilisation of a candidate; infinite where a capacity is missing. */
const worst = (candidate: Candidate): number =>
  Math.max(
    ...candidate.checks.map((check) => check.utilisation ?? (check.outcome === 'fail' ? Number.POSITIVE_INFINITY : 0)),
  )

/** The fewest rails that pass, with their largest spacing; null when none does. */
export const firstPassing = (zone: Zone, actions: ZoneActions, setup: Arrangements): Candidate | null => {
  for (const layout of setup.layouts) {
    if (!isLayout(layout)) continue
    const candidate = tryRails(zone, actions, setup, layout)
    if (candidate.spacing !== null) return candidate
  }
  return null
}

/** For 2, 3 and 4 rails the largest spacing that passes; the fewest rails that pass are chosen. Method 4. */
export const solveZone = (zone: Zone, actions: ZoneActions, setup: Arrangements): ZoneSolution => {
  const candidates = setup.layouts.filter(isLayout).map((layout) => tryRails(zone, actions, setup, layout))
  const chosen = candidates.find((candidate) => candidate.spacing !== null) ?? null
  const nearest = candidates.reduce<Candidate | null>(
    (best, next) => (best === null || worst(next) < worst(best) ? next : best),
    null,
  )
  const without = setup.layouts.filter((layout): layout is NoLayout => !isLayout(layout))
  return { chosen, nearest: chosen === null ? nearest : null, candidates, without }
}
