import { type Db, isUniqueViolation } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { countAttempts, limited, takeBackAttempts } from '../../platform/http/attempt-counts.ts'
import { refuse } from '../../platform/http/refused.ts'
import { ticketLife, type UploadPolicy } from './upload-policy.ts'

/** Upload permissions of one account, neither used nor expired. Attack: 12 000 in a minute. */
const mostOpen = 200

const subjectOf = (account: string): string => `upload tickets:${account}`

/** Counts new permissions; throws 429 when the account would have too many open. */
export const openTickets = async (db: Db, account: string, number: number, now: Date): Promise<void> => {
  const [open] = await countAttempts(db, [subjectOf(account)], now, ticketLife, number)
  if (!open || open.failures <= mostOpen) return
  await takeBackAttempts(db, subjectOf(account), number)
  throw limited('tooManyRequests', open.ends, now)
}

/** One file per permission; a second use is refused. */
export const useUpTicket = async (
  tx: Db,
  { id, company, account, expiration }: UploadPolicy,
  now: Date,
): Promise<void> => {
  const ticket = { id, companyId: company, usedAt: now, expiresAt: expiration }
  await insert(tx, 'upload_tickets', ticket).catch((error) => {
    throw isUniqueViolation(error) ? refuse(403, 'policyInvalid') : error
  })
  await takeBackAttempts(tx, subjectOf(account))
}

/** Before a picture is decoded: another upload with the same permission may have been first. */
export const requireUnusedTicket = async (db: Db, { id }: UploadPolicy): Promise<void> => {
  const used = await db.query('select 1 from upload_tickets where id = $1', [id])
  if (used.length > 0) throw refuse(403, 'policyInvalid')
}
