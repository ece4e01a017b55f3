import type { oneTimeCodeCalls } from '@soundroof/contract/identity/one-time-code-calls'
import type { IdentityHandlers } from '../sessions/identity-services.ts'
import { renewRecoveryCodes, turnCodesOff } from './change-codes.ts'
import { codeStatus } from './code-status.ts'
import { beginCodes, turnCodesOn } from './turn-codes-on.ts'

/** The use case of each call about codes, but for the login. */
export const oneTimeCodeHandlers: Pick<IdentityHandlers, Exclude<keyof typeof oneTimeCodeCalls, 'loginWithCode'>> = {
  codeStatus,
  beginCodes,
  turnCodesOn,
  renewRecoveryCodes,
  turnCodesOff,
}
