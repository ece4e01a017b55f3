import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedChangeThatHelps, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import type { ZoneActions } from '../actions/zone-actions.ts'
import { GRAVITY } from '../calculation/units.ts'
import { fixingForce } from '../checks/capacity-check.ts'
import { footMass } from '../checks/foot-mass.ts'
import type { Crossing } from '../members/crossing/crossing.ts'
import { settingOutWords } from '../spacing/setting-out.ts'
import { type Candidate, memberZoneOf, type Reported, type ZoneSolution } from '../spacing/solve-zone.ts'
import type { Zone } from '../spacing/zones.ts'
import { blockingCheck, governingCheck } from './governing-check.ts'

/** A zone with its loads and what was found for it. */
export type SolvedZone = {
  readonly zone: Zone
  readonly actions: ZoneActions
  readonly solution: ZoneSolution
  /** With the feet over the rafters, where batten crossings limit the spacing; null: no such arrangement. */
  readonly overRafters: Candidate | null
}

/** 0 metal screw, 1 timber screw and tile hook, 2 clamp. */
export const intersectionType = ({ roofCover, purlin }: AssessmentInput): 0 | 1 | 2 => {
  if (roofCover.kind === 'tin-clamped') return 2
  if (roofCover.kind === 'tile') return 1
  return purlin.material === 'steel' ? 0 : 1
}

const shortfall = ({ layout, trial }: Reported, worst: Message): Message => ({
  code: 'no-arrangement-passes',
  values: { rails: layout.numRails, spacing: trial, worst },
})

/** Why a zone without a passing arrangement fails. */
const failureOf = (solution: ZoneSolution) => {
  const blockedBy = blockingCheck(solution)
  const { words } = blockedBy
  const reason: Message =
    solution.nearest === null ? { code: 'no-rails-fit', values: { reason: words } } : shortfall(solution.nearest, words)
  return { reason, blockedBy }
}

const warningsOf = ({ layout }: Candidate): readonly Message[] => (layout.warning === null ? [] : [layout.warning])

/** What a batten crossing must hold in an alternative. */
const conditionOf = ({ rails }: Candidate, zone: Zone, crossing: Crossing | null): Message | null => {
  const values = crossing?.remedy(memberZoneOf(zone), rails) ?? null
  return values === null ? null : { code: 'crossing-must-hold', values }
}

const overRaftersOf = ({ solution: { chosen }, overRafters }: SolvedZone) =>
  overRafters === null || overRafters.spacing === null || overRafters.spacing <= (chosen?.spacing ?? 0)
    ? []
    : [
        {
          numRails: overRafters.layout.numRails,
          fixingSpacing: overRafters.spacing,
          condition: 'with-feet-over-rafters',
        } as const,
      ]

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

/** What a zone without figures shows. */
export const empty = {
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

/** At the largest spacing that the crew is told: a fixing is chosen by it. */
const forceOf = ({ fixing, layout, notToExceed }: Candidate): number | null =>
  fixing.feet.uplift > 0
    ? fixingForce({ w: fixing.feet.uplift, t: layout.tributary.value, s: notToExceed() }).value
    : null

const massOnFoot = ({ layout, notToExceed }: Candidate, weight: number): number =>
  footMass({ g_max: weight, t: layout.tributary.value, s: notToExceed(), gravity: GRAVITY }).value

/** How a crew sets the spacing out, and what it may not exceed where that is more than the spacing. */
const setOut = (shown: Candidate, spacing: number) => {
  const largest = shown.notToExceed()
  const words = settingOutWords(spacing, largest, shown.settingOut)
  return largest === spacing ? { settingOut: words } : { settingOut: words, largestSpacing: largest }
}

/** The zone's part of the result, method §8. */
export const zoneResult = (
  solved: SolvedZone,
  type: 0 | 1 | 2,
  advice: CodedChangeThatHelps | null,
  crossing: Crossing | null,
): CodedZoneResult => {
  const { zone, actions, solution } = solved
  const shown = solution.chosen ?? solution.nearest
  if (zone.notApplicable !== null) return { ...emptyZone(zone, type, zone.notApplicable), advice }
  if (shown === null) {
    const { reason, blockedBy } = failureOf(solution)
    return { ...emptyZone(zone, type, reason), uplift: actions.uplift, advice, blockedBy }
  }
  const worst = governingCheck(shown.checks)
  const result: CodedZoneResult = {
    title: zone.title as CodedZoneResult['title'],
    installable: shown.spacing !== null,
    numRails: shown.spacing === null ? 0 : shown.layout.numRails,
    intersectionTypeIndex: type,
    fixingSpacing: shown.spacing,
    railPlacement: shown.spacing === null ? null : shown.layout.placement,
    localPressureFactor: zone.localPressureFactor,
    uplift: actions.uplift,
    fixingForce: shown.spacing === null ? null : forceOf(shown),
    spacingBeforeSettingOut: shown.limit.value,
    alternatives: [...overRaftersOf(solved), ...alternativesOf(zone, solution, crossing)],
    governingCheck: worst?.title ?? null,
    governingClause: worst?.clause ?? null,
    checks: shown.checks,
    margin: worst?.utilisation == null ? null : 1 - worst.utilisation,
    warnings: warningsOf(shown),
    advice,
    place: zone.clearance,
  }
  if (shown.spacing === null) return { ...result, ...failureOf(solution) }
  return {
    ...result,
    ...setOut(shown, shown.spacing),
    footMass: massOnFoot(shown, actions.weight),
  }
}

/** Zones that exist on the roof. */
export const existingZones = (zones: readonly CodedZoneResult[]): readonly CodedZoneResult[] =>
  zones.filter((zone) => zone.notApplicable !== true)
