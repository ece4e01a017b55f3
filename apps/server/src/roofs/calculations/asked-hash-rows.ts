import type { StoredInput } from '@soundroof/contract/roofs/catalogue/asked'
import type { Db } from '../../platform/database/db.ts'
import { askedHashOf } from './asked-hash.ts'

/** Results of earlier releases have no asked_hash until the work after the start has reached them. */

type Unfilled = { readonly id: string; readonly input: StoredInput }

const fill = async (tx: Db, rows: readonly Unfilled[]): Promise<void> => {
  if (rows.length === 0) return
  await tx.query(
    `update issued_results r set asked_hash = n.asked_hash
     from unnest($1::text[], $2::text[]) as n(id, asked_hash) where r.id = n.id`,
    [rows.map(({ id }) => id), rows.map(({ input }) => askedHashOf(input))],
  )
}

/** Handles some results after one; answers the last of them, null: none left. */
export const fillAskedHashes = async (tx: Db, after: string, batch: number): Promise<string | null> => {
  const rows = await tx.query<Unfilled>(
    'select id, input from issued_results where id > $1 and asked_hash is null order by id limit $2 for update',
    [after, batch],
  )
  await fill(tx, rows)
  return rows.at(-1)?.id ?? null
}

/**
 * Earlier releases accepted a capacity of battens on Z and C purlins, where it changes nothing, and stored it in the
 * identity of the question. Handles some results after one; answers the last, null: none left.
 */
export const forgetUnusedCapacities = async (tx: Db, after: string, batch: number): Promise<string | null> => {
  const rows = await tx.query<Unfilled>(
    `select id, input from issued_results where id > $1 and input -> 'purlin' ->> 'section' in ('Z', 'C')
       and input -> 'options' ->> 'battenCapacity' is not null order by id limit $2 for update`,
    [after, batch],
  )
  await fill(tx, rows)
  return rows.at(-1)?.id ?? null
}

/** Where a question looks for a paid result: its scopes, and the results of a project. */
export type Place = { readonly scopes: readonly string[]; readonly hash: string | null }

/** Fills those of a place at once, because a question must not miss one. A few rows; none after the work is done. */
export const fillAskedHashesAt = async (tx: Db, { scopes, hash }: Place): Promise<void> =>
  fill(
    tx,
    await tx.query<Unfilled>(
      `select id, input from issued_results where asked_hash is null and (scope = any($1::text[])
         or id in (select issued_result_id from project_results where project_hash = $2)) order by id for update`,
      [[...scopes], hash],
    ),
  )
