import type { SealedTable } from '../../platform/audit/sealed-table.ts'
import { nameOfTable, sealedTables, triggerSql } from '../../platform/audit/sealed-tables.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Findings } from './chain-differences.ts'

/** Triggers note which rows to seal and refuse changes of records, so each must be as the migrations made it. */

type Trigger = {
  readonly table: string
  /** As PostgreSQL writes it. */
  readonly definition: string
  /** Of its function. */
  readonly body: string
}

const noting = (sealed: SealedTable): Trigger => {
  const { table, columns, isBusy, rows } = sealed
  const own = nameOfTable(sealed)
  const changes = `INSERT OR DELETE OR UPDATE${isBusy ? ` OF ${columns.join(', ')}` : ''}`
  const [name, events] = rows === undefined ? [`${own}_are_sealed`, changes] : [`${own}_is_sealed`, 'INSERT']
  return {
    table,
    definition: `CREATE TRIGGER ${name} AFTER ${events} ON ${table} FOR EACH ROW EXECUTE FUNCTION note_${own}()`,
    body: triggerSql(sealed).split('$$')[1] ?? '',
  }
}

const refusing = (table: string, name: string, refusal: string, sentence: string): Trigger => ({
  table,
  definition: `CREATE TRIGGER ${name} BEFORE DELETE OR UPDATE OR TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION ${refusal}()`,
  body: `begin raise exception '${sentence}' using errcode = '42501'; end`,
})

const triggers: readonly Trigger[] = [
  ...sealedTables.map(noting),
  refusing('timeline', 'timeline_is_append_only', 'refuse_record_change', 'Records take new rows only.'),
  refusing('record_seals', 'record_seals_are_append_only', 'refuse_record_change', 'Records take new rows only.'),
  refusing('audit_trail', 'audit_trail_is_append_only', 'refuse_audit_change', 'The audit trail takes new rows only.'),
]

const presentSql = `select pg_get_triggerdef(t.oid) as definition, p.prosrc as body from pg_trigger t
  join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal and t.tgenabled = 'O'`

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')
const withoutSchema = (text: string): string => text.replace(/(?<=ON |FUNCTION )\w+\.(?=\w)/g, '')

const textOf = ({ definition, body }: Omit<Trigger, 'table'>): string =>
  inOneLine(`${withoutSchema(definition)} ${body}`)

/** Triggers that are missing or changed. */
export const triggerDifferences = async function* (db: Db): Findings {
  const rows = await db.query<Omit<Trigger, 'table'>>(presentSql)
  const present = new Set(rows.map(textOf))
  for (const trigger of triggers)
    if (!present.has(textOf(trigger)))
      yield { difference: `A trigger of ${trigger.table} is not as the migrations made it: changes may not be sealed.` }
}
