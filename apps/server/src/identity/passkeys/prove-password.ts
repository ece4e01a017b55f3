import { told } from '@soundroof/contract/platform/messages'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { type Proof, provePassword } from '../passwords/prove-password.ts'

type Caller = Pick<PlatformServices, 'db' | 'clock' | 'config'> & {
  readonly account: Account
  readonly address: string
}

/** An empty field does not count as a guess. */
export const proveTypedPassword = (caller: Caller, password: string): Promise<Proof> => {
  if (password === '') throw refuseInput([{ field: 'password', ...told('loginPasswordEmpty') }])
  return provePassword(caller, password, caller.clock())
}
