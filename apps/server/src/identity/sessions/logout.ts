import type { Handler } from '../../platform/http/handler.ts'
import { endSession } from '../accounts/account-rows.ts'

export const logout: Handler<'logout'> = async ({ db, clock, account }) => {
  await endSession(db, account.sessionId, clock())
  return { data: null }
}
