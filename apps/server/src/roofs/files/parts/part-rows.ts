import type { Db } from '../../../platform/database/db.ts'
import { erase } from '../erased-files.ts'

/** A part of a large file, which waits until all are there. */
export type FilePart = { readonly id: string; readonly key: string; readonly bytes: number; readonly sha256: string }

/** The last for each SHA-256: bytes of an earlier one may be gone. Attack: a hash that somebody knows leads to parts of their own company only. */
export const partsOf = (db: Db, companyId: string, hashes: readonly string[]): Promise<FilePart[]> =>
  db.query<FilePart>(
    `select distinct on (sha256) id, key, bytes::integer as bytes, sha256 from files
     where company_id = $1 and kind = 'part' and sha256 = any($2::text[]) and address not like 'erased:%'
     order by sha256, created_at desc`,
    [companyId, [...hashes]],
  )

/** Uses parts up, once: false where another call was first, which this one waits for. */
export const useUpParts = async (tx: Db, parts: readonly FilePart[]): Promise<boolean> => {
  const ids = parts.map(({ id }) => id)
  const left = await tx.query(
    `select id from files where id = any($1::text[]) and address not like 'erased:%' order by id for update`,
    [ids],
  )
  if (left.length < ids.length) return false
  await erase(tx, `f.id = any($1::text[])`, [ids])
  return true
}

/** Who was interrupted for longer sends the parts again. Own limit. */
const partLife = 7 * 24 * 60 * 60 * 1000

/** Parts that were never put together. */
export const eraseOldParts = (db: Db, now: Date): Promise<unknown> =>
  db.transaction((tx) => erase(tx, `f.kind = 'part' and f.created_at < $1`, [new Date(now.getTime() - partLife)]))
