import { createStore, useStore } from '../store.ts'

/** Whether the browser may clear what is kept when the device is full; `unknown` before it was asked. */
export type Persistence = 'unknown' | 'granted' | 'refused'

const persistence = createStore<Persistence>('unknown')
export const usePersistence = (): Persistence => useStore(persistence)

const answered = (isGranted: boolean): void => persistence.set(isGranted ? 'granted' : 'refused')

/** Without a question to the browser. */
export const readPersistence = async (): Promise<void> => answered((await navigator.storage?.persisted?.()) ?? false)

/** Asks the browser, where it has not agreed yet. An old browser cannot promise anything. */
export const askToPersist = (): void => {
  if (persistence.get() === 'granted') return
  void (navigator.storage?.persist?.() ?? Promise.resolve(false)).then(answered, () => answered(false))
}

/** Bytes in use and bytes that remain, as the browser estimates them; null where it does not say. */
export const roomLeft = async (): Promise<{ readonly used: number; readonly left: number } | null> => {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {}
  return usage === undefined || quota === undefined ? null : { used: usage, left: Math.max(0, quota - usage) }
}
