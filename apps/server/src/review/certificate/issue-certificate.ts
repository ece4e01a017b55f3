import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { defaultLanguage } from '@soundroof/contract/identity/languages'
import { told } from '@soundroof/contract/platform/messages'
import { type Problem, problemAt } from '@soundroof/contract/platform/problem'
import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import {
  certificateProblems,
  dispositionField,
  dispositionsFor,
  keptConditions,
} from '@soundroof/contract/review/certificate/certificate-problems'
import type { CertificateContent } from '@soundroof/contract/review/certificate/certificate-record'
import { designProperty } from '@soundroof/contract/review/inspection/design-property'
import { choicesAsShown } from '@soundroof/contract/roofs/catalogue/sheeting'
import { documentCode } from '@soundroof/contract/roofs/documents/document-code'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { fileNameOfKind } from '@soundroof/contract/roofs/projects/report-file-name'
import { choices } from '@soundroof/data/choices'
import { emptyEntries } from '@soundroof/report/certificate/form-entries'
import { documentTitle } from '@soundroof/report/wording/document-title'
import { sayIn } from '@soundroof/words/say'
import { requireRegistration, signingRegistration } from '../../identity/accounts/engineer-registrations.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Context } from '../../platform/http/handler.ts'
import { refuse, refuseInput, refuseTooManyAtOnce } from '../../platform/http/refused.ts'
import { mostAtOnce } from '../../platform/turns/most-at-once.ts'
import { turnsPerKey } from '../../platform/turns/turns-per-key.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { issueDocument, type NewDocument } from '../../roofs/documents/issue-document.ts'
import { readerOf, signedAddress } from '../../roofs/files/signed-address.ts'
import { findReviewed, lockReviewed, requireMove } from '../access/reviewed-project.ts'
import { findStandingConditions } from '../conditions/condition-rows.ts'
import { type Compared, compareBeforeSigning, requireStanding } from '../reconsideration/require-standing.ts'
import { requireNotGivenUp } from '../reconsideration/settling.ts'
import { type Certified, certificateInput, kind } from './certificate-input.ts'
import { type CertifiedResult, certifiedResult } from './certified-result.ts'
import { keepIssue } from './check-rows.ts'
import { findDraft, keepDraft } from './draft-rows.ts'
import { formOfProject } from './form-of-project.ts'
import { registrationProblems } from './registration-problems.ts'

type Asked = Context<'issueCertificate', RoofServices>

/** Conditions that are not met yet, and those delivered with the certificate. */
const conditionsOf = async (db: Db, { body }: Asked, { result }: CertifiedResult): Promise<readonly string[]> => {
  const attached = await findStandingConditions(db, body.hash)
  return [...new Set([...attached.map(({ text }) => text), ...keptConditions(body, result.conditions)])]
}

/** A condition that an approval keeps is met once its evidence is confirmed, not by what a certificate says. */
const standingProblems = async (db: Db, { body }: Asked, { result }: CertifiedResult): Promise<readonly Problem[]> => {
  const standing = (await findStandingConditions(db, body.hash)).map(({ text }) => text)
  return dispositionsFor(result.conditions, body.dispositions).flatMap(({ condition, disposal }, index) =>
    standing.includes(condition.trim()) && disposal !== 'kept' && disposal !== ''
      ? [problemAt(dispositionField(index, 'disposal'), told('conditionStands'))]
      : [],
  )
}

/** Refuses what is missing, and a signature of an engineer who is not registered where the building stands. */
const requireComplete = (
  body: CertificateContent,
  form: CertificateForm,
  conditions: readonly string[],
  by: string,
) => {
  const problems = [...certificateProblems(body, form, conditions), ...registrationProblems(form, by, body.record)]
  if (problems.length > 0) throw refuseInput(problems)
}

const render = async (context: Asked, certifying: Certified) => {
  const { certificate, digest, sheetings, logos } = await certificateInput(context, certifying)
  const empty = emptyEntries(sayIn(defaultLanguage), { ...certificate, choices: choicesAsShown(choices, sheetings) })
  if (empty.length > 0)
    throw refuseInput(empty.map(({ label }) => ({ field: 'record', ...told('certificateEntryEmpty', { label }) })))
  const title = `Statement of structural adequacy ${documentTitle(certifying.draft)}`
  const { signing, renderDocument } = context
  const pdf = await renderDocument({ certificate, sheetings, title, images: logos, signing })
  return { pdf, digest, isChecked: certificate.secondCheck !== null }
}

type Draft = Certified & { readonly compared: Compared }

/** The certificate was rendered outside the lock, so the project must be unchanged. */
const requireUnchanged = async (
  tx: Db,
  context: Asked,
  { reviewed, certified, compared, signer, now, conditions }: Draft,
): Promise<true> => {
  const { body, account } = context
  const project = await lockReviewed(tx, body.hash, account)
  await requireMove(tx, 'deliver', project, account)
  await requireStanding(tx, project, compared)
  await requireNotGivenUp(tx, project)
  const { revision, issuedResultId } = project
  const isSame =
    revision === reviewed.revision &&
    issuedResultId === reviewed.issuedResultId &&
    (await requireRegistration(tx, account, now)) === signer.registration
  if (!isSame || !isDeepStrictEqual(await conditionsOf(tx, context, certified), conditions))
    throw refuse(409, 'changedMeanwhile')
  return true
}

/** Rendering takes a second: five of one engineer are made while the client waits. */
const mostInWork = 5
const [inWork, turn] = [mostAtOnce(mostInWork, refuseTooManyAtOnce), turnsPerKey(1)]

const draftOf = async (context: Asked): Promise<Draft> => {
  const { db, clock, account, body } = context
  const reviewed = await findReviewed(db, body.hash, account)
  await requireMove(db, 'deliver', reviewed, account)
  const now = clock()
  const signer = await signingRegistration(db, account, now)
  const compared = await compareBeforeSigning(context, body.hash)
  await requireNotGivenUp(db, reviewed)
  const draft = projectDraft.parse(reviewed.draft)
  const certified = await certifiedResult(db, reviewed)
  const { hash: _, ...content } = body
  const used = await formOfProject(db, draft)
  requireComplete(content, used.form, certified.result.conditions, signer.body)
  const standing = await standingProblems(db, context, certified)
  if (standing.length > 0) throw refuseInput(standing)
  const code = documentCode(randomBytes(16))
  const conditions = await conditionsOf(db, context, certified)
  return { reviewed, draft, certified, content, conditions, signer, code, now, compared }
}

/** What was typed and saved while the certificate was rendered stays: the page has let go of it. */
const keepIssued = async (tx: Db, { body, account }: Asked, { content, now }: Draft): Promise<void> => {
  const kept = await findDraft(tx, body.hash, account.id)
  if (kept === null || kept.savedAt <= now) await keepDraft(tx, body.hash, account.id, content, now)
}

const issue = async (context: Asked) => {
  const { account } = context
  const draft = await draftOf(context)
  const { reviewed, code, now, conditions } = draft
  const { pdf, ...checking } = await render(context, draft)
  const fileName = fileNameOfKind(draft.draft, kind, reviewed.revision)
  const { revision, issuedResultId } = reviewed
  const document: NewDocument = {
    code,
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
  const issued = await issueDocument(context, document, async (tx) => {
    await requireUnchanged(tx, context, draft)
    await keepIssued(tx, context, draft)
    const property = designProperty.strip().parse(draft.content.record)
    await keepIssue(tx, { code, projectHash: reviewed.hash, ...checking }, property)
    return true
  })
  if (!issued) throw refuse(409, 'changedMeanwhile')
  const { file, sha256 } = issued
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
