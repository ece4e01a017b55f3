import type { ApiKeyScope } from '@soundroof/contract/platform/access'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'

/** Without its secret, which is derived and stored nowhere. */
export type KeyRow = {
  readonly id: string
  readonly name: string
  readonly scopes: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly expiresAt: Date
  readonly left: boolean
  /** Fingerprint of the server secret that the key was derived from; null: not stored. */
  readonly madeOf: string | null
}

const columns = `k.id, k.name, k.scopes, k.created_at, k.last_used_at,
  k.expires_at, k.company_id <> a.company_id as left, k.made_of`

/** Newest first; revoked ones are left out. */
export const findKeys = (db: Db, accountId: string): Promise<KeyRow[]> =>
  db.query<KeyRow>(
    `select ${columns} from api_keys k join accounts a on a.id = k.account_id
     where k.account_id = $1 and k.revoked_at is null order by k.created_at desc, k.id`,
    [accountId],
  )

/** Expired keys, keys of a former company and keys of a lost secret do not count. */
export const countWorkingKeys = async (tx: Db, accountId: string, now: Date, madeOf: string): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(
    `select count(*) as count from api_keys k join accounts a on a.id = k.account_id and a.company_id = k.company_id
     where k.account_id = $1 and k.revoked_at is null and k.expires_at > $2
       and (k.made_of is null or k.made_of = $3)`,
    [accountId, now, madeOf],
  )
  return row?.count ?? 0
}

export type NewKey = {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly scopes: readonly ApiKeyScope[]
  readonly createdAt: Date
  readonly expiresAt: Date
}

const tell = (tx: Db, action: 'api_key_made' | 'api_key_revoked', accountId: string, key: string, now: Date) =>
  recordChange(tx, { actor: { accountId }, action, subjectId: accountId, detail: { key } }, now)

/** For the account's present company; `madeOf` is the fingerprint of the server's secret. */
export const insertKey = async (tx: Db, key: NewKey, madeOf: string): Promise<void> => {
  await tx.query(
    `insert into api_keys (id, account_id, company_id, name, scopes, created_at, expires_at, made_of)
     select $1, id, company_id, $3, $4, $5, $6, $7 from accounts where id = $2`,
    [key.id, key.accountId, key.name, key.scopes.join(' '), key.createdAt, key.expiresAt, madeOf],
  )
  await tell(tx, 'api_key_made', key.accountId, key.id, key.createdAt)
}

/** Ends this key of the account, or all of them; answers how many were ended. */
export const revokeKeys = async (tx: Db, accountId: string, id: string | null, now: Date): Promise<number> => {
  const rows = await tx.query<{ id: string }>(
    `update api_keys set revoked_at = $3
     where account_id = $1 and revoked_at is null and ($2::text is null or id = $2::text) returning id`,
    [accountId, id, now],
  )
  for (const row of rows) await tell(tx, 'api_key_revoked', accountId, row.id, now)
  return rows.length
}
