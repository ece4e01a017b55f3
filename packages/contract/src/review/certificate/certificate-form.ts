import { z } from 'zod'
import { certificateRecord } from './certificate-record.ts'

/** Forms of the states as data: fields, order, source, version and status. No official form is copied. */

/** Entries that only a certificate after inspection holds. */
export const inspectionEntries = [
  'workInspected',
  'workNotInspected',
  'inspectedOn',
  'requestedOn',
  'inspectedBy',
  'inspectionMethod',
  'measuredAgainstPlan',
  'deviations',
  'conditionsMet',
  'designCertificate',
] as const
/** Entries that project, result, library, account or inspection hold. */
export const knownEntries = [
  ...inspectionEntries,
  'streetAddress',
  'stateAndPostcode',
  'address',
  'natureOfWork',
  'aspectsCertified',
  'notCertified',
  'conditionsKept',
  'code',
  'standards',
  'wind',
  'greatestAction',
  'tests',
  'reliedUpon',
  'documents',
  'engineerName',
  'company',
  'companyPhone',
  'companyEmail',
  'registration',
  'signature',
  'date',
] as const
/** Every value that a form may ask for. */
export const entryNames = [...new Set([...knownEntries, ...certificateRecord.keyof().options])] as const
/** Name of a value that a form may ask for. */
export type EntryName = (typeof entryNames)[number]

/** Whence an entry comes, printed beside it. */
export const entryOrigins = ['project', 'result', 'library', 'account', 'asked', 'console', 'form'] as const
/** Whence the value of an entry comes. */
export type EntryOrigin = (typeof entryOrigins)[number]

const text = (label: string, max: number) => z.string().min(1).max(max).meta({ label })

const entry = z.strictObject({
  label: text('Label', 100),
  /** What stands there: a value of the record, or the words of the form itself. */
  value: z.union([z.enum(entryNames), z.strictObject({ words: text('Words', 1000) })]).meta({ label: 'Value' }),
})

/** A state's form: what it asks for, in its order. */
export const certificateForm = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .meta({ label: 'Id' }),
  /** As the list of states of the wizard names them: "QLD". */
  states: z.array(z.string().min(2).max(3)).min(1).max(8).meta({ label: 'States' }),
  purpose: z.enum(['design', 'inspection']).meta({ label: 'Purpose' }),
  /** "Content for Queensland Form 15 (version 2)". */
  title: text('Title', 100),
  /** Law, version and to whom it goes. */
  subtitle: text('Subtitle', 400),
  version: text('Version', 60),
  /** Where its fields were read, and when, `YYYY-MM-DD`. */
  source: text('Source', 300),
  readOn: text('Read on', 10),
  status: z.enum(['read', 'check']).meta({ label: 'Status' }),
  /** Registers whose engineers may sign it, as their registration names them; empty: any. */
  registers: z.array(text('Register', 100)).max(10).meta({ label: 'Registers' }),
  sections: z
    .array(
      z.strictObject({
        title: text('Title', 100),
        hint: z.string().max(200).meta({ label: 'Hint' }),
        entries: z.array(entry).min(1).max(20).meta({ label: 'Entries' }),
      }),
    )
    .min(1)
    .max(20)
    .meta({ label: 'Sections' }),
})
/** Fields of a state's form, in its order. */
export type CertificateForm = z.infer<typeof certificateForm>
/** An entry of a form. */
export type FormEntry = z.infer<typeof entry>
