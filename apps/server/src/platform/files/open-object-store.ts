import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { checkCloudStore } from './check-cloud-store.ts'
import { usualTimeouts } from './cloud-exchange.ts'
import { cloudStore } from './cloud-store.ts'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { removeUnfinished } from './remove-unfinished.ts'

const openFolder = async (folder: string, log: Log): Promise<ObjectStore> => {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`DATA_DIR: ${folder} is not a folder. Move it away: uploads are kept in a folder of this name.`)
  await removeUnfinished(folder, new Date()).catch((error) => log.error('unfinished files stay', error, { folder }))
  return folderStore(folder)
}

/** Opens the folder in DATA_DIR, or the configured object store after checking that it works. */
export const openObjectStore = async (
  { objectStore: address, dataDir }: Pick<Config, 'objectStore' | 'dataDir'>,
  log: Log,
): Promise<ObjectStore> => {
  if (!address) return openFolder(join(dataDir, 'files'), log)
  const needs = { address, log, waitingFolder: join(dataDir, 'waiting') }
  // No retries, so that a wrong configuration is reported at once.
  await checkCloudStore(cloudStore({ ...needs, timeouts: { ...usualTimeouts, retryMs: [] } }), address)
  return cloudStore(needs)
}
