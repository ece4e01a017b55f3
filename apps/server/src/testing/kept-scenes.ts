import type { Db } from '../platform/database/db.ts'
import type { Services } from '../services.ts'
import { type TestClock, testStart } from './stopped-clock.ts'
import { type KeptRows, keepRows } from './test-database.ts'
import type { TestStore } from './test-store.ts'

type Scene = {
  readonly db: Db
  readonly clock: TestClock
  readonly services: Pick<Services, 'reference'>
  readonly errors: unknown[]
  readonly store: TestStore
}

/** Bypasses the seals: rows and files return as they were, and the time. */
export const keptScenes = ({ db, clock, services, errors, store }: Scene) => {
  const kept: KeptRows[] = []
  const keep = async (): Promise<() => Promise<void>> => {
    const rows = await keepRows(db)
    kept.push(rows)
    const putFilesBack = await store.keep()
    const now = clock().getTime()
    return async () => {
      clock.reset()
      clock.move(now - testStart)
      errors.length = 0
      await Promise.all([rows.putBack(), putFilesBack()])
      services.reference.forget()
    }
  }
  const forget = async (): Promise<void> => {
    for (const each of kept) await each.forget()
  }
  return { keep, forget }
}
