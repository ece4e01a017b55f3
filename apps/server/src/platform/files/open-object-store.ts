import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { usualPatience } from './cloud-exchange.ts'
import { cloudStore } from './cloud-store.ts'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { proveCloudStore } from './prove-cloud-store.ts'
import { sweepUnfinished } from './sweep-unfinished.ts'

const openFolder = async (folder: string, log: Log): Promise<ObjectStore> => {
  await sweepUnfinished(folder, new Date()).catch((error) => log.error('unfinished files stay', error, { folder }))
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
  await proveCloudStore(cloudStore({ ...needs, patience: { ...usualPatience, retryMs: [] } }), address)
  return cloudStore(needs)
}
