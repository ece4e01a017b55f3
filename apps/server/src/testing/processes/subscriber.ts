import type { Db } from '../../platform/database/db.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'
import { sessionLife } from '../../platform/http/session-life.ts'
import { newId, newToken } from '../../platform/identifier.ts'

export type Subscriber = { readonly accountId: string; readonly tokens: readonly string[] }

const month = 30 * 24 * 3600 * 1000

const insertAccount = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.query('insert into companies (id, name, created_at) values ($1, $1, $2)', [id, now])
  await db.query(
    `insert into accounts (id, company_id, email, name, name_search, phone, role, password_hash, created_at)
     values ($1, $1, $2, 'Installer', 'installer', '-', 'customer', 'no password', $3)`,
    [id, `${id}@example.org`, now],
  )
}

/** An account with so many calculations left, logged in on so many devices. */
export const insertSubscriber = async (db: Db, bought: number, devices: number): Promise<Subscriber> => {
  const id = newId()
  const now = new Date()
  await insertAccount(db, id, now)
  await db.query(
    `insert into subscriptions (id, account_id, source, bought, starts_at, ends_at, created_at)
     values ($1, $1, 'test', $2, $3, $4, $3)`,
    [id, bought, now, new Date(now.getTime() + month)],
  )
  const tokens = Array.from({ length: devices }, newToken)
  for (const token of tokens)
    await db.query('insert into sessions (token_hash, account_id, created_at, expires_at) values ($1, $2, $3, $4)', [
      tokenHash(token),
      id,
      now,
      new Date(now.getTime() + sessionLife),
    ])
  return { accountId: id, tokens }
}

export type Account = {
  readonly charged: number
  readonly reserved: number
  readonly issued: number
  readonly inputs: number
}

/** What the database holds of a subscriber now. */
export const accountOf = async (db: Db, { accountId }: Subscriber): Promise<Account> => {
  const [row] = await db.query<Account>(
    `select
       (select count(*) from charges where subscription_id = $1) as charged,
       (select count(*) from reservations where subscription_id = $1 and state = 'reserved'
         and expires_at > now()) as reserved,
       (select count(*) from issued_results where account_id = $1) as issued,
       (select count(distinct input_hash) from issued_results where account_id = $1) as inputs`,
    [accountId],
  )
  if (!row) throw new Error('The counts of an account are always one row.')
  return row
}
