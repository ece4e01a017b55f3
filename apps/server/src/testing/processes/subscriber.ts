import { insertSubscription } from '../../money/subscriptions/subscription-rows.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'
import { sessionLife } from '../../platform/http/session-life.ts'
import { newId, newToken } from '../../platform/identifier.ts'

export type Subscriber = { readonly accountId: string; readonly tokens: readonly string[] }

const month = 30 * 24 * 3600 * 1000

const insertAccount = async (db: Db, id: string, now: Date): Promise<void> => {
  await insert(db, 'companies', { id, name: id, createdAt: now })
  const person = { email: `${id}@example.org`, name: 'Installer', nameSearch: 'installer', phone: '-' }
  const access = { companyId: id, role: 'customer', passwordHash: 'no password', createdAt: now }
  await insert(db, 'accounts', { id, ...person, ...access })
}

/** An account with so many calculations left, logged in on so many devices. */
export const insertSubscriber = async (db: Db, bought: number, devices: number): Promise<Subscriber> => {
  const id = newId()
  const now = new Date()
  await insertAccount(db, id, now)
  const row = { id, accountId: id, source: 'test', bought }
  await insertSubscription(db, row, now, new Date(now.getTime() + month))
  const tokens = Array.from({ length: devices }, newToken)
  const expiresAt = new Date(now.getTime() + sessionLife)
  for (const token of tokens)
    await insert(db, 'sessions', { tokenHash: tokenHash(token), accountId: id, createdAt: now, expiresAt })
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
