import { z } from 'zod'
import { endpoint } from '../../platform/endpoint.ts'
import { hash } from '../review-forms.ts'
import { certificateCheck, certificateRules } from '../second-check.ts'
import { certificateForm } from './certificate-form.ts'
import { certificateContent, certificateOfProject } from './certificate-record.ts'
import { formDecision, formProposal, formsInForce } from './form-changes.ts'
import { statementTemplate, templateName } from './statement-templates.ts'

/** A draft until its review is delivered; `sha256` is of the whole file. */
export const issuedCertificate = z.strictObject({
  /** Signed for an hour; delivered as the review file. */
  address: z.string(),
  fileName: z.string(),
  code: z.string(),
  sha256: z.string(),
})

/** What an engineer has entered of the certificate of a project, with what it has to answer. */
export const certificateDraft = z.strictObject({
  content: certificateContent,
  /** Of the result under review, in its order: each is to be disposed of. */
  conditions: z.array(z.string()),
  /** The form of the project's state. */
  form: certificateForm,
  /** When the content was saved last, ISO 8601, UTC; null: never. */
  savedAt: z.string().nullable(),
})
/** Draft of a certificate as the console shows it. */
export type CertificateDraft = z.infer<typeof certificateDraft>

/** For engineers only. */
export const certificateCalls = {
  certificateDraft: endpoint({
    method: 'GET',
    path: '/api/console/project/certificate',
    summary: 'What the holder has entered of the certificate of a project, its conditions, and the form of its state',
    access: ['engineer'],
    query: z.strictObject({ hash }),
    data: certificateDraft,
  }),
  saveCertificate: endpoint({
    method: 'POST',
    path: '/api/console/project/certificate/save',
    summary: 'Keep what the holder has entered of a certificate, complete or not',
    access: ['engineer'],
    body: certificateOfProject,
    data: z.strictObject({ savedAt: z.string() }),
  }),
  issueCertificate: endpoint({
    method: 'POST',
    path: '/api/console/project/certificate',
    prints: true,
    summary: 'Issue the certificate pack of an accepted project as a signed PDF, to be delivered',
    access: ['engineer'],
    body: certificateOfProject,
    data: issuedCertificate,
  }),
  certificateRules: endpoint({
    method: 'GET',
    path: '/api/console/certificate_rules',
    summary: 'Whether a second engineer checks each certificate before it counts',
    access: ['engineer', 'administrator'],
    data: certificateRules,
  }),
  changeCertificateRules: endpoint({
    method: 'POST',
    path: '/api/console/certificate_rules',
    summary: 'Ask for a second check of each certificate, or not; 409 if somebody else changed it first',
    access: ['administrator'],
    body: certificateRules,
    data: certificateRules,
  }),
  checkCertificate: endpoint({
    method: 'POST',
    path: '/api/console/project/certificate/check',
    summary: 'Confirm as a second engineer that an issued certificate is right; its engineer cannot',
    access: ['engineer'],
    body: certificateCheck,
  }),
  certificateForms: endpoint({
    method: 'GET',
    path: '/api/console/certificate_forms',
    summary: 'Forms of the states in use, with corrections that engineers proposed',
    access: ['engineer', 'administrator'],
    data: formsInForce,
  }),
  proposeCertificateForm: endpoint({
    method: 'POST',
    path: '/api/console/certificate_forms/propose',
    summary: 'Propose a corrected or added form; 409 while another proposal is open, or if the form changed meanwhile',
    access: ['engineer'],
    body: formProposal,
  }),
  decideCertificateForm: endpoint({
    method: 'POST',
    path: '/api/console/certificate_forms/decide',
    summary: 'Approve or decline the form of a colleague, or withdraw your own; 409 if it is decided',
    access: ['engineer'],
    body: formDecision,
  }),
  statementTemplates: endpoint({
    method: 'GET',
    path: '/api/console/statement_templates',
    summary: 'Texts for certificates that the provider keeps, by name',
    access: ['engineer'],
    data: z.array(statementTemplate),
  }),
  keepStatementTemplate: endpoint({
    method: 'POST',
    path: '/api/console/statement_templates',
    summary: 'Keep texts for certificates under a name; the same name replaces them',
    access: ['engineer'],
    body: statementTemplate,
    data: z.null(),
  }),
  removeStatementTemplate: endpoint({
    method: 'POST',
    path: '/api/console/statement_templates/remove',
    summary: 'Remove kept texts for certificates',
    access: ['engineer'],
    body: z.strictObject({ name: templateName }),
    data: z.null(),
  }),
} as const
