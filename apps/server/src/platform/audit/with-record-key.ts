import type { Db } from '../database/db.ts'
import { sealing } from './content-seals.ts'

/** The database, and each of its transactions, with the key of its records; a transaction seals what it changed. */
export const withRecordKey = (db: Db, recordKey: string): Db => ({
  ...db,
  recordKey,
  transaction: (run) => db.transaction((tx) => sealing({ ...tx, recordKey }, run)),
})
