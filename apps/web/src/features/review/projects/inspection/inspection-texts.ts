import {
  type AskedEntry,
  buildingClasses,
  certificateRecord,
} from '@soundroof/contract/review/certificate/certificate-record'
import { metFor } from '@soundroof/contract/review/inspection/inspection-problems'
import {
  type InspectionContent,
  inspectionMethods,
  type MetCondition,
} from '@soundroof/contract/review/inspection/inspection-record'

const own = ['inspectedOn', 'requestedOn', 'method', 'inspectedBy', 'inspected', 'notInspected'] as const

/** An entry of the inspection itself. */
export type OwnEntry = (typeof own)[number]

const entries: readonly AskedEntry[] = certificateRecord.keyof().options

/** Texts of the entries by their names, as a device keeps a form. */
type Texts = Readonly<Record<string, string>>

export const recordKey = (entry: AskedEntry): string => `record.${entry}`
const metKey = (index: number): string => `met.${index}.evidence`

/** @param conditions of the design certificate, in its order */
export const textsOf = (content: InspectionContent, conditions: readonly string[]): Texts => ({
  ...Object.fromEntries(own.map((name) => [name, content[name]])),
  ...Object.fromEntries(metFor(conditions, content.met).map(({ evidence }, index) => [metKey(index), evidence])),
  ...Object.fromEntries(entries.map((entry) => [recordKey(entry), content.record[entry]])),
})

const metOf = (texts: Texts, conditions: readonly string[]): MetCondition[] =>
  conditions.map((condition, index) => ({ condition, evidence: texts[metKey(index)] ?? '' }))

const recordOf = (texts: Texts): InspectionContent['record'] => {
  const given = Object.fromEntries(entries.map((entry) => [entry, texts[recordKey(entry)] ?? '']))
  const buildingClass = buildingClasses.find((one) => one === given.buildingClass) ?? ''
  return { ...(given as InspectionContent['record']), buildingClass }
}

/** As it is sent. */
export const contentOf = (texts: Texts, conditions: readonly string[]): InspectionContent => {
  const [inspectedOn = '', requestedOn = '', method = '', inspectedBy = '', inspected = '', notInspected = ''] =
    own.map((name) => texts[name])
  return {
    ...{ inspectedOn, requestedOn, inspectedBy, inspected, notInspected },
    method: inspectionMethods.find((one) => one === method) ?? '',
    met: metOf(texts, conditions),
    record: recordOf(texts),
  }
}
