import type { Clock } from '../clock.ts'
import type { Db } from '../database/db.ts'
import { signingWindow } from '../http/signature.ts'
import type { Log } from '../log.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
/** After this an expired session is forgotten. */
const sessionMemory = 365 * day
/** After this a revoked or expired key is forgotten. */
const keyMemory = 90 * day

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** Deletes expired rows. Nonces older than the signing window are refused as stale before any lookup. */
export const tidy = async (db: Db, now: Date): Promise<void> => {
  const oldest = Math.floor(now.getTime() / 1000) - signingWindow - 60
  await db.query('delete from request_nonces where stamp < $1', [oldest])
  await db.query('delete from login_failures where window_ends_at < $1', [now])
  await db.query('delete from known_logins where last_at < $1', [ago(now, 30 * day)])
  await db.query('delete from mails where expires_at < $1', [now])
  await db.query('delete from password_resets where expires_at < $1', [now])
  await db.query('delete from passkey_challenges where expires_at < $1', [now])
  await db.query('delete from login_tickets where expires_at < $1', [now])
  await db.query(
    `update reservations set state = 'expired' where state in ('reserved', 'taken') and expires_at <= $1`,
    [now],
  )
  await db.query(`delete from reservations where state in ('returned', 'expired') and expires_at < $1`, [ago(now, day)])
  await db.query('delete from upload_tickets where expires_at < $1', [ago(now, day)])
  await db.query('delete from api_keys where expires_at < $1 or revoked_at < $1', [ago(now, keyMemory)])
  await db.query('delete from sessions where expires_at < $1', [ago(now, sessionMemory)])
  await db.transaction(async (tx) => {
    await tx.query('delete from one_time_codes where turned_on_at is null and begun_at < $1', [ago(now, day)])
    await tx.query('delete from invitations where expires_at < $1', [now])
  })
  // For companies left before a release removed their names at once.
  await db.transaction((tx) =>
    tx.query(
      `update companies c set name = '' where name <> '' and id <> 'provider'
       and not exists (select 1 from accounts a where a.company_id = c.id and a.deleted_at is null)`,
    ),
  )
}

/** Deletes expired rows every five minutes. */
export const startHousekeeping = (
  db: Db,
  clock: Clock,
  log: Log,
  more: () => Promise<void>,
): { readonly stop: () => void } => {
  const run = () =>
    tidy(db, clock())
      .then(more)
      .catch((error) => log.error('housekeeping failed', error))
  const timer = setInterval(run, 5 * minute)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
