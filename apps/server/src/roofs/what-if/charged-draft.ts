import type { Db } from '../../platform/database/db.ts'
import { fillAskedHashesAt } from '../calculations/asked-hash-rows.ts'

/**
 * Draft of the present revision, where the result issued for it was charged; null: none. Attack: the charged result of an
 * earlier revision with the draft of another roof saved over it.
 */
type ChargedDraft = { readonly draft: unknown; readonly resultId: string }

export const findChargedDraft = async (db: Db, hash: string): Promise<ChargedDraft | null> => {
  const [row] = await db.query<ChargedDraft>(
    `select p.draft, r.id as result_id from projects p join issued_results r on r.id = p.issued_result_id
     where p.hash = $1 and r.is_charged`,
    [hash],
  )
  return row ?? null
}

/** The hashes among these that were charged for the project. */
export const findChargedHashes = async (
  db: Db,
  hash: string,
  askedHashes: readonly string[],
): Promise<ReadonlySet<string>> => {
  await db.transaction((tx) => fillAskedHashesAt(tx, { scopes: [], hash }))
  const rows = await db.query<{ readonly askedHash: string }>(
    `select r.asked_hash from project_results pr join issued_results r on r.id = pr.issued_result_id
     where pr.project_hash = $1 and r.is_charged and r.asked_hash = any($2::text[])`,
    [hash, [...askedHashes]],
  )
  return new Set(rows.map(({ askedHash }) => askedHash))
}
