import type { Handler } from '../platform/handler.ts'
import { endSession } from './store.ts'

export const logout: Handler<'logout'> = async ({ db, clock, account }) => {
  await endSession(db, account.sessionId, clock())
  return { data: null }
}
