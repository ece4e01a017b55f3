import { MayHaveCommitted } from '../database/database-away.ts'
import type { Log } from '../log.ts'
import type { ObjectStore } from './object-store.ts'

type Needs = { readonly objectStore: ObjectStore; readonly log: Log }

/** An object that cannot be removed stays without a row; only the log names it. */
export const removeObjects = async ({ objectStore, log }: Needs, keys: readonly string[]): Promise<void> => {
  for (const key of keys)
    await objectStore.remove(key).catch((error) => log.error('an object that nothing names stays', error, { key }))
}

/**
 * Runs work that stores these objects and commits the rows that name them. Removes them where it certainly failed, keeps
 * them where its commit may count: an object without a row wastes space, a row without its object loses data.
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
