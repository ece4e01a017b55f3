import type { oneTimeCodeCalls } from '@soundroof/contract/identity/one-time-code-calls'
import type { Handlers } from '../../platform/http/handler.ts'
import { loginWithCode } from '../login/login-with-code.ts'
import { renewRecoveryCodes, turnCodesOff } from './change-codes.ts'
import { codeStanding } from './code-standing.ts'
import { beginCodes, turnCodesOn } from './turn-codes-on.ts'

export const oneTimeCodeHandlers: Pick<Handlers, keyof typeof oneTimeCodeCalls> = {
  loginWithCode,
  codeStanding,
  beginCodes,
  turnCodesOn,
  renewRecoveryCodes,
  turnCodesOff,
}
