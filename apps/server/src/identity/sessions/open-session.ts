import type { Db } from '../../platform/database/db.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'
import { sessionLife } from '../../platform/http/session-life.ts'
import { newToken } from '../../platform/identifier.ts'
import { insertSession } from '../accounts/account-rows.ts'
import { deviceOf } from './device.ts'

/** New session on the device named by `agent`; answers its bearer token, of which only a hash is stored. */
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
