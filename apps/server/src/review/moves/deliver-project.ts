import { say } from '@soundroof/contract/platform/messages'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { canonicalAddress } from '../../roofs/files/file-address.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { addConditions } from '../conditions/condition-rows.ts'
import { lockReviewed, type ReviewedProject, requireMove } from '../project/reviewed-project.ts'

type Found = {
  readonly id: string
  readonly companyId: string
  readonly isReview: boolean
  readonly sha256: string | null
}

const refuseFile = (key: 'reviewFileUnknown' | 'reviewFileUsed') => refuseInput([{ field: 'file', message: say(key) }])

/** A review that the provider uploaded and that was checked then; from now on the file is its customer's. */
const giveToCustomer = async (tx: Db, address: string, provider: string, project: ReviewedProject): Promise<Found> => {
  const [file] = await tx.query<Found>(
    `select id, company_id as "companyId", is_review as "isReview", sha256 from files where address = $1 for update`,
    [address],
  )
  const delivered = await tx.query('select 1 from delivered_reviews where address = $1 and project_hash = $2', [
    address,
    project.hash,
  ])
  if (delivered.length > 0) throw refuseFile('reviewFileUsed')
  if (!file?.isReview || file.companyId !== provider) throw refuseFile('reviewFileUnknown')
  await tx.query('update files set company_id = $2 where id = $1', [file.id, project.companyId])
  return file
}

const keepReview = async (tx: Db, address: string, project: ReviewedProject, by: string, now: Date): Promise<void> => {
  await tx.query(
    `insert into delivered_reviews (address, project_hash, revision, issued_result_id, delivered_by, delivered_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [address, project.hash, project.revision, project.issuedResultId, by, now],
  )
  await tx.query('update projects set status = 5, review_file = $2, updated_at = $3 where hash = $1', [
    project.hash,
    address,
    now,
  ])
}

/** Hands the signed review to the customer; a later one supersedes it, and the former stays on record. */
export const deliverProject: Handler<'deliverProject'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const project = await lockReviewed(tx, body.hash, account)
    await requireMove(tx, 'deliver', project, account)
    const now = clock()
    const address = canonicalAddress(body.file)
    const file = await giveToCustomer(tx, address, account.companyId, project)
    await keepReview(tx, address, project, account.id, now)
    const conditions = await addConditions(tx, project.hash, body.conditions, account, now)
    const detail = {
      revision: project.revision,
      result: project.issuedResultId,
      file: file.id,
      sha256: file.sha256,
      conditions,
    }
    await recordEvent(tx, body.hash, 'delivered', account, now, detail)
    return { data: null }
  })
