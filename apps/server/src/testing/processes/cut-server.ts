import { buildApp } from '../../app.ts'
import { withSealedWrites } from '../../platform/audit/sealed-writes.ts'
import { withRecordKey } from '../../platform/audit/with-record-key.ts'
import { openServer } from '../../platform/database/server-db.ts'
import type { ObjectStore } from '../../platform/files/object-store.ts'
import { testRecordKey } from '../test-database.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { type Cut, type CuttingRelay, cuttingRelay, cutWaits } from './cutting-relay.ts'

/** Two servers on one database, of which the second loses its connection at a commit. */
export type CutServer = {
  readonly server: TestServer
  /** The same calls to the server that loses its connection. */
  readonly cutOff: TestServer
  readonly relay: CuttingRelay
  /**
   * Cuts it at the commit that names a new object. @param thenRefuse while the work continues, no new connection to the
   * database succeeds
   */
  readonly during: <T>(cut: Cut, work: () => Promise<T>, thenRefuse?: boolean) => Promise<T>
  readonly close: () => Promise<void>
}

const databaseOf = async ({ db }: TestServer): Promise<string> => {
  const [row] = await db.query<{ name: string }>('select current_database() as name')
  const url = new URL(process.env.TEST_DATABASE ?? '')
  url.pathname = `/${row?.name}`
  return url.href
}

/** From the moment that an object is stored, the next commit is the one that names it. */
const tellingStore = (store: ObjectStore, told: () => void): ObjectStore => ({
  ...store,
  put: async (...object) => {
    const bytes = await store.put(...object)
    told()
    return bytes
  },
})

export const startCutServer = async (): Promise<CutServer> => {
  const server = await startTestServer()
  const relay = await cuttingRelay(await databaseOf(server))
  const db = openServer(relay.url, () => undefined, cutWaits)
  let arm: (() => void) | null = null
  const services: TestServer['services'] = {
    ...server.services,
    db: withSealedWrites(withRecordKey(db, testRecordKey)),
    objectStore: tellingStore(server.services.objectStore, () => arm?.()),
  }
  const app = await buildApp({ ...services, checkAnswers: true })
  return {
    server,
    cutOff: { ...server, app, services },
    relay,
    during: (cut, work, thenRefuse = false) => {
      arm = () => relay.cutNext(cut, thenRefuse)
      return work().finally(() => {
        arm = null
        relay.refuse(false)
      })
    },
    close: async () => {
      await app.close()
      await db.close()
      relay.close()
      await server.close()
    },
  }
}
