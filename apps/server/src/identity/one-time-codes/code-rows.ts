import { told } from '@soundroof/contract/platform/messages'
import type { Db } from '../../platform/database/db.ts'
import { decryptText, encryptText } from '../../platform/encrypted-text.ts'
import { refuseInput } from '../../platform/http/refused.ts'

type Secrets = { readonly codes: string }

const boundTo = (accountId: string): string => `one-time codes ${accountId}`

export type KeptSecret = {
  readonly secret: string
  readonly begunAt: Date
  /** Null: offered, not turned on yet. */
  readonly turnedOnAt: Date | null
}

type Row = Omit<KeptSecret, 'secret'> & { readonly sealed: string }

/** Null where another server secret sealed it. */
const opened = (secrets: Secrets, accountId: string, sealed: string): string | null => {
  try {
    return decryptText(secrets.codes, boundTo(accountId), sealed)
  } catch {
    return null
  }
}

/**
 * Refuses where the server has lost the secret that sealed it, since no code can be checked then. A secret that was only
 * offered is dropped.
 */
export const findSecret = async (tx: Db, secrets: Secrets, accountId: string): Promise<KeptSecret | null> => {
  const [row] = await tx.query<Row>('select sealed, begun_at, turned_on_at from one_time_codes where account_id = $1', [
    accountId,
  ])
  if (!row) return null
  const { sealed, ...times } = row
  const secret = opened(secrets, accountId, sealed)
  if (secret !== null) return { ...times, secret }
  if (times.turnedOnAt === null) return null
  throw refuseInput([{ field: 'code', ...told('codesLost') }])
}

/** Accounts with codes, and those among them sealed with another server secret. */
export const countCodes = async (db: Db, secrets: Secrets) => {
  const rows = await db.query<{ id: string; sealed: string }>(
    'select account_id as id, sealed from one_time_codes where turned_on_at is not null',
  )
  return { all: rows.length, others: rows.filter(({ id, sealed }) => opened(secrets, id, sealed) === null).length }
}

/** False: codes are on already, and keep their secret. */
export const offerSecret = async (
  tx: Db,
  secrets: Secrets,
  { accountId, secret, now }: { readonly accountId: string; readonly secret: string; readonly now: Date },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into one_time_codes as c (account_id, sealed, begun_at) values ($1, $2, $3)
     on conflict (account_id) do update set sealed = excluded.sealed, begun_at = excluded.begun_at, last_step = 0
     where c.turned_on_at is null returning 1`,
    [accountId, encryptText(secrets.codes, boundTo(accountId), secret), now],
  )
  return rows.length === 1
}

/** True once per time step, even where two processes get its code at once. */
export const takeStep = async (tx: Db, accountId: string, step: number): Promise<boolean> => {
  const rows = await tx.query(
    'update one_time_codes set last_step = $2 where account_id = $1 and last_step < $2 returning 1',
    [accountId, step],
  )
  return rows.length === 1
}

/** After the first right code. */
export const noteTurnedOn = (tx: Db, accountId: string, now: Date) =>
  tx.query('update one_time_codes set turned_on_at = $2 where account_id = $1', [accountId, now])

/** When codes were turned on; null: they are off. */
export const turnedOnAt = async (db: Db, accountId: string): Promise<Date | null> => {
  const [row] = await db.query<{ at: Date | null }>(
    'select turned_on_at as at from one_time_codes where account_id = $1',
    [accountId],
  )
  return row?.at ?? null
}

/** False: codes were not on. */
export const removeCodes = async (tx: Db, accountId: string): Promise<boolean> => {
  await tx.query('delete from login_tickets where account_id = $1', [accountId])
  await tx.query('delete from recovery_codes where account_id = $1', [accountId])
  const rows = await tx.query<{ at: Date | null }>(
    'delete from one_time_codes where account_id = $1 returning turned_on_at as at',
    [accountId],
  )
  return rows.some(({ at }) => at !== null)
}
