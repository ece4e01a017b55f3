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
  await removeUnfinished(folder, new Date()).catch((error) => log.error('unfinished files stay', error, { folder }))
  return folderStore(folder)
}

/** Files lie in DATA_DIR, or in the object store that the configuration names, once it is proven. */
export const openObjectStore = async (
  { objectStore: address, dataDir }: Pick<Config, 'objectStore' | 'dataDir'>,
  log: Log,
): Promise<ObjectStore> => {
  if (!address) return openFolder(join(dataDir, 'files'), log)
  const needs = { address, log, waitingFolder: join(dataDir, 'waiting') }
  // Once: what keeps the server from starting is told at once.
  await checkCloudStore(cloudStore({ ...needs, timeouts: { ...usualTimeouts, retryMs: [] } }), address)
  return cloudStore(needs)
}
