import type { Db } from '../../../platform/database/db.ts'

/** What nobody paid does not count where the sandbox store is off, even when it was on before. */
export const endSandboxPeriods = (db: Db, now: Date) =>
  db.transaction((tx) =>
    tx.query(
      `update subscriptions set ends_at = greatest($1, starts_at + interval '1 millisecond')
       where source = 'sandbox' and ends_at > $1`,
      [now],
    ),
  )
