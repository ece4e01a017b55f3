import { told } from '@soundroof/contract/platform/messages'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { findPasswordHash } from '../accounts/account-rows.ts'
import type { Subjects } from '../login-throttle/login-throttle.ts'
import { isRightPassword } from './check-password.ts'

type Asked = Pick<PlatformServices, 'db' | 'config'> & { readonly account: Account; readonly address: string }

/** Account and network of a proven password, and its hash, which must still hold when the change is made. */
export type Proof = { readonly subjects: Subjects; readonly stored: string | null }

/** Changes of login methods need the password, not only a session. Counts a wrong password, then throws. */
export const provePassword = async (asked: Asked, password: string, now: Date): Promise<Proof> => {
  const { db, account, address } = asked
  const subjects = { account: account.email, network: networkOf(address) }
  const stored = await findPasswordHash(db, account.id)
  if (!(await isRightPassword(asked, subjects, stored, password, now)))
    throw refuseInput([{ field: 'password', ...told('passwordWrong') }])
  return { subjects, stored }
}
