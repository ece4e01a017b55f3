import { createStore, useStore } from '../store.ts'
import { deviceTexts } from './device-texts.ts'

/** A browser that does not open its store keeps nobody waiting longer, ms; what it holds appears when it opens. */
const longestWait = 4_000

/** Closed: the store cannot be opened (private mode, a failed upgrade). */
const state = createStore<'unread' | 'read' | 'closed'>('unread')
export const useIsStoreClosed = (): boolean => useStore(state) === 'closed'
export const isDeviceRead = (): boolean => state.get() === 'read'

const filled = async (): Promise<void> => state.set((await deviceTexts.fill()) ? 'read' : 'closed')

let ready: Promise<void> | null = null

/** Once drafts, histories and forms of this device can be read. Fails where the store's library cannot be loaded. */
export const deviceReady = (): Promise<void> => {
  ready ??= import('./device-database.ts')
    .then(() => Promise.race([filled(), new Promise<void>((resolve) => setTimeout(resolve, longestWait))]))
    .catch((error: unknown) => {
      ready = null
      throw error
    })
  return ready
}
