import { createStore, useStore } from '../store.ts'

/** Whether this device has something to tell the server, a calculation or a right that was left; as the device's store was last read. */
const may = createStore(false)

export const useMayHaveJobs = (): boolean => useStore(may)

export const noteJobs = (has: boolean): void => may.set(has)
