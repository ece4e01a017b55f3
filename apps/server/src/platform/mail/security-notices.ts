import { pseudonymOf } from '../audit/pseudonym.ts'
import type { Db } from '../database/db.ts'
import { countAttempts, limited } from '../http/attempt-counts.ts'
import type { PlatformServices } from '../http/handler.ts'

/**
 * Mails that tell an owner what changed of the ways in. Nobody proves an address when registering, so all of them together
 * are counted by it, and the count outlives the account.
 */
const mostADay = 20
const day = 24 * 3600 * 1000

type Secrets = { readonly secrets: Pick<PlatformServices['secrets'], 'files'> }

const subjectOf = (needs: Secrets, address: string): string => `notices:${pseudonymOf(needs, address)}`

/** Part of the transaction that queues the notice; false when no more may be sent today. */
export const countNotice = async (tx: Db, needs: Secrets, address: string, now: Date): Promise<boolean> => {
  const [count] = await countAttempts(tx, [subjectOf(needs, address)], now, day)
  return !count || count.failures <= mostADay
}

/** Before something is added that its owner could not be told of any more. What is removed goes on without a mail. */
export const refuseManyNotices = async (db: Db, needs: Secrets, address: string, now: Date): Promise<void> => {
  const [full] = await db.query<{ ends: Date }>(
    'select window_ends_at as ends from login_failures where subject = $1 and window_ends_at > $2 and failures >= $3',
    [subjectOf(needs, address), now, mostADay],
  )
  if (full) throw limited('tooManyAttempts', full.ends, now)
}
