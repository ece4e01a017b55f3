import { z } from 'zod'
import { dayOrNone } from '../../platform/day.ts'
import { oneLine } from '../../platform/one-line.ts'
import { wordsOrNone } from '../../platform/words.ts'
import { certificateRecord } from '../certificate/certificate-record.ts'
import { hash, id, longestCondition, mostConditions } from '../review-forms.ts'

/** `in-person`: on site. `from-record`: from the photos and measurements that the installer signed. */
export const inspectionMethods = ['in-person', 'from-record'] as const
/** How the work was inspected. */
export type InspectionMethod = (typeof inspectionMethods)[number]

/** Characters: as many as the note that closes a condition. */
export const longestEvidence = 2000

/** A condition of the design certificate, and how it was met. */
const metCondition = z.strictObject({
  condition: z
    .string()
    .min(1)
    .max(4 * longestCondition)
    .meta({ label: 'Condition' }),
  evidence: wordsOrNone('Evidence', longestEvidence),
})
/** Empty `evidence`: not said yet. */
export type MetCondition = z.infer<typeof metCondition>

/** What an engineer has entered of an inspection; it may be incomplete. */
export const inspectionContent = z.strictObject({
  inspectedOn: dayOrNone('Inspected On'),
  /** When the certifier asked for it, where a form wants to know. */
  requestedOn: dayOrNone('Inspection Requested On'),
  method: z
    .enum(['', ...inspectionMethods])
    .default('')
    .meta({ label: 'How It Was Inspected' }),
  inspectedBy: oneLine('Inspected By', 200).default(''),
  /** One on each line. */
  inspected: wordsOrNone('Work Inspected', 2000),
  notInspected: wordsOrNone('Not Inspected', 2000),
  met: z
    .array(metCondition)
    .max(2 * mostConditions)
    .default([])
    .meta({ label: 'Conditions of the certificate' }),
  /** Property, certifier and engineer, as for the design certificate. */
  record: certificateRecord,
})
/** Date, way and scope of an inspection, conditions met, and the entries of a certificate. */
export type InspectionContent = z.infer<typeof inspectionContent>

/** Record as built and code of the design certificate that were read; another one is refused. */
export const inspectionOfProject = inspectionContent.extend({ hash, asBuilt: id('Record'), design: id('Document') })
