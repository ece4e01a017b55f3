import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { sessionLife } from '../../platform/http/session-life.ts'
import { endSessions } from '../accounts/account-rows.ts'
import { toldDevice } from './device.ts'

type Row = {
  readonly id: string
  readonly hash: string
  readonly device: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

const most = 200

/** A session ends a fixed time after its last use, so its end tells when that was. */
const lastUse = ({ expiresAt }: Row): Date => new Date(expiresAt.getTime() - sessionLife)

/** This session first, then the last used. */
export const ownSessions: Handler<'sessions'> = async ({ db, clock, account }) => {
  const rows = await db.query<Row>(
    `select id, token_hash as hash, device, created_at, expires_at from sessions
     where account_id = $1 and ended_at is null and expires_at > $2
     order by token_hash = $3 desc, expires_at desc, id limit ${most}`,
    [account.id, clock(), account.sessionId],
  )
  const data = rows.map((row) => ({
    id: row.id,
    device: row.device,
    coded: toldDevice(row.device).coded,
    created_at: row.createdAt.toISOString(),
    last_used_at: lastUse(row).toISOString(),
    is_current: row.hash === account.sessionId,
  }))
  return { data }
}

/** Another person's session gets the answer of an ended one. */
export const endOwnSession: Handler<'endSession'> = async ({ db, clock, account, body }) => {
  const ended = await db.query(
    `update sessions set ended_at = $3 where id = $1 and account_id = $2 and ended_at is null returning 1`,
    [body.id, account.id, clock()],
  )
  if (ended.length === 0) throw refuse(404, 'sessionUnknown')
  return { data: null }
}

/** The caller's own too. */
export const endAllSessions: Handler<'endAllSessions'> = async ({ db, clock, account }) => {
  await endSessions(db, account.id, clock())
  return { data: null }
}
