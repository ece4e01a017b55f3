import type { accountCalls } from '@soundroof/contract/identity/account-calls'
import type { Handlers } from '../../platform/http/handler.ts'
import { changePassword } from '../passwords/change-password.ts'
import { requestPassword } from '../passwords/request-password.ts'
import { setPassword } from '../passwords/set-password.ts'
import { checkToken } from '../sessions/check-token.ts'
import { login } from '../sessions/login.ts'
import { logout } from '../sessions/logout.ts'
import { endAllSessions, endOwnSession, ownSessions } from '../sessions/own-sessions.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-address.ts'
import { register } from './register.ts'

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
