import { catalogueWith } from '@soundroof/data/catalogue-with'
import { buildApp } from '../../app.ts'
import { openServer } from '../../platform/database/server-db.ts'
import { folderStore } from '../../platform/files/folder-store.ts'
import { servicesOf } from '../test-server.ts'

export type StartedServer = {
  readonly url: string
  /** No answer leaves it any more. */
  readonly kill: () => void
  readonly errors: readonly unknown[]
}

/** The server in the process of the test, at an address of its own: started in no time, so that it can die often. */
export const startInside = async (databaseUrl: string, folder: string): Promise<StartedServer> => {
  const errors: unknown[] = []
  const note = (error: unknown): void => void errors.push(error)
  const db = openServer(databaseUrl, note)
  const clock = Object.assign(() => new Date(), { move: () => undefined, reset: () => undefined })
  const log = { info: () => undefined, error: (_: string, error: unknown) => note(error) }
  const outside = { db, clock, folder, log, objectStore: folderStore(folder), catalogue: catalogueWith({}) }
  const app = await buildApp({ ...servicesOf(outside), checkAnswers: true })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    errors,
    kill: () => {
      app.server.close()
      app.server.closeAllConnections()
      // What it still had to say to the database fails: a dead process would not say it.
      db.close().catch(note)
    },
  }
}
