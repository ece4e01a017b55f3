import { z } from 'zod'
import { oneLine } from '../../platform/one-line.ts'
import { wordsOrNone } from '../../platform/words.ts'
import { conditionTexts, hash, longestCondition, mostConditions } from '../review-forms.ts'

/** Classes of buildings of the National Construction Code. */
export const buildingClasses = [
  '1a',
  '1b',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7a',
  '7b',
  '8',
  '9a',
  '9b',
  '9c',
  '10a',
  '10b',
] as const
/** Class of a building of the National Construction Code. */
export type BuildingClass = (typeof buildingClasses)[number]

const line = (label: string, max = 200) => oneLine(label, max).default('')

/** What no roof and no result says, and the engineer asks for; empty: not known yet. One line each. */
export const certificateRecord = z.strictObject({
  owner: line('Owner'),
  lotAndPlan: line('Lot and Plan'),
  /** Victoria alone. */
  volumeAndFolio: line('Volume and Folio'),
  localGovernmentArea: line('Local Government Area'),
  buildingClass: z
    .enum(['', ...buildingClasses])
    .default('')
    .meta({ label: 'Class of Building' }),
  /** "Roof of the dwelling". */
  buildingPart: line('Part of the Building'),
  storeys: line('Storeys', 20),
  /** "NCC 2022". */
  codeEdition: line('Edition of the NCC', 60),
  /** "Volume Two: H1P1, by H1D2". */
  codeProvisions: line('Provisions of the NCC'),
  /** Corrections of the amendments that the certificate names by a published list, and further standards; one on each line. */
  standardAmendments: wordsOrNone('Corrected Standards', 1000),
  /** Building certifier or relevant building surveyor. */
  certifierName: line('Certifier or Surveyor'),
  certifierRegistration: line('Registration of the Certifier', 100),
  certifierAddress: line('Postal Address of the Certifier'),
  certifierReference: line('Reference of the Certifier', 100),
  applicationNumber: line('Application Number', 100),
  engineerQualifications: line('Qualifications of the Engineer'),
  engineerAddress: line('Postal Address of the Engineer'),
  engineerPhone: line('Phone of the Engineer', 60),
  /** Where the register is not that of the project's state. */
  stateRegistration: line('Registration in the State of the Project'),
  /** One on each line; what the result excludes comes first. */
  notCertified: wordsOrNone('Not Certified', 2000),
  reliedUpon: wordsOrNone('Relied Upon', 2000),
  inspections: wordsOrNone('Inspections Required', 2000),
  validity: wordsOrNone('Limits and Validity', 1000),
})
/** Property, certifier and scope of a certificate, as the engineer entered them. */
export type CertificateRecord = z.infer<typeof certificateRecord>
/** Name of an entry that is asked for. */
export type AskedEntry = keyof CertificateRecord

/** What became of a condition: met, with evidence; waived, with a reason; kept as a condition of the certificate. */
export const disposals = ['met', 'waived', 'kept'] as const
/** How an engineer dealt with a condition of the result. */
export type Disposal = (typeof disposals)[number]

/** A condition of the result and what the engineer made of it. */
export const disposition = z.strictObject({
  /** The condition as the result words it. */
  condition: z
    .string()
    .min(1)
    .max(4 * longestCondition)
    .meta({ label: 'Condition' }),
  disposal: z.enum(['', ...disposals]).meta({ label: 'Disposed of' }),
  /** Evidence where it is met, reason where it is waived, how it is inspected where it is kept. */
  reason: wordsOrNone('Evidence or Reason', 1000),
})
/** Empty `disposal`: not decided yet. */
export type Disposition = z.infer<typeof disposition>

/** What an engineer has entered of a certificate; it may be incomplete. */
export const certificateContent = z.strictObject({
  statement: wordsOrNone('Statement', 4000),
  /** Further conditions of the approval, delivered with the certificate. */
  conditions: conditionTexts,
  record: certificateRecord,
  dispositions: z
    .array(disposition)
    .max(2 * mostConditions)
    .default([])
    .meta({ label: 'Conditions of the result' }),
})
/** Statement, record and dispositions of a certificate. */
export type CertificateContent = z.infer<typeof certificateContent>

/** Content of the certificate of a project. */
export const certificateOfProject = certificateContent.extend({ hash })

/** A record in which nothing is entered. */
export const emptyRecord: CertificateRecord = certificateRecord.parse({})
