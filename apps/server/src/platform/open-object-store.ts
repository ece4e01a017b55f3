import { join } from 'node:path'
import type { Config } from './config.ts'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'

/** Files lie in DATA_DIR. A cloud store is not supported yet, and saying so beats storing elsewhere than asked. */
export const openObjectStore = (config: Pick<Config, 'objectStoreUrl' | 'dataDir'>): ObjectStore => {
  if (config.objectStoreUrl !== null) throw new Error('OBJECT_STORE_URL is not supported yet: leave it empty.')
  return folderStore(join(config.dataDir, 'files'))
}
