import { defaultLanguage } from '@soundroof/contract/identity/languages'
import { dispositionsFor } from '@soundroof/contract/review/certificate/certificate-problems'
import type { CertificateContent } from '@soundroof/contract/review/certificate/certificate-record'
import { reviewKinds } from '@soundroof/contract/roofs/documents/document'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { standardsInForce } from '@soundroof/data/standards/referenced-standards'
import type { CertificateInput, ReviewedDocument } from '@soundroof/report/certificate/certificate-input'
import type { Account } from '../../platform/http/handler.ts'
import { version } from '../../platform/http/version.ts'
import { readReference } from '../../platform/provider/reference.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { findValidDocuments } from '../../roofs/documents/document-rows.ts'
import { proofOf } from '../../roofs/documents/proof.ts'
import { readIdentity } from '../../roofs/documents/report-identity.ts'
import { drawnArray } from '../../roofs/reports/drawn-array.ts'
import { findRevisionOfResult } from '../../roofs/revisions/revision-rows.ts'
import type { ReviewedProject } from '../access/reviewed-project.ts'
import { findQuestions } from '../questions/question-rows.ts'
import type { CertifiedResult } from './certified-result.ts'
import { digestOf, findCheck } from './check-rows.ts'
import { formOfProject } from './form-of-project.ts'
import { printedDocument } from './printed-document.ts'

export const kind = 'review-certificate'

type Needs = Pick<RoofServices, 'db' | 'config' | 'objectStore' | 'layOut'> & { readonly account: Account }

/** What a certificate is made of. */
export type Certified = {
  readonly reviewed: ReviewedProject
  readonly draft: ProjectDraft
  readonly certified: CertifiedResult
  readonly content: CertificateContent
  /** Conditions of the approval: those that stand already, and those added with the certificate. */
  readonly conditions: readonly string[]
  readonly signer: { readonly registration: string; readonly body: string }
  readonly code: string
  readonly now: Date
}

const documentsOf = async (needs: Needs, { reviewed, draft }: Certified): Promise<readonly ReviewedDocument[]> => {
  const found = await findValidDocuments(needs.db, reviewed.hash, reviewed.revision)
  const own = found.filter(
    ({ kind: one }) => one !== 'inspection-certificate' && !reviewKinds.some((review) => review === one),
  )
  return Promise.all(own.map((document) => printedDocument(needs, draft.header.number, document)))
}

const arrayOf = async (needs: Needs, { reviewed, draft, certified }: Certified) => {
  const { hash, issuedResultId, revision } = reviewed
  const drawn = await findRevisionOfResult(needs.db, hash, issuedResultId ?? '', revision)
  const { layout = null, drawingRules = 'blocks' } = drawn ?? {}
  const { input, resultJson } = certified
  const language = defaultLanguage
  return drawnArray(needs, { projectHash: hash, revision, draft, layout, drawingRules, input, resultJson, language })
}

/** Each question that was answered, with its whole thread. */
const answered = async ({ db, account }: Needs, { reviewed }: Certified): Promise<CertificateInput['questions']> => {
  const questions = await findQuestions(db, reviewed.hash, account)
  return questions
    .toReversed()
    .filter(({ messages }) => messages.some(({ side }) => side === 'customer'))
    .map(({ text: question, askedAt, messages }) => ({
      question,
      askedAt,
      messages: messages.map(({ side, text, at }) => ({ side, text, at })),
    }))
}

/** Everything that the certificate prints, with the check of exactly that, and what the renderer needs beside it. */
export const certificateInput = async (needs: Needs, certifying: Certified) => {
  const { db, config, account } = needs
  const { reviewed, draft, certified, content, conditions, signer, code, now } = certifying
  const { provider, sheetings } = await readReference(db, config)
  const subject = { ...reviewed, projectHash: reviewed.hash, kind, projectNumber: draft.header.number } as const
  const { identity, logos } = await readIdentity(db, config, subject, now)
  const { result, resultSha256 } = certified
  const printed = {
    project: draft,
    result,
    resultSha256,
    provider,
    identity: { ...identity, reviewer: account.name, registration: signer.registration },
    engineer: { name: account.name, email: account.email, ...signer },
    statement: content.statement.trim(),
    record: content.record,
    dispositions: dispositionsFor(result.conditions, content.dispositions),
    conditions,
    ...(await formOfProject(db, draft)),
    ...(await arrayOf(needs, certifying)),
    questions: await answered(needs, certifying),
    documents: await documentsOf(needs, certifying),
    standards: standardsInForce,
    issuedAt: now.toISOString(),
    version,
    proof: proofOf(config, code),
  }
  const digest = digestOf(printed)
  const check = await findCheck(db, reviewed.hash, digest)
  const secondCheck = check && { ...check, checkedAt: check.checkedAt.toISOString() }
  return { certificate: { ...printed, secondCheck }, digest, sheetings, logos }
}
