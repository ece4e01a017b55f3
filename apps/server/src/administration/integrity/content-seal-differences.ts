import { recordKeyOf } from '../../platform/audit/chain.ts'
import { contentSeal, type Digests } from '../../platform/audit/content-seals.ts'
import { laterTables } from '../../platform/audit/later-tables.ts'
import type { SealedTable } from '../../platform/audit/sealed-table.ts'
import {
  digestSql,
  entrySql,
  idSql,
  nameOfTable,
  rowsOf,
  scopeSql,
  sealedTables,
} from '../../platform/audit/sealed-tables.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Finding, Findings } from './chain-differences.ts'
import { areLaterRowsSealed } from './later-seals.ts'

/** Compares rows with the digests that were sealed when the server wrote them. */

const batch = 500

type Row = { readonly scope: string; readonly id: string; readonly digest: string; readonly sealed: string | null }

const rowsSql = (table: SealedTable): string => `select r.scope, r.id, r.digest, s.digests ->> r.entry as sealed
  from (select ${scopeSql(table, 'r')} as scope, ${idSql(table, 'r')} as id, ${entrySql(table, 'r')} as entry,
      ${digestSql(table, 'r')} as digest from ${rowsOf(table)} r
    where (${scopeSql(table, 'r')}, ${idSql(table, 'r')}) > ($1, $2) order by 1, 2 limit ${batch}) r
  left join content_seals s on s.scope = r.scope order by 1, 2`

const nameOf = ({ noun, rows }: SealedTable, scope: string, id: string): string => {
  if (rows !== undefined) return `The ${id} ${noun} of ${scope}`
  if (scope === id) return `${noun} ${id}`
  return scope === 'figures' ? `${noun} ${id} of the figures` : `${noun} ${id} of ${scope}`
}

const asWritten = ({ rows }: SealedTable): string =>
  rows === undefined
    ? 'as the server wrote it'
    : 'the one that the server sealed last: some are gone, or older rows were put back'

const changedRows = async function* (db: Db, table: SealedTable, isLaterSealed: boolean): Findings {
  const mayWait = !isLaterSealed && laterTables.includes(table)
  let last = { scope: '', id: '' }
  for (;;) {
    const rows = await db.query<Row>(rowsSql(table), [last.scope, last.id])
    for (const { scope, id, digest, sealed } of rows) {
      last = { scope, id }
      if (sealed === null && mayWait) {
        yield { looked: 'rows that wait for their seal' }
        continue
      }
      yield { looked: 'sealed rows' }
      const name = nameOf(table, scope, id)
      if (sealed === null) yield { difference: `${name} has no seal: the server did not write it.` }
      else if (sealed !== digest) yield { difference: `${name} is not ${asWritten(table)}.` }
    }
    if (rows.length < batch) return
  }
}

type Sealed = {
  readonly scope: string
  readonly digests: Digests
  readonly seal: string
}

const sealsSql = `select scope, digests, seal from content_seals where scope > $1 order by scope limit ${batch}`

const goneSql = (table: SealedTable): string => `select s.scope, substr(e.entry, ${nameOfTable(table).length + 2}) as id
  from content_seals s cross join lateral jsonb_object_keys(s.digests) e(entry)
  where s.scope > $1 and s.scope <= $2 and e.entry like '${nameOfTable(table).replaceAll('_', '\\_')}/%' and not exists (
    select 1 from ${rowsOf(table)} r where ${scopeSql(table, 'r')} = s.scope and ${entrySql(table, 'r')} = e.entry)
  order by 1, 2`

const goneRows = async function* (db: Db, after: string, upTo: string): AsyncGenerator<Finding> {
  // A row that belongs to another row goes with it, so only the other is named.
  for (const table of sealedTables.filter(({ name }) => name === undefined))
    for (const { scope, id } of await db.query<Pick<Row, 'scope' | 'id'>>(goneSql(table), [after, upTo]))
      yield { difference: `${nameOf(table, scope, id)} is gone.` }
}

/** Rows changed, removed or inserted outside the server. */
export const contentSealDifferences = async function* (db: Db): Findings {
  const isLaterSealed = await areLaterRowsSealed(db)
  for (const table of sealedTables) yield* changedRows(db, table, isLaterSealed)
  const key = recordKeyOf(db)
  let after = ''
  for (;;) {
    const rows = await db.query<Sealed>(sealsSql, [after])
    for (const { scope, digests, seal } of rows)
      if (seal !== contentSeal(key, scope, digests))
        yield { difference: `The seal of ${scope} was changed, or was not written by this server.` }
    const last = rows.at(-1)?.scope
    if (last === undefined) return
    yield* goneRows(db, after, last)
    after = last
  }
}
