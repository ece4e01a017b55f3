import type { Db } from '../../platform/database/db.ts'
import { countAttempts, limited, takeBackAttempts } from '../../platform/http/attempt-counts.ts'

/** A permission to upload holds for ten minutes. */
export const ticketLife = 10 * 60 * 1000

/** Permissions of one account that are neither used nor expired. Attack: twelve thousand in a minute. */
const mostOpen = 200

const subjectOf = (account: string): string => `upload tickets:${account}`

/** Counts permissions that are about to be given; throws when the account would hold too many. */
export const openTickets = async (db: Db, account: string, number: number, now: Date): Promise<void> => {
  const [open] = await countAttempts(db, [subjectOf(account)], now, ticketLife, number)
  if (!open || open.failures <= mostOpen) return
  await takeBackAttempts(db, subjectOf(account), number)
  throw limited('tooManyRequests', open.ends, now)
}

/** A permission that was used makes room for another. */
export const closeTicket = (tx: Db, account: string) => takeBackAttempts(tx, subjectOf(account))
