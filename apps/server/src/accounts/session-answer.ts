import type { Session } from '@soundroof/contract/account'
import { toWireSession } from '@soundroof/contract/wire-answers'
import type { Db } from '../platform/db.ts'
import { findBalance } from '../subscriptions/store.ts'
import type { StoredAccount } from './store.ts'

/** What every way to log in answers. */
export const sessionAnswer = async (db: Db, account: StoredAccount, token: string, now: Date): Promise<Session> => {
  const balance = await findBalance(db, account.id, now)
  return toWireSession({ ...account, token, subscribed: balance !== null })
}
