import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'

/** `counter` as the device last reported; 0 where it does not count. */
export type Passkey = {
  readonly id: string
  readonly accountId: string
  readonly credential: string
  /** COSE, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const columns = `id, account_id, credential_id as credential, public_key, counter, transports,
  name, created_at, last_used_at`

/** Oldest first. */
export const findPasskeys = (db: Db, accountId: string): Promise<Passkey[]> =>
  db.query<Passkey>(`select ${columns} from passkeys where account_id = $1 order by created_at, id`, [accountId])

/** Null for an unknown one. */
export const findByCredential = async (db: Db, credential: string): Promise<Passkey | null> => {
  const [found] = await db.query<Passkey>(`select ${columns} from passkeys where credential_id = $1`, [credential])
  return found ?? null
}

export type NewRow = Omit<Passkey, 'lastUsedAt'>

/** False: the credential is stored already. */
export const insertPasskey = async (tx: Db, { credential, ...passkey }: NewRow): Promise<boolean> => {
  const row = { ...passkey, credentialId: credential }
  const rows = await insert(tx, 'passkeys', row, 'on conflict (credential_id) do nothing returning 1')
  return rows.length === 1
}

/** False: the passkey is gone, or another use counted as far. */
export const noteUse = async (tx: Db, id: string, counter: number, now: Date): Promise<boolean> => {
  const rows = await tx.query(
    `update passkeys set counter = $2, last_used_at = $3
     where id = $1 and (counter < $2 or counter = 0 and $2 = 0) returning 1`,
    [id, counter, now],
  )
  return rows.length === 1
}

/** False: another person's, or gone. */
export const deletePasskey = async (tx: Db, accountId: string, id: string): Promise<boolean> => {
  const rows = await tx.query('delete from passkeys where id = $1 and account_id = $2 returning 1', [id, accountId])
  return rows.length === 1
}

/** Answers how many there were. A passkey being added at the moment fails. */
export const deletePasskeys = async (tx: Db, accountId: string): Promise<number> => {
  await tx.query('delete from passkey_challenges where account_id = $1', [accountId])
  const rows = await tx.query('delete from passkeys where account_id = $1 returning 1', [accountId])
  return rows.length
}
