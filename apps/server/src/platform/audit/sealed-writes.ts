import type { Db } from '../database/db.ts'
import { sealedTables } from './sealed-tables.ts'

const names = [...new Set(sealedTables.map(({ table }) => table))].join('|')
const writing = new RegExp(`\\b(?:insert\\s+into|update|delete\\s+from)\\s+(?:only\\s+)?(${names})\\b`, 'i')

/** The sealed table that a statement writes; null: none. */
export const sealedTableWritten = (sql: string): string | null => writing.exec(sql)?.[1] ?? null

const requireNoSealedWrite = (sql: string): void => {
  const table = sealedTableWritten(sql)
  if (table !== null) throw new Error(`Rows of ${table} are sealed: write them inside a transaction.`)
}

/** Refuses to write sealed rows outside a sealing transaction, since the audit would report them as tampering. */
export const withSealedWrites = (db: Db): Db => ({
  ...db,
  query: async (sql, params, options) => {
    requireNoSealedWrite(sql)
    return db.query(sql, params, options)
  },
  script: async (sql) => {
    requireNoSealedWrite(sql)
    return db.script(sql)
  },
})
