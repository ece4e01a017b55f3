import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedChangeThatHelps, CodedCheckResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import type { ZoneActions } from '../actions/zone-actions.ts'
import { fixingForce } from '../checks/capacity-check.ts'
import { hasNoCapacity, isFailing } from '../checks/check.ts'
import { minimumSpacing } from '../checks/minimum-spacing.ts'
import { type Candidate, memberZoneOf, type Reported, type ZoneSolution } from '../layout/solve-zone.ts'
import type { Zone } from '../layout/zones.ts'
import type { Crossing } from '../members/crossing/crossing.ts'
import { checkUtilisation } from './check-utilisation.ts'

/** A zone with its loads and what was found for it. */
export type SolvedZone = { readonly zone: Zone; readonly actions: ZoneActions; readonly solution: ZoneSolution }

/** 0 metal screw, 1 timber screw and tile hook, 2 clamp. */
export const intersectionType = ({ roofCover, purlin }: AssessmentInput): 0 | 1 | 2 => {
  if (roofCover.kind === 'tin-clamped') return 2
  if (roofCover.kind === 'tile') return 1
  return purlin.material === 'steel' ? 0 : 1
}

/**
 * The least spacing depends on the other checks: it governs only where it fails and every fixing has a capacity.
 * Checks shown for information never govern.
 */
const mayGovern = (all: readonly CodedCheckResult[]): readonly CodedCheckResult[] => {
  const checks = all.filter((check) => check.outcome !== 'not-checked')
  const others = checks.filter((check) => check.id !== minimumSpacing.id)
  return others.some(hasNoCapacity)
    ? others
    : checks.filter((check) => check.id !== minimumSpacing.id || check.outcome === 'fail')
}

const governing = (checks: readonly CodedCheckResult[]): CodedCheckResult | null =>
  mayGovern(checks).reduce<CodedCheckResult | null>((worst, next) => {
    if (worst !== null && hasNoCapacity(worst)) return worst
    if (hasNoCapacity(next)) return next
    return (next.utilisation ?? -1) > (worst?.utilisation ?? -1) ? next : worst
  }, null)

const shortfall = ({ layout, trial, checks }: Reported): Message => {
  const worst = governing(checks.filter(isFailing))
  const values = { rails: layout.numRails, spacing: trial, worst: worst === null ? null : checkUtilisation(worst) }
  return { code: 'no-arrangement-passes', values }
}

/** Why a zone without a passing arrangement fails. */
export const reasonOf = ({ nearest, notPossible }: ZoneSolution): Message =>
  nearest ? shortfall(nearest) : { code: 'no-rails-fit', values: { reason: notPossible[0]?.reason ?? null } }

const warningsOf = ({ layout }: Candidate): readonly Message[] => (layout.warning === null ? [] : [layout.warning])

/** What a batten crossing must hold in an alternative. */
const conditionOf = ({ rails }: Candidate, zone: Zone, crossing: Crossing | null): Message | null => {
  const values = crossing?.remedy(memberZoneOf(zone), rails) ?? null
  return values === null ? null : { code: 'crossing-must-hold', values }
}

/** Other numbers of rails, then the chosen ones with fixings further apart on crossings with screws added. */
const alternativesOf = (zone: Zone, { candidates, chosen, wider }: ZoneSolution, crossing: Crossing | null) => {
  const others = candidates.filter(({ layout }) => layout.numRails !== chosen?.layout.numRails)
  return [...others, ...(wider === null ? [] : [wider])].flatMap((candidate) => {
    if (candidate.spacing === null) return []
    const condition = conditionOf(candidate, zone, crossing)
    const alternative = { numRails: candidate.layout.numRails, fixingSpacing: candidate.spacing }
    return condition === null ? [alternative] : [{ ...alternative, condition }]
  })
}

const empty = {
  installable: false,
  numRails: 0,
  fixingSpacing: null,
  railPlacement: null,
  uplift: null,
  fixingForce: null,
  spacingBeforeSettingOut: null,
  alternatives: [],
  governingCheck: null,
  governingClause: null,
  checks: [],
  margin: null,
  warnings: [],
  advice: null,
} as const

/** A zone for which nothing was calculated. */
export const emptyZone = (
  zone: Pick<Zone, 'title' | 'localPressureFactor' | 'notApplicable' | 'clearance'>,
  type: 0 | 1 | 2,
  reason: Message,
): CodedZoneResult => ({
  ...empty,
  title: zone.title as CodedZoneResult['title'],
  intersectionTypeIndex: type,
  localPressureFactor: zone.localPressureFactor,
  place: zone.clearance,
  reason: zone.notApplicable ?? reason,
  ...(zone.notApplicable === null ? {} : { notApplicable: true as const }),
})

const forceOf = ({ fixing, layout }: Candidate, spacing: number): number | null =>
  fixing.uplift > 0 ? fixingForce({ w: fixing.uplift, t: layout.tributary.value, s: spacing }).value : null

/** The zone's part of the result, method §8. */
export const zoneResult = (
  { zone, actions, solution }: SolvedZone,
  type: 0 | 1 | 2,
  advice: CodedChangeThatHelps | null,
  crossing: Crossing | null,
): CodedZoneResult => {
  const shown = solution.chosen ?? solution.nearest
  if (zone.notApplicable !== null || shown === null)
    return {
      ...emptyZone(zone, type, reasonOf(solution)),
      uplift: zone.notApplicable === null ? actions.uplift : null,
      advice,
    }
  const worst = governing(shown.checks)
  const result: CodedZoneResult = {
    title: zone.title as CodedZoneResult['title'],
    installable: shown.spacing !== null,
    numRails: shown.spacing === null ? 0 : shown.layout.numRails,
    intersectionTypeIndex: type,
    fixingSpacing: shown.spacing,
    railPlacement: shown.spacing === null ? null : shown.layout.placement,
    localPressureFactor: zone.localPressureFactor,
    uplift: actions.uplift,
    fixingForce: shown.spacing === null ? null : forceOf(shown, shown.spacing),
    spacingBeforeSettingOut: shown.limit.value,
    alternatives: alternativesOf(zone, solution, crossing),
    governingCheck: worst?.title ?? null,
    governingClause: worst?.clause ?? null,
    checks: shown.checks,
    margin: worst?.utilisation == null ? null : 1 - worst.utilisation,
    warnings: warningsOf(shown),
    advice,
    place: zone.clearance,
  }
  if (shown.spacing === null) result.reason = reasonOf(solution)
  return result
}
