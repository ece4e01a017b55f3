import { createHash, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { documentNames, reviewKinds } from '@soundroof/contract/roofs/documents/document'
import { documentCode } from '@soundroof/contract/roofs/documents/document-code'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { fileNameOfKind } from '@soundroof/contract/roofs/projects/report-file-name'
import { assessmentResult } from '@soundroof/contract/roofs/results/result'
import type { ReviewedDocument } from '@soundroof/report/reports/certificate-blocks'
import { documentTitle } from '@soundroof/report/wording/document-title'
import { requireRegistration } from '../../identity/accounts/engineer-registrations.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Context } from '../../platform/http/handler.ts'
import { refuse, refuseTooManyAtOnce } from '../../platform/http/refused.ts'
import { version } from '../../platform/http/version.ts'
import { readReference } from '../../platform/provider/reference.ts'
import { mostAtOnce } from '../../platform/turns/most-at-once.ts'
import { turnsPerKey } from '../../platform/turns/turns-per-key.ts'
import { findIssuedResult } from '../../roofs/calculations/issued-result-rows.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { storedInWords } from '../../roofs/calculations/stored-in-words.ts'
import { findValidDocuments } from '../../roofs/documents/document-rows.ts'
import { issueDocument, type NewDocument } from '../../roofs/documents/issue-document.ts'
import { proofOf } from '../../roofs/documents/proof.ts'
import { readIdentity } from '../../roofs/documents/report-identity.ts'
import { readerOf, signedAddress } from '../../roofs/files/signed-address.ts'
import { findReviewed, lockReviewed, type ReviewedProject, requireMove } from '../access/reviewed-project.ts'
import { findStandingConditions } from '../conditions/condition-rows.ts'
import { type Compared, compareBeforeSigning, requireStanding } from '../reconsideration/require-standing.ts'

const kind = 'review-certificate'

type Asked = Context<'issueCertificate', RoofServices>

const documentsOf = async (db: Db, project: ReviewedProject): Promise<readonly ReviewedDocument[]> => {
  const found = await findValidDocuments(db, project.hash, project.revision)
  return found
    .filter((document) => !reviewKinds.some((review) => review === document.kind))
    .map((document) => ({ name: documentNames[document.kind], code: document.code, sha256: document.sha256 }))
}

/** Stored result of the revision under review. A free one holds reasons only, so nobody can certify it. */
const resultOf = async (db: Db, { hash, issuedResultId }: ReviewedProject) => {
  const issued = issuedResultId === null ? null : await findIssuedResult(db, hash, issuedResultId)
  if (!issued?.isCharged) throw refuse(409, 'certificateWithoutResult')
  const { resultJson } = issued
  return {
    result: assessmentResult.parse(storedInWords(resultJson)),
    resultSha256: createHash('sha256').update(resultJson).digest('hex'),
  }
}

/** Conditions that are not met yet, and those delivered with the certificate. */
const conditionsOf = async (db: Db, { body }: Asked): Promise<readonly string[]> => {
  const attached = await findStandingConditions(db, body.hash)
  return [...new Set([...attached.map(({ text }) => text), ...body.conditions.map((text) => text.trim())])]
}

type Draft = {
  readonly reviewed: ReviewedProject
  readonly compared: Compared
  readonly code: string
  readonly now: Date
  /** As printed. */
  readonly registration: string
}

const render = async (context: Asked, { reviewed, code, now, registration }: Draft, conditions: readonly string[]) => {
  const { db, config, account, body, signing, renderDocument } = context
  const project = projectDraft.parse(reviewed.draft)
  const { provider, sheetings } = await readReference(db, config)
  const subject = { ...reviewed, projectHash: reviewed.hash, kind, projectNumber: project.header.number } as const
  const { identity, logos } = await readIdentity(db, config, subject, now)
  const certificate = {
    project,
    ...(await resultOf(db, reviewed)),
    provider,
    identity: { ...identity, reviewer: account.name, registration },
    statement: body.statement.trim(),
    conditions,
    documents: await documentsOf(db, reviewed),
    issuedAt: now.toISOString(),
    version,
    proof: proofOf(config, code),
  }
  const title = `Review certificate ${documentTitle(project)}`
  return { project, pdf: await renderDocument({ certificate, sheetings, title, images: logos, signing }) }
}

/** The certificate was rendered outside the lock, so the project must be unchanged. */
const requireUnchanged = async (
  tx: Db,
  context: Asked,
  { reviewed, compared, registration, now }: Draft,
  printed: readonly string[],
): Promise<true> => {
  const { body, account } = context
  const project = await lockReviewed(tx, body.hash, account)
  await requireMove(tx, 'deliver', project, account)
  await requireStanding(tx, project, compared)
  const { revision, issuedResultId } = project
  const isSame =
    revision === reviewed.revision &&
    issuedResultId === reviewed.issuedResultId &&
    (await requireRegistration(tx, account, now)) === registration
  if (!isSame || !isDeepStrictEqual(await conditionsOf(tx, context), printed)) throw refuse(409, 'changedMeanwhile')
  return true
}

/** Rendering takes a second: five of one engineer are made while the client waits. */
const mostInWork = 5
const [inWork, turn] = [mostAtOnce(mostInWork, refuseTooManyAtOnce), turnsPerKey(1)]

const issue = async (context: Asked) => {
  const { db, clock, account, body } = context
  const reviewed = await findReviewed(db, body.hash, account)
  await requireMove(db, 'deliver', reviewed, account)
  const now = clock()
  const registration = await requireRegistration(db, account, now)
  const compared = await compareBeforeSigning(context, body.hash)
  const draft = { reviewed, compared, code: documentCode(randomBytes(16)), now, registration }
  const conditions = await conditionsOf(db, context)
  const { project, pdf } = await render(context, draft, conditions)
  const fileName = fileNameOfKind(project, kind, reviewed.revision)
  const { revision, issuedResultId } = reviewed
  const document: NewDocument = {
    code: draft.code,
    kind,
    revision,
    issuedResultId,
    issuedAt: now,
    pdf,
    fileName,
    conditions,
    projectHash: reviewed.hash,
    companyId: account.companyId,
    madeFor: account.id,
    isReview: true,
  }
  const issued = await issueDocument(context, document, (tx) => requireUnchanged(tx, context, draft, conditions))
  if (!issued) throw refuse(409, 'changedMeanwhile')
  const { file, sha256 } = issued
  const { code } = draft
  return { data: { address: signedAddress(context, file.address, readerOf(account)), fileName, code, sha256 } }
}

/**
 * A draft until it is delivered; issuing again ends the former draft. One at a time per engineer, read at its turn, so that
 * colleagues do not wait.
 */
export const issueCertificate: RoofHandler<'issueCertificate'> = (context) => {
  const { id } = context.account
  return inWork(id, () => turn(id, () => issue(context)))
}
