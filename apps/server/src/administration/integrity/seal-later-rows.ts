import { type Actor, recordChange } from '../../platform/audit/audit-trail.ts'
import { laterTables } from '../../platform/audit/later-tables.ts'
import type { SealedTable } from '../../platform/audit/sealed-table.ts'
import { entrySql, idSql, rowsOf, scopeSql } from '../../platform/audit/sealed-tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { areLaterRowsSealed, laterStep, noteInStore, noteLaterRowsSealed, requireNoteKept } from './later-seals.ts'
import type { Store } from './sealed-step.ts'

/** Seals rows from before migration 0046 as they are found, in batches after the start, once. */

// Any constant: where two processes start, one of them seals.
const lock = 7_203_117
const batch = 100

type Row = { readonly scope: string; readonly id: string; readonly entry: string; readonly isSealed: boolean }

const pageSql = (table: SealedTable): string => `select r.*, coalesce(s.digests ? r.entry, false) as is_sealed
  from (select ${scopeSql(table, 'r')} as scope, ${idSql(table, 'r')} as id, ${entrySql(table, 'r')} as entry from ${rowsOf(table)} r
    where (${scopeSql(table, 'r')}, ${idSql(table, 'r')}) > ($1, $2) order by 1, 2 limit ${batch}) r
  left join content_seals s on s.scope = r.scope order by 1, 2`

/** Marks rows as written by this transaction, which then seals them at its end. */
const touchSql = `insert into touched_rows select pg_current_xact_id(), now(), n.scope, n.entry, ''
  from unnest($1::text[], $2::text[]) as n(scope, entry) on conflict do nothing`

type Needs = { readonly db: Db; readonly actor: Actor; readonly clock: Clock; readonly objectStore: Store }

/** Recorded before the first row is sealed, so that an interrupted run is known too. */
const recordOnce = async (tx: Db, { actor, clock }: Needs): Promise<void> => {
  const known = `select 1 from audit_trail where action = 'rows_sealed' and subject_id = $1`
  if ((await tx.query(known, [laterStep])).length > 0) return
  await recordChange(
    tx,
    { actor, action: 'rows_sealed', subjectId: laterStep, detail: { steps: [laterStep] } },
    clock(),
  )
}

type Place = Pick<Row, 'scope' | 'id'>

/** Null after the last row. */
const sealPage = (table: SealedTable, after: Place, needs: Needs): Promise<Place | null> =>
  needs.db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lock])
    const rows = await tx.query<Row>(pageSql(table), [after.scope, after.id])
    const unsealed = rows.filter(({ isSealed }) => !isSealed)
    if (unsealed.length > 0) {
      await recordOnce(tx, needs)
      await tx.query(touchSql, [unsealed.map(({ scope }) => scope), unsealed.map(({ entry }) => entry)])
    }
    return rows.length < batch ? null : (rows.at(-1) ?? null)
  })

const sealTable = async (table: SealedTable, needs: Needs, isStopped: () => boolean): Promise<void> => {
  for (let after: Place | null = { scope: '', id: '' }; after !== null && !isStopped(); )
    after = await sealPage(table, after, needs)
}

/** Continues after an interrupted run. */
export const sealLaterRows = async (needs: Needs, isStopped: () => boolean = () => false): Promise<void> => {
  const { db, objectStore } = needs
  await requireNoteKept(db, objectStore)
  if (!(await areLaterRowsSealed(db))) {
    for (const table of laterTables) await sealTable(table, needs, isStopped)
    if (isStopped()) return
    await db.transaction(noteLaterRowsSealed)
  }
  await noteInStore(objectStore)
}
