import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import { inspectionProblems } from '@soundroof/contract/review/inspection/inspection-problems'
import { documentCode } from '@soundroof/contract/roofs/documents/document-code'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { fileNameOfKind } from '@soundroof/contract/roofs/projects/report-file-name'
import { documentTitle } from '@soundroof/report/wording/document-title'
import { requireRegistration, signingRegistration } from '../../identity/accounts/engineer-registrations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Context } from '../../platform/http/handler.ts'
import { refuse, refuseInput, refuseTooManyAtOnce } from '../../platform/http/refused.ts'
import { mostAtOnce } from '../../platform/turns/most-at-once.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { endInspections } from '../../roofs/documents/ended-inspections.ts'
import { issueDocument, type NewDocument } from '../../roofs/documents/issue-document.ts'
import { readerOf, signedAddress } from '../../roofs/files/signed-address.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { findReviewed, lockReviewed, type ReviewedProject } from '../access/reviewed-project.ts'
import { builtFrom } from '../as-built/built-from.ts'
import { siteDay } from '../as-built/site-day.ts'
import { readCertificateRules } from '../certificate/certificate-rules.ts'
import { keepIssue } from '../certificate/check-rows.ts'
import { formOfProject } from '../certificate/form-of-project.ts'
import { registrationProblems } from '../certificate/registration-problems.ts'
import { ofAsBuilt } from '../reconsideration/refusals.ts'
import { type Compared, compareBeforeSigning, requireStanding } from '../reconsideration/require-standing.ts'
import { requireNotGivenUp } from '../reconsideration/settling.ts'
import { confirmConditions } from './confirm-conditions.ts'
import { type InspectedRecord, inspectedRecord, requireMay } from './inspected-record.ts'
import { type Inspecting, inspectionInput, kind, requireFilled } from './inspection-input.ts'
import { keepInspection, standingInspections } from './inspection-rows.ts'

type Asked = Context<'issueInspection', RoofServices>
type Draft = Inspecting & { readonly compared: Compared; readonly former: readonly string[] }

/** Attack: the record was signed again, or the design certificate delivered again, while the page was open. */
const recordRead = async (db: Db, { body }: Asked, project: ReviewedProject): Promise<InspectedRecord> => {
  const record = await inspectedRecord(db, project)
  if (record.row.id !== body.asBuilt || record.design.code !== body.design) throw refuse(409, 'changedMeanwhile')
  return record
}

type Completing = { readonly draft: ProjectDraft; readonly form: CertificateForm; readonly by: string }

const requireComplete = ({ body, clock }: Asked, record: InspectedRecord, { draft, form, by }: Completing) => {
  const [signed, today] = [siteDay(record.signedAt, draft), siteDay(clock(), draft)]
  const days = { finished: record.statement.installedOn, signed, today }
  const problems = [
    ...inspectionProblems(body, form, record.conditions, days),
    ...registrationProblems(form, by, body.record),
  ]
  if (problems.length > 0) throw refuseInput(problems)
  if (body.method === '') throw new Error('A way of inspecting is asked for.')
  return body.method
}

const draftOf = async (context: Asked): Promise<Draft> => {
  const { db, clock, account, body } = context
  const reviewed = await findReviewed(db, body.hash, account)
  await requireMay(db, context, reviewed)
  const now = clock()
  const signer = await signingRegistration(db, account, now)
  const record = await recordRead(db, context, reviewed)
  const former = await standingInspections(db, reviewed.hash)
  const compared = await compareBeforeSigning(context, body.hash, ofAsBuilt)
  await requireNotGivenUp(db, reviewed, ofAsBuilt)
  const draft = projectDraft.parse(reviewed.draft)
  const { form } = await formOfProject(db, draft, 'inspection')
  const method = requireComplete(context, record, { draft, form, by: signer.body })
  const { hash: _, asBuilt: __, design: ___, ...content } = body
  const from = await builtFrom(context, reviewed)
  const code = documentCode(randomBytes(16))
  return { reviewed, draft, from, record, content, method, signer, code, now, compared, former }
}

const render = async (context: Asked, draft: Draft) => {
  const input = await inspectionInput(context, draft)
  requireFilled(input)
  const { inspection, digest, sheetings, logos } = input
  const { signing, renderDocument } = context
  const title = `Certificate after inspection ${documentTitle(draft.draft)}`
  const pdf = await renderDocument({ inspection, sheetings, title, images: logos, signing })
  return { pdf, digest, isChecked: inspection.secondCheck !== null }
}

/** The certificate was rendered outside the lock, so project and record must be unchanged, and no other one issued. */
const requireUnchanged = async (tx: Db, context: Asked, draft: Draft): Promise<void> => {
  const { reviewed, record, signer, now, compared, former } = draft
  const project = await lockReviewed(tx, reviewed.hash, context.account)
  await requireMay(tx, context, project)
  await requireStanding(tx, project, compared)
  await requireNotGivenUp(tx, project, ofAsBuilt)
  const isSame =
    isDeepStrictEqual(await recordRead(tx, context, project), record) &&
    isDeepStrictEqual(await standingInspections(tx, project.hash), former) &&
    (await requireRegistration(tx, context.account, now)) === signer.registration
  if (!isSame) throw refuse(409, 'changedMeanwhile')
}

/** On the project's timeline once it counts; one that waits for its check is in the audit trail alone. */
const recordIssued = async (tx: Db, { account }: Asked, draft: Draft, awaitsCheck: boolean): Promise<void> => {
  const { reviewed, record, content, signer, code, now } = draft
  const { registration } = signer
  const said = { code, registration, design: record.design.code, inspectedOn: content.inspectedOn, how: draft.method }
  const actor = { accountId: account.id }
  const detail = { project: reviewed.hash, ...said, awaitsCheck }
  await recordChange(tx, { actor, action: 'inspection_certified', subjectId: record.row.id, detail }, now)
  if (awaitsCheck) return
  await recordEvent(tx, reviewed.hash, 'inspectionCertified', account, now, { record: record.row.id, ...said })
}

type Checking = { readonly digest: string; readonly isChecked: boolean; readonly awaitsCheck: boolean }

/** It counts from now on, or waits for its check. */
const keep = async (tx: Db, context: Asked, draft: Draft, checking: Checking): Promise<true> => {
  const { account } = context
  const { reviewed, content, code, now } = draft
  const { digest, isChecked, awaitsCheck } = checking
  await requireUnchanged(tx, context, draft)
  if ((await readCertificateRules(tx)).secondCheck && !isChecked && !awaitsCheck) throw refuse(409, 'changedMeanwhile')
  await keepInspection(tx, reviewed.hash, account.id, content, now)
  await keepIssue(tx, { code, projectHash: reviewed.hash, digest, isChecked }, null)
  await recordIssued(tx, context, draft, awaitsCheck)
  if (awaitsCheck) return true
  await endInspections(tx, { projectHash: reviewed.hash, why: 'issuedAgain', by: account, now })
  await confirmConditions(tx, draft, account)
  await giveNotice(tx, reviewed.hash, 'inspected', account, now)
  return true
}

/** Until it is checked it is the provider's, and its customer does not read it. */
const documentOf = ({ account }: Asked, draft: Draft, pdf: Uint8Array, awaitsCheck: boolean): NewDocument => {
  const { reviewed, from, code, now } = draft
  return {
    ...{ code, kind, pdf, projectHash: reviewed.hash, revision: reviewed.revision },
    issuedResultId: from.resultId,
    issuedAt: now,
    fileName: fileNameOfKind(draft.draft, kind, reviewed.revision),
    companyId: awaitsCheck ? account.companyId : reviewed.companyId,
    madeFor: account.id,
    isReview: false,
    ...(awaitsCheck ? { conditions: [] } : {}),
  }
}

const issue = async (context: Asked) => {
  const { db, account, wakeMail } = context
  const draft = await draftOf(context)
  const { pdf, ...checked } = await render(context, draft)
  const awaitsCheck = !checked.isChecked && (await readCertificateRules(db)).secondCheck
  const document = documentOf(context, draft, pdf, awaitsCheck)
  const issued = await issueDocument(context, document, (tx) => keep(tx, context, draft, { ...checked, awaitsCheck }))
  if (!issued) throw refuse(409, 'changedMeanwhile')
  wakeMail()
  const { file, sha256 } = issued
  const { fileName } = document
  return {
    data: {
      ...{ fileName, sha256, awaitsCheck, code: draft.code },
      address: signedAddress(context, file.address, readerOf(account)),
    },
  }
}

/** Rendering takes a second: some of one engineer are made while the client waits. */
const inWork = mostAtOnce(3, refuseTooManyAtOnce)

/** Issuing again ends the former one. Where the provider asks for a second engineer, it counts once it names the check. */
export const issueInspection: RoofHandler<'issueInspection'> = (context) =>
  inWork(context.account.id, () => issue(context))
