import type { Db } from './db.ts'
import { columnOf } from './field-names.ts'

/** Each field is a column. Never the body of a request, which may hold other columns. JSON goes in as text. */
type Values = Readonly<Record<string, unknown>>

const columnsOf = (values: Values): readonly string[] => Object.keys(values).map(columnOf)

/** One new row. `rest`: `on conflict …`, `returning …`. */
export const insert = <Row>(tx: Pick<Db, 'query'>, table: string, values: Values, rest = ''): Promise<Row[]> => {
  const columns = columnsOf(values)
  const places = columns.map((_, index) => `$${index + 1}`)
  const sql = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) ${rest}`
  return tx.query<Row>(sql, Object.values(values))
}

/** The row with this key, new or changed. */
export const upsert = (tx: Pick<Db, 'query'>, table: string, key: Values, values: Values) => {
  const changes = columnsOf(values).map((column) => `${column} = excluded.${column}`)
  const rest = `on conflict (${columnsOf(key).join(', ')}) do update set ${changes.join(', ')}`
  return insert(tx, table, { ...key, ...values }, rest)
}

/** Changes the row with this key. */
export const update = (tx: Pick<Db, 'query'>, table: string, key: Values, values: Values) => {
  const given = Object.keys(values).length
  const changes = columnsOf(values).map((column, index) => `${column} = $${index + 1}`)
  const where = columnsOf(key).map((column, index) => `${column} = $${given + index + 1}`)
  const sql = `update ${table} set ${changes.join(', ')} where ${where.join(' and ')}`
  return tx.query(sql, [...Object.values(values), ...Object.values(key)])
}
