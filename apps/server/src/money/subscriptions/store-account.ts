import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'

/** Name of the account at the stores, made at first use: a UUID, as Apple requires. */
export const storeAccountOf = async (db: Db, accountId: string): Promise<string> => {
  const sameRow = 'on conflict (account_id) do update set account_id = excluded.account_id returning token'
  const [row] = await insert<{ token: string }>(db, 'store_accounts', { accountId, token: randomUUID() }, sameRow)
  if (!row) throw new Error('A name towards the stores is always one row.')
  return row.token
}

/** The account of this name, unless deleted. */
export const accountOfStore = async (tx: Db, token: string | null): Promise<string | null> => {
  if (token === null) return null
  const [row] = await tx.query<{ id: string }>(
    `select a.id from store_accounts s join accounts a on a.id = s.account_id
     where s.token = $1 and a.deleted_at is null`,
    [token.toLowerCase()],
  )
  return row?.id ?? null
}

/** Removes that name when the account is deleted. */
export const eraseStoreAccount = (tx: Db, accountId: string) =>
  tx.query('delete from store_accounts where account_id = $1', [accountId])
