import type { accountCalls } from '@soundroof/contract/identity/account-calls'
import type { Handlers } from '../platform/http/handler.ts'
import { login } from './login/login.ts'
import { changePassword } from './own-account/change-password.ts'
import { deleteAccount } from './own-account/delete-account.ts'
import { exportData } from './own-account/export-address.ts'
import { setPassword } from './own-account/set-password.ts'
import { requestPassword } from './passwords/request-password.ts'
import { register } from './registration/register.ts'
import { checkToken } from './sessions/check-token.ts'
import { logout } from './sessions/logout.ts'
import { endAllSessions, endOwnSession, ownSessions } from './sessions/own-sessions.ts'

export const accountHandlers: Pick<Handlers, Exclude<keyof typeof accountCalls, 'client'>> = {
  register,
  login,
  logout,
  checkToken,
  checkTokenByPost: checkToken,
  requestPassword,
  setPassword,
  changePassword,
  sessions: ownSessions,
  endSession: endOwnSession,
  endAllSessions,
  exportData,
  deleteAccount,
}
