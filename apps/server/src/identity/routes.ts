import type { accountCalls } from '@soundroof/contract/identity/account-calls'
import { apiKeyHandlers } from './api-keys/routes.ts'
import { companyHandlers } from './companies/routes.ts'
import { login } from './login/login.ts'
import { loginWithCode } from './login/login-with-code.ts'
import { oneTimeCodeHandlers } from './one-time-codes/routes.ts'
import { changeLanguage } from './own-account/change-language.ts'
import { changePassword } from './own-account/change-password.ts'
import { deleteAccount } from './own-account/delete-account.ts'
import { exportData } from './own-account/export-address.ts'
import { setPassword } from './own-account/set-password.ts'
import { passkeyHandlers } from './passkeys/routes.ts'
import { requestPassword } from './passwords/request-password.ts'
import { register } from './registration/register.ts'
import { checkToken } from './sessions/check-token.ts'
import type { IdentityHandlers } from './sessions/identity-services.ts'
import { logout } from './sessions/logout.ts'
import { endAllSessions, endOwnSession, ownSessions } from './sessions/own-sessions.ts'

const accountHandlers: Pick<IdentityHandlers, Exclude<keyof typeof accountCalls, 'client'>> = {
  register,
  login,
  logout,
  checkToken,
  checkTokenByPost: checkToken,
  requestPassword,
  setPassword,
  changePassword,
  changeLanguage,
  sessions: ownSessions,
  endSession: endOwnSession,
  endAllSessions,
  exportData,
  deleteAccount,
}

/** The use case of every identity call. */
export const identityHandlers = {
  ...accountHandlers,
  loginWithCode,
  ...passkeyHandlers,
  ...oneTimeCodeHandlers,
  ...apiKeyHandlers,
  ...companyHandlers,
}
