import type { Session } from '@soundroof/contract/identity/wire-session'
import { toWireSession } from '@soundroof/contract/identity/wire-session'
import { findBalance } from '../../money/subscriptions/store.ts'
import type { Db } from '../../platform/database/db.ts'
import type { StoredAccount } from '../accounts/store.ts'

/** What every way to log in answers. */
export const sessionAnswer = async (db: Db, account: StoredAccount, token: string, now: Date): Promise<Session> => {
  const balance = await findBalance(db, account.id, now)
  return toWireSession({ ...account, token, subscribed: balance !== null })
}
