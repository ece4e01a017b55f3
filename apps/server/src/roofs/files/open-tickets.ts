import type { Db } from '../../platform/database/db.ts'
import { countAttempts, limited, takeBackAttempts } from '../../platform/http/attempt-counts.ts'

/** Upload permissions expire after ten minutes. */
export const ticketLife = 10 * 60 * 1000

/** Upload permissions of one account that are neither used nor expired. Attack: 12 000 in a minute. */
const mostOpen = 200

const subjectOf = (account: string): string => `upload tickets:${account}`

/** Counts new permissions; throws 429 when the account would have too many open. */
export const openTickets = async (db: Db, account: string, number: number, now: Date): Promise<void> => {
  const [open] = await countAttempts(db, [subjectOf(account)], now, ticketLife, number)
  if (!open || open.failures <= mostOpen) return
  await takeBackAttempts(db, subjectOf(account), number)
  throw limited('tooManyRequests', open.ends, now)
}

/** A used permission no longer counts as open. */
export const closeTicket = (tx: Db, account: string) => takeBackAttempts(tx, subjectOf(account))
