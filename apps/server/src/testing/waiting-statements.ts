import { setImmediate } from 'node:timers/promises'
import type { Db } from '../platform/database/db.ts'
import { openServer } from '../platform/database/server-db.ts'
import { patientWaits } from './test-database.ts'

/** Another process on the database of a test, with its own connections, whose transactions may stand still. */
export const openBeside = async (db: Db): Promise<Db> => {
  const [row] = await db.query<{ name: string }>('select current_database() as name')
  const url = new URL(process.env.TEST_DATABASE ?? '')
  url.pathname = `/${row?.name}`
  return openServer(url.href, () => undefined, patientWaits)
}

const waitingSql = `select count(*) as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Connections that wait for a lock. */
export const waitingForLocks = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ waiting: number }>(waitingSql)
  return row?.waiting ?? 0
}

/** Returns when so many connections wait for a lock. */
export const untilWaiting = async (db: Db, count: number): Promise<void> => {
  while ((await waitingForLocks(db)) < count) await setImmediate()
}
