import { createHash, timingSafeEqual } from 'node:crypto'
import { recoveryCodeCount } from '@soundroof/contract/identity/one-time-codes'
import { Secret } from 'otpauth'
import type { Db } from '../../platform/database/db.ts'

/** Bytes: 120 random bits, 24 letters and digits. ASVS 6.5.2 allows a fast hash from 112 bits. */
const size = 15

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** In groups of four, for reading; `readCode` of the contract removes the hyphens. */
const shown = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1-')

/** Replaces all codes; answers the new ones once and stores their hashes. */
export const replaceRecoveryCodes = async (tx: Db, accountId: string): Promise<readonly string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, () => new Secret({ size }).base32.toLowerCase())
  await tx.query('delete from recovery_codes where account_id = $1', [accountId])
  await tx.query('insert into recovery_codes (account_id, code_hash) select $1, hash from unnest($2::text[]) as hash', [
    accountId,
    codes.map(hashOf),
  ])
  return codes.map(shown)
}

/** True once per code, even where it comes twice at once: the call that removes its row has used it. */
export const takeRecoveryCode = async (tx: Db, accountId: string, text: string): Promise<boolean> => {
  const hash = hashOf(text)
  const rows = await tx.query<{ hash: string }>('select code_hash as hash from recovery_codes where account_id = $1', [
    accountId,
  ])
  const found = rows.filter((row) => isSame(row.hash, hash))
  if (found.length === 0) return false
  const taken = await tx.query('delete from recovery_codes where account_id = $1 and code_hash = $2 returning 1', [
    accountId,
    hash,
  ])
  return taken.length === 1
}

/** Codes that are not used yet. */
export const countRecoveryCodes = async (db: Db, accountId: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from recovery_codes where account_id = $1',
    [accountId],
  )
  return row?.count ?? 0
}
