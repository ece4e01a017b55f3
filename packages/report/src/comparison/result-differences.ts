import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { AssessmentResult, BriefResult, CheckResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { outcomeWords } from '../blocks/blocks.ts'
import { memberStatusWords } from '../blocks/check-groups.ts'
import { confirmedItems } from '../blocks/confirmed-figures.ts'
import { verdictWords } from '../blocks/verdict-words.ts'
import { type ShownZone, shownZones } from '../blocks/zone-table.ts'
import { mayHoldOnCondition } from './checks-on-condition.ts'
import { differencesBetween, type ShownValue } from './shown-value.ts'

type Values = readonly ShownValue[]

const valueIn =
  (group: string) =>
  (field: string, value: ShownValue['value'], unit = ''): ShownValue => ({ group, field, value, unit })

const basisWords = { confirmed: 'All figures confirmed', unconfirmed: 'Some figures not yet confirmed' } as const

const roofValues = (result: BriefResult): Values => {
  const value = valueIn('Whole roof')
  return [
    value('Verdict', verdictWords[result.verdict].title),
    value('Figures', result.basis === undefined ? null : basisWords[result.basis]),
    value('Summary', result.resultString),
    value('Zone dimension a', result.valueA, 'm'),
    value('Distance to roof edges', result.setback, 'mm'),
    value('Standards', result.editions.join('; ')),
    value('Engine', result.engineVersion),
    value('Catalogue', result.catalogueVersion),
  ]
}

/** A check with a condition compares as passed, because its condition is a field of its own. */
const outcomeOf = ({ outcome, memberStatus }: CheckResult): string => {
  if (memberStatus !== undefined) return memberStatusWords[memberStatus].text
  return outcomeWords[outcome === 'condition' ? 'pass' : outcome].text
}

const useOf = (check: CheckResult, value: ReturnType<typeof valueIn>): ShownValue => {
  const { title, demand, unit, utilisation } = check
  if (mayHoldOnCondition(check)) return value(`${title}: demand`, demand, unit)
  return value(`${title}: utilisation`, utilisation === null ? null : 100 * utilisation, '%')
}

const checkValues = (group: string, checks: readonly CheckResult[]): Values => {
  const value = valueIn(group)
  return checks.flatMap((check) => [value(`${check.title}: outcome`, outcomeOf(check)), useOf(check, value)])
}

const isInstallable = ({ notApplicable, installable }: ShownZone): string =>
  notApplicable ? 'N/A' : installable ? 'Yes' : 'No'

const zoneValues = (zone: ShownZone): Values => {
  const value = valueIn(zone.title)
  return [
    value('Installable', isInstallable(zone)),
    value('Why not', zone.reason ?? null),
    value('Rails per panel', zone.numRails),
    value('Fixing spacing', zone.fixingSpacing, 'mm'),
    value('Rail placement', zone.railPlacement),
    value('Local pressure factor', zone.localPressureFactor),
    value('Ultimate net uplift', zone.uplift, 'kPa'),
    value('Force on one fixing N*', zone.fixingForce, 'kN'),
    value('Mass on one fixing', zone.footMass ?? null, 'kg'),
    value('Governing check', zone.governingCheck),
    ...checkValues(zone.title, zone.checks),
  ]
}

/** Each sentence is a field, so that an added or removed one is named. */
const sentences = (group: string, list: readonly string[]): Values =>
  list.map((sentence) => valueIn(group)(sentence, 'Stated'))

/** Every compared field of a result; no two have the same name. */
export const comparedValues = (say: Say, result: BriefResult): Values => [
  ...roofValues(result),
  ...shownZones(say, result).flatMap(zoneValues),
  ...checkValues('Rafters', result.roofChecks),
  ...sentences('Conditions', result.conditions),
  ...sentences('Instructions', result.instructions ?? []),
  ...sentences('Warnings', result.warnings ?? []),
  ...result.assumptions.map(({ label, value }) => valueIn('Assumptions')(label, value)),
  ...sentences('Not checked', result.notChecked),
  ...sentences('Exclusions', result.exclusions),
  ...sentences(
    'Figures not confirmed',
    result.unverified.map(({ item }) => item),
  ),
  ...confirmedItems(say, result).map(({ text, note }) => valueIn('Figures confirmed')(text, note ?? '')),
]

/** Two results of one roof, field by field: only what differs. */
export const resultDifferences = (
  say: Say,
  before: AssessmentResult | BriefResult,
  after: AssessmentResult | BriefResult,
): readonly Difference[] => differencesBetween(comparedValues(say, before), comparedValues(say, after))
