import { catalogueWith } from '@soundroof/data/catalogue-with'
import { buildApp } from '../../app.ts'
import { openServer } from '../../platform/database/server-db.ts'
import { folderStore } from '../../platform/files/folder-store.ts'
import { patientWaits } from '../test-database.ts'
import { patient, servicesOf } from '../test-server.ts'

export type StartedServer = {
  readonly url: string
  /** From now on no answer leaves it. */
  readonly kill: () => void
  readonly errors: readonly unknown[]
}

/** The server within the test's process, at its own address: starts at once, so that it can die often. */
export const startInside = async (databaseUrl: string, folder: string): Promise<StartedServer> => {
  const errors: unknown[] = []
  const note = (error: unknown): void => void errors.push(error)
  const db = openServer(databaseUrl, note, patientWaits)
  const clock = Object.assign(() => new Date(), { move: () => undefined, reset: () => undefined })
  const log = { info: () => undefined, error: (_: string, error: unknown) => note(error) }
  const outside = { db, clock, folder, log, objectStore: folderStore(folder), catalogue: catalogueWith({}) }
  const app = await buildApp({ ...servicesOf(outside), checkAnswers: true, timeLimits: patient })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    errors,
    kill: () => {
      app.server.close()
      app.server.closeAllConnections()
      // Its further statements fail: a dead process would not send them.
      db.close().catch(note)
    },
  }
}
