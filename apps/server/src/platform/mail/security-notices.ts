import { pseudonymOf } from '../audit/pseudonym.ts'
import type { Db } from '../database/db.ts'
import { countAttempts, limited } from '../http/attempt-counts.ts'
import type { PlatformServices } from '../http/handler.ts'

/**
 * Mails that tell an owner about changed login methods. Registering proves no address, so they are counted together by
 * address; the count outlives the account.
 */
const mostADay = 20
const day = 24 * 3600 * 1000

type Secrets = { readonly secrets: Pick<PlatformServices['secrets'], 'files'> }

const subjectOf = (needs: Secrets, address: string): string => `notices:${pseudonymOf(needs, address)}`

/** Within the transaction that queues the notice; false: no more today. */
export const countNotice = async (tx: Db, needs: Secrets, address: string, now: Date): Promise<boolean> => {
  const [count] = await countAttempts(tx, [subjectOf(needs, address)], now, day)
  return !count || count.failures <= mostADay
}

/** Before adding a login method that its owner could not be told of. Removals go on without a mail. */
export const refuseManyNotices = async (db: Db, needs: Secrets, address: string, now: Date): Promise<void> => {
  const [full] = await db.query<{ ends: Date }>(
    'select window_ends_at as ends from login_failures where subject = $1 and window_ends_at > $2 and failures >= $3',
    [subjectOf(needs, address), now, mostADay],
  )
  if (full) throw limited('tooManyAttempts', full.ends, now)
}
