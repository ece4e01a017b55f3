import { word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { type Problem, problemAt } from '../../platform/problem.ts'
import { schemaField } from '../../platform/schema-field.ts'
import { isBlank } from '../../platform/visible-text.ts'
import type { CertificateForm } from './certificate-form.ts'
import { type AskedEntry, type CertificateContent, certificateRecord, type Disposition } from './certificate-record.ts'

/** Asked in every state: the statement of structural adequacy names them. */
const always = [
  'owner',
  'lotAndPlan',
  'localGovernmentArea',
  'buildingClass',
  'codeEdition',
  'codeProvisions',
  'engineerQualifications',
  'engineerAddress',
  'engineerPhone',
  'notCertified',
  'reliedUpon',
  'inspections',
  'validity',
] as const satisfies readonly AskedEntry[]

const askedEntries: readonly AskedEntry[] = certificateRecord.keyof().options

/** Entries that a certificate with this form needs, in the order of the record. */
export const requiredEntries = (
  { sections }: Pick<CertificateForm, 'sections'>,
  inEveryState: readonly AskedEntry[] = always,
): readonly AskedEntry[] => {
  const named = new Set<unknown>(sections.flatMap(({ entries }) => entries.map(({ value }) => value)))
  return askedEntries.filter((entry) => named.has(entry) || inEveryState.includes(entry))
}

/** Label of an entry, as messages name it. */
export const labelOfEntry = (entry: AskedEntry): string => schemaField(certificateRecord, entry).label

/** Field of a problem of the disposition of a condition, by its place in the list. */
export const dispositionField = (index: number, part: 'disposal' | 'reason'): string => `dispositions.${index}.${part}`

const required = (field: string, label: string): Problem =>
  problemAt(field, told('textRequired', { label: word(label) }))

/** The disposition of each condition, in the order of the conditions; an undecided one where there is none. */
export const dispositionsFor = (conditions: readonly string[], given: readonly Disposition[]): readonly Disposition[] =>
  conditions.map(
    (condition) => given.find((one) => one.condition === condition) ?? { condition, disposal: '', reason: '' },
  )

const dispositionProblems = ({ disposal, reason }: Disposition, index: number): readonly Problem[] => {
  if (disposal === '') return [problemAt(dispositionField(index, 'disposal'), told('conditionToDispose'))]
  return isBlank(reason) ? [required(dispositionField(index, 'reason'), 'Evidence or Reason')] : []
}

/**
 * What a certificate still lacks: no empty entry is issued. Fields are named as in the form: `statement`, `record.lotAndPlan`,
 * `dispositions.0.reason`.
 * @param conditions of the result, each of which is disposed of
 */
export const certificateProblems = (
  { statement, record, dispositions }: CertificateContent,
  form: Pick<CertificateForm, 'sections'>,
  conditions: readonly string[],
): readonly Problem[] => [
  ...(isBlank(statement) ? [required('statement', 'Statement')] : []),
  ...requiredEntries(form)
    .filter((entry) => isBlank(record[entry]))
    .map((entry) => required(`record.${entry}`, labelOfEntry(entry))),
  ...dispositionsFor(conditions, dispositions).flatMap(dispositionProblems),
]

/**
 * Conditions that the certificate keeps: those of the result that were kept, then those that the engineer adds. A disposition
 * of another result, or a second one of the same condition, keeps nothing: none is printed.
 */
export const keptConditions = (
  { conditions, dispositions }: CertificateContent,
  ofResult: readonly string[],
): readonly string[] => [
  ...new Set([
    ...dispositionsFor(ofResult, dispositions)
      .filter(({ disposal }) => disposal === 'kept')
      .map(({ condition }) => condition),
    ...conditions.map((text) => text.trim()),
  ]),
]
