import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { openInFolder } from './database-folder.ts'
import type { Db } from './db.ts'
import { openEmbedded } from './embedded-db.ts'
import { lockFolder } from './folder-lock.ts'
import { openServer } from './server-db.ts'

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const openEmbeddedAlone = async (dataDir: string): Promise<Db> => {
  const lock = await lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  try {
    const db = await openInFolder(folder, () => openEmbedded(folder), tell)
    return { ...db, close: () => db.close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The server at DATABASE_URL, or else the embedded database in DATA_DIR. */
export const openDb = async (config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Db> =>
  config.databaseUrl === null
    ? openEmbeddedAlone(config.dataDir)
    : openServer(config.databaseUrl, (error) => log.error('a database connection broke', error))
