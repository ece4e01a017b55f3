import type { accountCalls } from '@soundroof/contract/calls/account-calls'
import type { Handlers } from '../platform/handler.ts'
import { changePassword } from './change-password.ts'
import { checkToken } from './check-token.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-address.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { endAllSessions, endOwnSession, ownSessions } from './own-sessions.ts'
import { register } from './register.ts'
import { requestPassword } from './request-password.ts'
import { setPassword } from './set-password.ts'

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
