import type { Session } from '@soundroof/contract/identity/wire-session'
import { isObject, parseJson } from '../json.ts'
import { browserKeyValue } from '../key-value.ts'
import { createStore, useStore } from '../store.ts'

const key = 'soundroof.user'
const storage = browserKeyValue()

const isSession = (value: unknown): value is Session =>
  isObject(value) &&
  typeof value.token === 'string' &&
  isObject(value.customer) &&
  typeof value.customer.email === 'string'

const stored = (): Session | null => {
  const value = parseJson(storage.read(key))
  return isSession(value) ? value : null
}

const store = createStore<Session | null>(stored())

export const currentSession = store.get
export const onSessionChange = store.subscribe
export const useSession = (): Session | null => useStore(store)

export const saveSession = (session: Session): void => {
  storage.write(key, JSON.stringify(session))
  store.set(session)
}

/** Clears the stored user; `onSessionChange` clears the rest. */
export const clearSession = (): void => {
  if (store.get() === null) return
  storage.remove(key)
  store.set(null)
}

/** Logging in or out in one tab applies to the others; `onEnded` leaves a screen that needs a session. */
export const followOtherTabs = (onEnded: () => void): (() => void) => {
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    store.set(stored())
    if (store.get() === null) onEnded()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
