import type { Db } from '../../platform/database/db.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'
import { sessionLife } from '../../platform/http/session-life.ts'
import { newToken } from '../../platform/identifier.ts'
import { insertSession } from '../accounts/account-rows.ts'
import { deviceOf } from './device.ts'

/** A new session of the account on the device that calls itself `agent`; answers its bearer token, which is kept nowhere. */
export const openSession = async (tx: Db, accountId: string, agent: string, now: Date): Promise<string> => {
  const token = newToken()
  await insertSession(tx, {
    tokenHash: tokenHash(token),
    accountId,
    device: deviceOf(agent),
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLife),
  })
  return token
}
