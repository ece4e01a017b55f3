import type { KeyValue } from '../key-value.ts'
import { createStore, type Store } from '../store.ts'
import { type History, type HistoryEntry, noHistory, readHistory, recorded } from './draft-history.ts'

/** The histories of a user's drafts on this device, by the draft. */
export type HistoryStore = {
  readonly loaded: Store<Readonly<Record<string, History>>>
  readonly of: (id: string) => History
  readonly set: (id: string, history: History) => void
  readonly record: (id: string, entry: HistoryEntry) => void
  readonly remove: (id: string) => void
  readonly load: (id: string) => void
  /** Another tab changed them, or another user logged in. */
  readonly reload: () => void
  /** Removes all of the user's histories from the device. */
  readonly forget: () => void
}

export const historyPrefix = (user: string): string => `soundroof.undo/${user}/`

/** Changes of one press arrive together. */
const oneAction = () => {
  let isIn = false
  return (): boolean => {
    const wasIn = isIn
    isIn = true
    queueMicrotask(() => {
      isIn = false
    })
    return wasIn
  }
}

export const createHistoryStore = (storage: KeyValue, user: () => string): HistoryStore => {
  const loaded = createStore<Readonly<Record<string, History>>>({})
  const keyOf = (id: string) => `${historyPrefix(user())}${id}`
  const isSameAction = oneAction()
  const of = (id: string): History => loaded.get()[id] ?? readHistory(storage.read(keyOf(id)))
  const set = (id: string, history: History) => {
    storage.write(keyOf(id), JSON.stringify(history))
    loaded.set({ ...loaded.get(), [id]: history })
  }
  const remove = (id: string) => {
    storage.remove(keyOf(id))
    loaded.set({ ...loaded.get(), [id]: noHistory })
  }
  return {
    loaded,
    of,
    set,
    record: (id, entry) => {
      if (Object.keys(entry.changes).length > 0) set(id, recorded(of(id), entry, isSameAction()))
    },
    remove,
    load: (id) => loaded.set({ ...loaded.get(), [id]: of(id) }),
    reload: () => {
      const ids = Object.keys(loaded.get())
      loaded.set(Object.fromEntries(ids.map((id) => [id, readHistory(storage.read(keyOf(id)))])))
    },
    forget: () => {
      for (const key of storage.keys(historyPrefix(user()))) storage.remove(key)
      loaded.set({})
    },
  }
}
