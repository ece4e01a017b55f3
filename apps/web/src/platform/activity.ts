import { createStore, useStore } from './store.ts'

/** Number of calls in progress. */
const pending = createStore(0)

export const usePendingCalls = (): number => useStore(pending)

/** Shows the loading indicator until the work is done. */
export const whileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
  pending.set(pending.get() + 1)
  try {
    return await work()
  } finally {
    pending.set(pending.get() - 1)
  }
}
