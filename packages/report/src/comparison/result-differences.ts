import type { Coded } from '@soundroof/contract/platform/coded/coded'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import { codedMessage } from '@soundroof/contract/roofs/results/messages/coded-message'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type {
  CheckResult,
  CodedBrief,
  CodedCheckResult,
  CodedRidgeCorner,
  CodedZoneResult,
} from '@soundroof/contract/roofs/results/result'
import type { PlainCode, Say } from '@soundroof/words/language/say'
import { outcomeWords } from '../blocks/blocks.ts'
import { memberStatusWords } from '../blocks/check-groups.ts'
import { confirmedItems } from '../blocks/confirmed-figures.ts'
import { told, toldOf } from '../wording/telling.ts'
import { verdictWords } from '../wording/verdict-words.ts'
import { mayHoldOnCondition } from './checks-on-condition.ts'
import { differencesBetween, type ShownValue } from './shown-value.ts'

type Values = readonly ShownValue[]

const valueIn =
  (group: PlainCode) =>
  (field: PlainCode | Coded, value: ShownValue['value'], unit = ''): ShownValue => ({
    group: told(group),
    field: typeof field === 'string' ? told(field) : field,
    value,
    unit,
  })

const orNull = (message: Message | null | undefined): Coded | null => (message ? codedMessage(message) : null)

const basisWords = { confirmed: 'All figures confirmed', unconfirmed: 'Some figures not yet confirmed' } as const

const roofValues = (result: CodedBrief): Values => {
  const value = valueIn('Whole roof')
  return [
    value('Verdict', told(verdictWords[result.verdict].title)),
    value('Figures', result.basis === undefined ? null : told(basisWords[result.basis])),
    value('Summary', codedMessage(result.resultString)),
    value('Zone dimension a', result.valueA, 'm'),
    value('Distance to roof edges', result.setback, 'mm'),
    value('Standards', result.editions.join('; ')),
    value('Engine', result.engineVersion),
    value('Catalogue', result.catalogueVersion),
  ]
}

/** A check with a condition compares as passed, because its condition is a field of its own. */
const outcomeOf = ({ outcome, memberStatus }: Pick<CheckResult, 'outcome' | 'memberStatus'>): Coded => {
  if (memberStatus !== undefined) return told(memberStatusWords[memberStatus].text)
  return told(outcomeWords[outcome === 'condition' ? 'pass' : outcome].text)
}

const useOf = (check: CodedCheckResult, value: ReturnType<typeof valueIn>): ShownValue => {
  const { demand, unit, utilisation } = check
  const values = { check: codedMessage(check.title) }
  if (mayHoldOnCondition(check)) return value(toldOf('report.demand-of-check', values), demand, unit)
  return value(toldOf('report.utilisation-of-check', values), utilisation === null ? null : 100 * utilisation, '%')
}

const checkValues = (group: PlainCode, checks: readonly CodedCheckResult[]): Values => {
  const value = valueIn(group)
  return checks.flatMap((check) => [
    value(toldOf('report.outcome-of-check', { check: codedMessage(check.title) }), outcomeOf(check)),
    useOf(check, value),
  ])
}

type Zone = CodedZoneResult | (CodedRidgeCorner & { readonly title: 'Ridge ends'; readonly notApplicable?: never })

const zonesOf = ({ zoneResults, ridgeCorner }: CodedBrief): readonly Zone[] =>
  ridgeCorner === null ? zoneResults : [...zoneResults, { ...ridgeCorner, title: 'Ridge ends' }]

const isInstallable = ({ notApplicable, installable }: Zone): Coded =>
  told(notApplicable ? 'N/A' : installable ? 'Yes' : 'No')

const zoneValues = (zone: Zone): Values => {
  const value = valueIn(zone.title)
  return [
    value('Installable', isInstallable(zone)),
    value('Why not', orNull(zone.reason)),
    value('Rails per panel', zone.numRails),
    value('Fixing spacing', zone.fixingSpacing, 'mm'),
    value('Largest fixing spacing', zone.largestSpacing ?? null, 'mm'),
    value('Rail placement', orNull(zone.railPlacement)),
    value('Local pressure factor', zone.localPressureFactor),
    value('Ultimate net uplift', zone.uplift, 'kPa'),
    value('Force on one fixing N*', zone.fixingForce, 'kN'),
    value('Mass on one fixing', zone.footMass ?? null, 'kg'),
    value('Governing check', orNull(zone.governingCheck)),
    ...checkValues(zone.title, zone.checks),
  ]
}

/** Each sentence is a field, so that an added or removed one is named. */
const sentences = (group: PlainCode, list: readonly Message[]): Values =>
  list.map((sentence) => valueIn(group)(codedMessage(sentence), told('Stated')))

/** Names of figures are those of the catalogue, in English. */
const confirmed = (say: Say, result: CodedBrief): Values =>
  confirmedItems(say, result).map(({ text, note }) => ({
    group: told('Figures confirmed'),
    field: text,
    value: note ?? '',
    unit: '',
  }))

/** Every compared field of a result; no two have the same name. */
export const comparedValues = (say: Say, result: CodedBrief): Values => [
  ...roofValues(result),
  ...zonesOf(result).flatMap(zoneValues),
  ...checkValues('Rafters', result.roofChecks),
  ...sentences('Conditions', result.conditions),
  ...sentences('Instructions', result.instructions ?? []),
  ...sentences('Warnings', result.warnings ?? []),
  ...result.assumptions.map(({ label, value }) => valueIn('Assumptions')(codedMessage(label), codedMessage(value))),
  ...sentences('Not checked', result.notChecked),
  ...sentences('Exclusions', result.exclusions),
  ...sentences(
    'Figures not confirmed',
    result.unverified.map(({ item }) => item),
  ),
  ...confirmed(say, result),
]

/** Two results of one roof, field by field: only what differs. */
export const resultDifferences = (say: Say, before: CodedBrief, after: CodedBrief): readonly Difference[] =>
  differencesBetween(say, comparedValues(say, before), comparedValues(say, after))
