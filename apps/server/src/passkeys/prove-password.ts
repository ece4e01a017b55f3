import { say } from '@soundroof/contract/messages'
import { networkOf } from '../accounts/network.ts'
import { isRightPassword } from '../accounts/right-password.ts'
import { findPasswordHash } from '../accounts/store.ts'
import type { Account, Services } from '../platform/handler.ts'
import { refuseInput } from '../platform/refused.ts'

type Caller = Pick<Services, 'db' | 'clock'> & { readonly account: Account; readonly address: string }

const wrong = (message: string) => refuseInput([{ field: 'password', message }])

/** A session that was left open changes nothing of what lets in; answers the hash of the password that was proven. */
export const provePassword = async (caller: Caller, password: string): Promise<string | null> => {
  if (password === '') throw wrong(say('loginPasswordEmpty'))
  const { db, clock, account, address } = caller
  const stored = await findPasswordHash(db, account.id)
  const subjects = { account: account.email, network: networkOf(address) }
  if (!(await isRightPassword(db, subjects, stored, password, clock()))) throw wrong(say('passwordWrong'))
  return stored
}
