import { dispositionsFor } from '@soundroof/contract/review/certificate/certificate-problems'
import {
  type AskedEntry,
  buildingClasses,
  type CertificateContent,
  type CertificateRecord,
  certificateRecord,
  type Disposition,
  disposals,
  emptyRecord,
} from '@soundroof/contract/review/certificate/certificate-record'
import { isObject, parseJson } from '../../../../platform/json.ts'
import { conditionLines } from '../condition-lines.ts'

/** A certificate as it is typed: one condition on each line. */
export type Entered = Omit<CertificateContent, 'conditions'> & { readonly conditions: string }

export const enteredOf = ({ conditions, ...content }: CertificateContent): Entered => ({
  ...content,
  conditions: conditions.join('\n'),
})

/** As it is sent: with what became of each condition of the present result, and of no other. */
export const contentOf = (entered: Entered, conditions: readonly string[]): CertificateContent => ({
  ...entered,
  conditions: conditionLines(entered.conditions),
  dispositions: [...dispositionsFor(conditions, entered.dispositions)],
})

const entries: readonly AskedEntry[] = certificateRecord.keyof().options
const keyOf = (entry: AskedEntry) => `record.${entry}` as const

type Texts = Readonly<Record<string, string>>

/** Its fields by their names, as a device keeps a form. */
export const textsOf = ({ statement, conditions, record, dispositions }: Entered): Texts => ({
  statement,
  conditions,
  ...Object.fromEntries(entries.map((entry) => [keyOf(entry), record[entry]])),
  dispositions: JSON.stringify(
    dispositions.map(({ condition, disposal, reason }) => ({ condition, disposal, reason })),
  ),
})

const oneOf = <T extends string>(known: readonly T[], text: unknown): T | '' => known.find((one) => one === text) ?? ''

const dispositionFrom = (given: unknown): readonly Disposition[] => {
  if (!isObject(given) || typeof given.condition !== 'string' || typeof given.reason !== 'string') return []
  return [{ condition: given.condition, disposal: oneOf(disposals, given.disposal), reason: given.reason }]
}

const dispositionsFrom = (text: string): Disposition[] => {
  const given = parseJson(text)
  return Array.isArray(given) ? given.flatMap(dispositionFrom) : []
}

/** What a device kept, also of an earlier release: what it did not know is empty. */
export const enteredFrom = (texts: Texts): Entered => {
  const record: CertificateRecord = {
    ...emptyRecord,
    ...Object.fromEntries(entries.map((entry) => [entry, texts[keyOf(entry)] ?? ''])),
    buildingClass: oneOf(buildingClasses, texts[keyOf('buildingClass')]),
  }
  const { statement = '', conditions = '', dispositions = '' } = texts
  return { statement, conditions, record, dispositions: dispositionsFrom(dispositions) }
}

/** Whether the same would be sent, however its lines were typed. */
export const isSameContent = (one: Entered, other: CertificateContent, conditions: readonly string[]): boolean => {
  const [mine, theirs] = [enteredOf(contentOf(one, conditions)), enteredOf(contentOf(enteredOf(other), conditions))]
  const texts = textsOf(theirs)
  return Object.entries(textsOf(mine)).every(([field, text]) => texts[field] === text)
}

export const emptyEntered: Entered = enteredFrom({})
