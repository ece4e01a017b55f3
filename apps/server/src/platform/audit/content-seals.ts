import type { Db } from '../database/db.ts'
import { chainHash, recordKeyOf } from './chain.ts'
import type { SealedTable } from './sealed-table.ts'
import { digestSql, entrySql, firstSealedTables, nameOfTable, rowsOf, scopeSql, sealedTables } from './sealed-tables.ts'

/**
 * Every transaction of the server seals the rows that it changed, before it commits. It never seals a row that was changed
 * outside the server, so the difference stays until an operator looks.
 */

/** Digests by the name of a row within its scope. */
export type Digests = Readonly<Record<string, string>>

export const contentSeal = (key: string, scope: string, digests: Digests): string =>
  chainHash(key, 'content', { scope, digests })

type Touched = { readonly scope: string; readonly entry: string; readonly former: string }
type Stored = { readonly scope: string; readonly digests: Digests; readonly seal: string }

const takeTouchedSql = `delete from touched_rows where xid = pg_current_xact_id_if_assigned() and since = now()
  returning scope, entry, former`
const openSql = `insert into content_seals (scope, digests, seal)
  select scope, '{}', '' from unnest($1::text[]) as n(scope) order by scope on conflict do nothing`
/** Locked until the transaction ends; the next transaction that changes rows of the scope sees them. */
const lockSql = `select scope, digests, seal from content_seals where scope = any($1::text[]) order by scope for update`
const storeSql = `update content_seals s set digests = n.digests::jsonb, seal = n.seal
  from unnest($1::text[], $2::text[], $3::text[]) as n(scope, digests, seal) where s.scope = n.scope`
const closeSql = `delete from content_seals where scope = any($1::text[]) and digests = '{}'`

const presentSql = (table: SealedTable): string =>
  `select ${scopeSql(table, 'r')} as scope, ${entrySql(table, 'r')} as entry, ${digestSql(table, 'r')} as digest
   from ${rowsOf(table)} r where ${scopeSql(table, 'r')} = any($1::text[]) and ${entrySql(table, 'r')} = any($2::text[])`

const nameOf = ({ scope, entry }: Pick<Touched, 'scope' | 'entry'>): string => JSON.stringify([scope, entry])

/** Present digests of the touched rows; deleted ones are left out. */
const readPresent = async (
  tx: Db,
  touched: readonly Touched[],
  tables: readonly SealedTable[],
): Promise<ReadonlyMap<string, string>> => {
  const isTouched = (table: SealedTable) => touched.some(({ entry }) => entry.startsWith(`${nameOfTable(table)}/`))
  const sql = tables.filter(isTouched).map(presentSql).join(' union all ')
  const params = [touched.map(({ scope }) => scope), touched.map(({ entry }) => entry)]
  const rows = await tx.query<{ scope: string; entry: string; digest: string }>(sql, params)
  return new Map(rows.map((row) => [nameOf(row), row.digest]))
}

/** Seals a row again only where it was as sealed before. */
const resealed = (digests: Digests, touched: readonly Touched[], present: ReadonlyMap<string, string>): Digests => {
  const next = { ...digests }
  for (const row of touched) {
    if ((digests[row.entry] ?? '') !== row.former) continue
    const digest = present.get(nameOf(row))
    if (digest === undefined) delete next[row.entry]
    else next[row.entry] = digest
  }
  return next
}

const isIntact = (key: string, { scope, digests, seal }: Stored): boolean =>
  seal === '' ? Object.keys(digests).length === 0 : seal === contentSeal(key, scope, digests)

/** In the transaction that changed the rows, after its last change. */
export const sealTouchedRows = async (tx: Db, tables = sealedTables): Promise<void> => {
  const touched = await tx.query<Touched>(takeTouchedSql)
  if (touched.length === 0) return
  const key = recordKeyOf(tx)
  const scopes = [...new Set(touched.map(({ scope }) => scope))]
  await tx.query(openSql, [scopes])
  const stored = await tx.query<Stored>(lockSql, [scopes])
  const present = await readPresent(tx, touched, tables)
  const ofScope = (scope: string) => touched.filter((row) => row.scope === scope)
  const next = stored
    .filter((row) => isIntact(key, row))
    .map(({ scope, digests }) => ({ scope, digests: resealed(digests, ofScope(scope), present) }))
  await tx.query(storeSql, [
    next.map(({ scope }) => scope),
    next.map(({ digests }) => JSON.stringify(digests)),
    next.map(({ scope, digests }) => contentSeal(key, scope, digests)),
  ])
  await tx.query(closeSql, [scopes])
}

/** Seals rows from before seals existed, as if this transaction had written them. */
export const sealFormerRows = async (tx: Db, tables = firstSealedTables): Promise<void> => {
  for (const sealed of tables)
    await tx.query(`insert into touched_rows select pg_current_xact_id(), now(), ${scopeSql(sealed, 'r')}, ${entrySql(sealed, 'r')}, ''
      from ${rowsOf(sealed)} r`)
  await sealTouchedRows(tx, tables)
}

const writing = /\b(?:insert\s+into|update|delete\s+from)\b/i

/** Runs work in a transaction, then seals its changes. */
export const sealing = async <T>(tx: Db, run: (tx: Db) => Promise<T>): Promise<T> => {
  let writes = false
  const answer = await run({
    ...tx,
    query: (sql, params, options) => {
      writes ||= writing.test(sql)
      return tx.query(sql, params, options)
    },
  })
  if (writes && (await areSealsThere(tx))) await sealTouchedRows(tx)
  return answer
}

/** Not before migration 0034. */
const areSealsThere = async (tx: Db): Promise<boolean> => {
  const [row] = await tx.query<{ there: boolean }>(`select to_regclass('touched_rows') is not null as there`)
  return row?.there === true
}
