import { say } from '@soundroof/contract/messages'
import { type Proof, provePassword } from '../accounts/prove-password.ts'
import type { Account, Services } from '../platform/handler.ts'
import { refuseInput } from '../platform/refused.ts'

type Caller = Pick<Services, 'db' | 'clock'> & { readonly account: Account; readonly address: string }

/** An empty field is no guess: it is not counted. */
export const proveTypedPassword = (caller: Caller, password: string): Promise<Proof> => {
  if (password === '') throw refuseInput([{ field: 'password', message: say('loginPasswordEmpty') }])
  return provePassword(caller, password, caller.clock())
}
