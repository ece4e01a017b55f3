import { randomBytes } from 'node:crypto'
import { word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import { type DocumentKind, type DocumentState, documentNames } from '@soundroof/contract/roofs/documents/document'
import { documentCode } from '@soundroof/contract/roofs/documents/document-code'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { requireRegistration } from '../../identity/accounts/engineer-registrations.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { Account, Context } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { insertDocument, issueDraft } from '../../roofs/documents/document-rows.ts'
import { endInspections } from '../../roofs/documents/ended-inspections.ts'
import { canonicalAddress } from '../../roofs/files/file-address.ts'
import { missingAmong } from '../../roofs/files/missing-objects.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { requireReviewPdf } from '../../roofs/pdf-structure/require-review-pdf.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { lockReviewed, type ReviewedProject, requireMove } from '../access/reviewed-project.ts'
import { requireSecondCheck } from '../certificate/second-check.ts'
import { namedIn, requireTicked } from '../checklist/tick-item.ts'
import { addConditions } from '../conditions/condition-rows.ts'
import { requireNoFigureEvidence } from '../figures/figure-evidence.ts'
import { lockOpenQuestions } from '../questions/question-rows.ts'
import { compareBeforeSigning, requireStanding } from '../reconsideration/require-standing.ts'
import { requireNotGivenUp } from '../reconsideration/settling.ts'

type Asked = Context<'deliverProject', RoofServices>

type Found = {
  readonly id: string
  readonly companyId: string
  readonly isReview: boolean
  readonly sha256: string | null
  /** Code and project of a certificate issued here; null for an uploaded file. */
  readonly code: string | null
  readonly issuedFor: string | null
  readonly revision: number | null
  readonly issuedResultId: string | null
  readonly state: DocumentState | null
  /** Printed on it. */
  readonly conditions: readonly string[] | null
  readonly isDelivered: boolean
  readonly issuedBy: string | null
  readonly issuedByName: string
}

const fileSql = `select f.id, f.company_id, f.is_review, f.sha256, d.code,
    d.project_hash as issued_for, d.revision, d.issued_result_id, d.state, d.conditions,
    exists (select 1 from delivered_reviews r where r.address = f.address) as is_delivered,
    f.uploaded_by as issued_by, coalesce(a.name, 'somebody else') as issued_by_name
  from files f left join documents d on d.file_id = f.id left join accounts a on a.id = f.uploaded_by and a.deleted_at is null where f.address = $1 for update of f`

const refuseFile = (key: 'reviewFileUnknown' | 'reviewFileUsed') => refuseInput([{ field: 'file', ...told(key) }])

/** A certificate is delivered for the revision and result that it names, while neither has been superseded. */
const stillStands = ({ revision, issuedResultId, state }: Found, project: ReviewedProject): boolean =>
  state === 'draft' && revision === project.revision && issuedResultId === project.issuedResultId

type SameBytes = {
  readonly kind: DocumentKind
  readonly code: string
  readonly revision: number
  readonly isSameProject: boolean
}

/** Attack: a document of another project or revision, uploaded as this one's review. */
const requireNoDocument = async (tx: Db, { code, sha256 }: Found, { hash }: ReviewedProject): Promise<void> => {
  if (code !== null || sha256 === null) return
  const [same] = await tx.query<SameBytes>(
    `select kind, code, revision, project_hash = $2 as is_same_project from documents where sha256 = $1
     order by issued_at limit 1`,
    [sha256, hash],
  )
  if (!same) return
  const { kind, code: issued, revision, isSameProject } = same
  const project = told(isSameProject ? 'thisProject' : 'anotherProject')
  const values = { kind: word(documentNames[kind]), code: issued, revision, project }
  throw refuseInput([{ field: 'file', ...told('reviewIsIssued', values) }])
}

/** A certificate names the engineer who issued it; after a hand-over another answers for the review. */
const requireOwnCertificate = ({ code, issuedBy, issuedByName }: Found, by: string): void => {
  if (code !== null && issuedBy !== by) throw refuse(409, 'certificateOfOther', { name: issuedByName })
}

/** A review that was checked when the provider uploaded it, or issued for this project, becomes its customer's. */
const giveToCustomer = async (tx: Db, address: string, by: Account, project: ReviewedProject): Promise<Found> => {
  const [file] = await tx.query<Found>(fileSql, [address])
  if (file?.isDelivered) throw refuseFile('reviewFileUsed')
  if (!file?.isReview || file.companyId !== by.companyId || (file.issuedFor ?? project.hash) !== project.hash)
    throw refuseFile('reviewFileUnknown')
  await requireNoFigureEvidence(tx, address, 'file')
  if (file.code !== null && !stillStands(file, project)) throw refuse(409, 'certificateEnded')
  requireOwnCertificate(file, by.id)
  await requireNoDocument(tx, file, project)
  await tx.query('update files set company_id = $2 where id = $1', [file.id, project.companyId])
  return file
}

const keepReview = async (tx: Db, address: string, project: ReviewedProject, by: string, now: Date): Promise<void> => {
  const { hash, revision, issuedResultId } = project
  const of = { projectHash: hash, revision, issuedResultId }
  await insert(tx, 'delivered_reviews', { ...of, address, deliveredBy: by, deliveredAt: now })
  await tx.query(
    `update projects set status = ${statusOf.delivered}, review_file = $2, updated_at = $3 where hash = $1`,
    [hash, address, now],
  )
}

/** A certificate counts from now on. */
const issueCertificate = async (tx: Db, code: string, project: ReviewedProject, now: Date): Promise<string> => {
  const draft = { code, kind: 'review-certificate', projectHash: project.hash, revision: project.revision } as const
  if (!(await issueDraft(tx, draft, now))) throw refuse(409, 'certificateEnded')
  return code
}

/** Gives an uploaded review a code, so that its holder can check that it is valid. Answers the code. */
const issueReview = async (tx: Db, file: Found, project: ReviewedProject, now: Date): Promise<string> => {
  if (file.code !== null) return issueCertificate(tx, file.code, project, now)
  if (file.sha256 === null) throw refuseFile('reviewFileUnknown')
  const code = documentCode(randomBytes(16))
  await insertDocument(tx, {
    code,
    kind: 'signed-review',
    projectHash: project.hash,
    revision: project.revision,
    issuedResultId: project.issuedResultId,
    fileId: file.id,
    sha256: file.sha256,
    issuedAt: now,
  })
  return code
}

/** A certificate must name every condition delivered with it, and adds those that it names. */
const newConditions = ({ conditions: printed }: Found, given: readonly string[]): readonly string[] => {
  if (printed === null) return given
  if (given.some((text) => !printed.includes(text.trim()))) throw refuse(409, 'certificateConditions')
  return printed
}

/** Refuses a question left open by oversight; answers those that stay open. */
const requireNamed = async (tx: Db, hash: string, named: readonly string[]): Promise<readonly string[]> => {
  const open = await lockOpenQuestions(tx, hash)
  const count = open.filter((id) => !named.includes(id)).length
  if (count > 0) throw refuseInput([{ field: 'openQuestions', ...told('questionsOpen', { count }) }])
  return open
}

/** Attack: a file uploaded before a rule of the check existed. An issued certificate was not uploaded. */
const requireCheckedAgain = async ({ db, clock, objectStore, signing, account, body }: Asked): Promise<void> => {
  const file = await db.transaction(async (tx) => {
    await requireMove(tx, 'deliver', await lockReviewed(tx, body.hash, account), account)
    await requireRegistration(tx, account, clock())
    const [uploaded] = await tx.query<{ readonly key: string }>(
      `select key from files f where address = $1 and company_id = $2 and is_review
       and not exists (select 1 from documents d where d.file_id = f.id)`,
      [canonicalAddress(body.file), account.companyId],
    )
    return uploaded
  })
  if (!file) return
  await requireReviewPdf(signing, account.id, async () => {
    const bytes = await objectStore.get(file.key)
    if (!bytes) throw refuseFile('reviewFileUnknown')
    return bytes
  })
}

/** Hands the signed review to the customer; a later one supersedes it, and the former stays on record. */
export const deliverProject: RoofHandler<'deliverProject'> = async (context) => {
  const { db, clock, account, body, wakeMail } = context
  await requireCheckedAgain(context)
  if ((await missingAmong(context, [canonicalAddress(context.body.file)])).size > 0) throw refuse(409, 'fileMissing')
  const compared = await compareBeforeSigning(context, body.hash)
  await db.transaction(async (tx) => {
    const project = await lockReviewed(tx, body.hash, account)
    await requireMove(tx, 'deliver', project, account)
    await requireStanding(tx, project, compared)
    const now = clock()
    const registration = await requireRegistration(tx, account, now)
    const address = canonicalAddress(body.file)
    const file = await giveToCustomer(tx, address, account, project)
    await requireSecondCheck(tx, file.code)
    if (file.code !== null) await requireNotGivenUp(tx, project)
    const openQuestions = await requireNamed(tx, body.hash, body.openQuestions)
    const unticked = await requireTicked(tx, project, body.unticked)
    await keepReview(tx, address, project, account.id, now)
    await endInspections(tx, { projectHash: project.hash, why: 'reviewDelivered', by: account, now })
    const code = await issueReview(tx, file, project, now)
    const texts = newConditions(file, body.conditions)
    const conditions = await addConditions(tx, project.hash, texts, account, now)
    const detail = {
      revision: project.revision,
      result: project.issuedResultId,
      file: file.id,
      sha256: file.sha256,
      code,
      conditions,
      registration,
      openQuestions,
      ...namedIn({ unticked }),
    }
    await recordEvent(tx, body.hash, 'delivered', account, now, detail)
    await giveNotice(tx, body.hash, 'delivered', account, now)
  })
  wakeMail()
  return { data: null }
}
