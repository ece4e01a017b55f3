import { MayHaveCommitted } from '../database/database-away.ts'
import type { Log } from '../log.ts'
import type { ObjectStore } from './object-store.ts'

type Needs = { readonly objectStore: ObjectStore; readonly log: Log }

/** One that cannot be removed stays without a row, which is told in the log alone. */
export const removeObjects = async ({ objectStore, log }: Needs, keys: readonly string[]): Promise<void> => {
  for (const key of keys)
    await objectStore.remove(key).catch((error) => log.error('an object that nothing names stays', error, { key }))
}

/**
 * Work that stores these objects and commits the rows that name them. They go when it has failed for certain; they stay
 * when its commit may count: an object without a row costs room, a row without its object is a loss.
 */
export const withNewObjects = async <T>(needs: Needs, keys: readonly string[], work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof MayHaveCommitted) needs.log.error('objects stay: their commit may count', error, { keys })
    else await removeObjects(needs, keys)
    throw error
  }
}
