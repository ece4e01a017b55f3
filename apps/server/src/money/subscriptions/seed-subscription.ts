import { findAccount, identityOf } from '../../identity/accounts/account-rows.ts'
import type { Db } from '../../platform/database/db.ts'
import { newId } from '../../platform/identifier.ts'
import { findBalance, insertSubscription } from './subscription-rows.ts'

const calculations = 100
const year = 365 * 24 * 3600 * 1000

/** Gives an account made at the start calculations. Locks the account, since another process may be starting too. */
export const seedSubscription = async (db: Db, email: string, now: Date): Promise<void> => {
  const account = await findAccount(db, identityOf(email))
  if (account?.role !== 'customer') return
  await db.transaction(async (tx) => {
    await tx.query('select id from accounts where id = $1 for update', [account.id])
    if (await findBalance(tx, account.id, now)) return
    const row = { id: newId(), accountId: account.id, source: 'seed', bought: calculations }
    await insertSubscription(tx, row, now, new Date(now.getTime() + year))
  })
}
