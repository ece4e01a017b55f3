import { knownLanguage } from '@soundroof/contract/identity/languages'
import { type Session, toWireSession } from '@soundroof/contract/identity/wire-session'
import type { StoredAccount } from '../accounts/account-rows.ts'
import type { IdentityServices } from './identity-services.ts'

/** Answer of every kind of login. */
export const sessionAnswer = async (
  { db, isSubscribed }: IdentityServices,
  account: StoredAccount,
  token: string,
  now: Date,
): Promise<Session> =>
  toWireSession({
    ...account,
    token,
    subscribed: await isSubscribed(db, account.id, now),
    language: knownLanguage(account.language),
  })
