import { createStore, useStore } from '../store.ts'

/** Whether the server answered last time: what browsers say of the network does not tell whether there is signal. */
const connected = createStore(true)

export const useIsConnected = (): boolean => useStore(connected)

/** After each call. */
export const noteConnection = (isAnswered: boolean): void => {
  if (connected.get() !== isAnswered) connected.set(isAnswered)
}
