import { word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { type Problem, problemAt } from '../../platform/problem.ts'
import { schemaField } from '../../platform/schema-field.ts'
import { dayInWords } from '../../platform/time/australian-time.ts'
import { isBlank } from '../../platform/visible-text.ts'
import type { CertificateForm, EntryName } from '../certificate/certificate-form.ts'
import { labelOfEntry, requiredEntries } from '../certificate/certificate-problems.ts'
import type { AskedEntry } from '../certificate/certificate-record.ts'
import { type InspectionContent, inspectionContent, type MetCondition } from './inspection-record.ts'

type Form = Pick<CertificateForm, 'sections'>

/** Asked in every state: the certificate after inspection prints them. */
const always = [
  'lotAndPlan',
  'localGovernmentArea',
  'buildingClass',
  'certifierReference',
  'engineerQualifications',
  'engineerAddress',
  'engineerPhone',
] as const satisfies readonly AskedEntry[]

const names = ({ sections }: Form, name: EntryName): boolean =>
  sections.some(({ entries }) => entries.some(({ value }) => value === name))

const ofCode = ['codeEdition', 'codeProvisions'] as const

/** Entries of the record that an inspection with this form needs; one that names the code is filled from edition and provisions. */
export const entriesOfInspection = (form: Form): readonly AskedEntry[] =>
  requiredEntries(form, [...always, ...(names(form, 'code') ? ofCode : [])])

/** Entries that may be given: a registration in the state, and corrections of the standards that the form names. */
export const furtherEntries = (form: Pick<CertificateForm, 'sections' | 'registers'>): readonly AskedEntry[] => [
  ...(names(form, 'standards') ? (['standardAmendments'] as const) : []),
  ...(form.registers.length > 0 ? (['stateRegistration'] as const) : []),
]

/** True where the form asks when the inspection was requested. */
export const asksForRequest = (form: Form): boolean => names(form, 'requestedOn')

/** Each condition with its evidence, in the order of the conditions; without evidence where none is given. */
export const metFor = (conditions: readonly string[], given: readonly MetCondition[]): readonly MetCondition[] =>
  conditions.map((condition) => given.find((one) => one.condition === condition) ?? { condition, evidence: '' })

/** Field of the evidence of a condition, by its place in the list. */
export const evidenceField = (index: number): string => `met.${index}.evidence`

const required = (field: string, label: string): Problem =>
  problemAt(field, told('textRequired', { label: word(label) }))

const own = ['inspectedOn', 'method', 'inspectedBy', 'inspected', 'notInspected'] as const

/** `YYYY-MM-DD`, at the site: when the array was finished, when its record was signed, and the present day. */
type Days = { readonly finished: string; readonly signed: string; readonly today: string }

/** Nobody inspects from a record before it is signed; on site somebody may. */
const inspectedProblems = ({ inspectedOn, method }: InspectionContent, { finished, signed, today }: Days) => {
  if (inspectedOn === '') return []
  if (method === 'from-record' && signed > finished && (inspectedOn < signed || inspectedOn > today))
    return [problemAt('inspectedOn', told('inspectionDayFromRecord', { day: dayInWords(signed) }))]
  const isPossible = inspectedOn >= finished && inspectedOn <= today
  return isPossible ? [] : [problemAt('inspectedOn', told('inspectionDay', { day: dayInWords(finished) }))]
}

const dayProblems = (content: InspectionContent, days: Days): readonly Problem[] => [
  ...inspectedProblems(content, days),
  ...(content.requestedOn > days.today ? [problemAt('requestedOn', told('inspectionRequestedInFuture'))] : []),
]

/**
 * What a certificate after inspection still lacks. Fields are named as in the form: `inspectedOn`, `met.0.evidence`, `record.lotAndPlan`.
 * @param conditions that the design certificate keeps: each is met, with evidence
 */
export const inspectionProblems = (
  content: InspectionContent,
  form: Form,
  conditions: readonly string[],
  days: Days,
): readonly Problem[] => [
  ...[...own, ...(asksForRequest(form) ? (['requestedOn'] as const) : [])]
    .filter((name) => isBlank(content[name]))
    .map((name) => required(name, schemaField(inspectionContent, name).label)),
  ...dayProblems(content, days),
  ...metFor(conditions, content.met).flatMap(({ evidence }, index) =>
    isBlank(evidence) ? [required(evidenceField(index), 'Evidence')] : [],
  ),
  ...entriesOfInspection(form)
    .filter((entry) => isBlank(content.record[entry]))
    .map((entry) => required(`record.${entry}`, labelOfEntry(entry))),
]
