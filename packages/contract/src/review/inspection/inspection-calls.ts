import { z } from 'zod'
import { endpoint } from '../../platform/endpoint.ts'
import { issuedCertificate } from '../certificate/certificate-calls.ts'
import { certificateForm } from '../certificate/certificate-form.ts'
import { hash } from '../review-forms.ts'
import { designProperty } from './design-property.ts'
import { inspectionContent, inspectionOfProject } from './inspection-record.ts'

/** What an engineer begins a certificate after inspection with. */
export const inspectionDraft = z.strictObject({
  /** The record as built that it is of. */
  asBuilt: z.string(),
  /** `YYYY-MM-DD`, as the installer signed. */
  finishedOn: z.string(),
  /** `YYYY-MM-DD`, at the site: no inspection from the record is earlier. */
  signedOn: z.string(),
  content: inspectionContent,
  /** That the design certificate keeps, in its order: each is met, with evidence. */
  conditions: z.array(z.string()),
  /** For an inspection in the project's state. */
  form: certificateForm,
  /** Of the design, by its code and SHA-256. `property`: what it says of the property; null: not known here. */
  design: z.strictObject({ code: z.string(), sha256: z.string(), property: designProperty.nullable() }),
})
/** Entries of an inspection as the console shows them. */
export type InspectionDraft = z.infer<typeof inspectionDraft>

/** `awaitsCheck`: the provider asks for a second engineer, who has not checked it yet. Once checked it is issued again. */
export const issuedInspection = issuedCertificate.extend({ awaitsCheck: z.boolean() })
/** A certificate after inspection, issued. */
export type IssuedInspection = z.infer<typeof issuedInspection>

/** A certificate after inspection of a finished array. */
export const inspectionCalls = {
  inspectionDraft: endpoint({
    method: 'GET',
    path: '/api/console/project/inspection',
    access: ['engineer'],
    summary:
      'What a certificate after inspection begins with; 409 without a signed record that stands, or a certificate',
    query: z.strictObject({ hash }),
    data: inspectionDraft,
  }),
  issueInspection: endpoint({
    method: 'POST',
    path: '/api/console/project/inspection',
    prints: true,
    access: ['engineer'],
    summary:
      'Issue the certificate after inspection of a finished array as a signed PDF, which its customer is told of',
    body: inspectionOfProject,
    data: issuedInspection,
  }),
} as const
