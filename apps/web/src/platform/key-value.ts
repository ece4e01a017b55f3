/** Text by key that outlives the page. */
export type KeyValue = {
  readonly read: (key: string) => string | null
  /** False when the browser refused to store it. */
  readonly write: (key: string, value: string) => boolean
  readonly remove: (key: string) => void
  /** Whether `write` cannot know yet, so that its answer says nothing. */
  readonly answersLater?: boolean
  /** The keys that begin with a prefix. */
  readonly keys: (prefix: string) => readonly string[]
}

/** Memory for browsers without storage (private mode, full disk), until the page closes. */
export const inMemory = (): KeyValue => {
  const entries = new Map<string, string>()
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => {
      entries.set(key, value)
      return true
    },
    remove: (key) => {
      entries.delete(key)
    },
    keys: (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
  }
}

/** Browsers without storage (private mode) throw. */
export const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** Local storage, backed by memory. */
export const browserKeyValue = (): KeyValue => {
  const memory = inMemory()
  return {
    read: (key) => memory.read(key) ?? attempt(() => localStorage.getItem(key), null),
    write: (key, value) => {
      const stored = attempt(() => {
        localStorage.setItem(key, value)
        return true
      }, false)
      if (stored) memory.remove(key)
      else memory.write(key, value)
      return stored
    },
    remove: (key) => {
      memory.remove(key)
      attempt(() => localStorage.removeItem(key), undefined)
    },
    keys: (prefix) => {
      const stored = attempt(() => Object.keys(localStorage), []).filter((key) => key.startsWith(prefix))
      return [...new Set([...stored, ...memory.keys(prefix)])]
    },
  }
}
