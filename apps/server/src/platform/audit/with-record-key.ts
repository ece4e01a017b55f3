import type { Db } from '../database/db.ts'
import { sealing } from './content-seals.ts'

/** Passes the record key to the database and its transactions; a transaction seals its changes. */
export const withRecordKey = (db: Db, recordKey: string): Db => ({
  ...db,
  recordKey,
  transaction: (run) => db.transaction((tx) => sealing({ ...tx, recordKey }, run)),
})
