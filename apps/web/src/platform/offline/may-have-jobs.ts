import { browserKeyValue } from '../key-value.ts'
import { createStore, useStore } from '../store.ts'

/** Whether this device may have something to tell the server, a calculation or a right that was left: read without opening the store. */
const key = 'soundroof.jobs'
const storage = browserKeyValue()
const may = createStore(storage.read(key) !== null)

export const useMayHaveJobs = (): boolean => useStore(may)

export const noteJobs = (has: boolean): void => {
  if (has) storage.write(key, '1')
  else storage.remove(key)
  may.set(has)
}
