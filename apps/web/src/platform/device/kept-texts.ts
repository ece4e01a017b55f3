import type { KeyValue } from '../key-value.ts'
import type { Store } from '../store.ts'
import type { Journal, Texts } from './journal.ts'
import type { NotStored } from './not-stored.ts'
import { type StoreQueue, storeQueue, type Unsettled } from './store-queue.ts'

/** Where texts are kept for good. */
export type TextRows = {
  readonly all: () => Promise<Texts>
  /** Those of some keys, as they are stored now; null: none. */
  readonly of: (keys: readonly string[]) => Promise<Texts>
  /** Resolves once the change outlives page and browser; a change is stored as a whole or not at all. */
  readonly apply: (changes: Texts) => Promise<void>
}

/** Texts that screens read and write at once; the store follows, in order. */
export type KeptTexts = KeyValue & {
  readonly unsettled: Store<Unsettled>
  /** Reads everything that is stored; what was written before stays. False where the store cannot be read. */
  readonly fill: () => Promise<boolean>
  /** Another page has changed them. */
  readonly follow: (keys: readonly string[]) => Promise<void>
  /** Once nothing is being stored. */
  readonly settled: () => Promise<void>
  /** Keys of changes that the store has not taken. */
  readonly outside: () => readonly string[]
  /** Tries again to store what was refused. */
  readonly again: () => void
  /** The page may be gone at any moment: what is not stored yet goes to the journal. */
  readonly leave: () => void
}

type Listeners = {
  /** Texts that came from elsewhere. */
  readonly onRead: (keys: readonly string[]) => void
  /** @param why it does not outlive the page; null: it does */
  readonly onSettled: (key: string, why: NotStored | null) => void
  /** For other pages. */
  readonly onStored: (keys: readonly string[]) => void
}

/** What the page shows. */
const pageMemory = (queue: StoreQueue, onRead: Listeners['onRead']) => {
  const texts = new Map<string, string>()
  const changedAt = new Map<string, number>()
  let changes = 0
  const put = (key: string, text: string | null) => {
    if (text === null) texts.delete(key)
    else texts.set(key, text)
  }
  return {
    texts,
    change: (key: string, text: string | null) => {
      put(key, text)
      changedAt.set(key, ++changes)
      queue.add(key, text)
    },
    /** What is changed here while it is being read is newer. */
    reading: () => {
      const since = changes
      return (read: Texts) => {
        const others = [...read].filter(([key]) => !queue.holds(key) && (changedAt.get(key) ?? 0) <= since)
        for (const [key, text] of others) put(key, text)
        onRead(others.map(([key]) => key))
      }
    },
  }
}

export const keptTexts = (rows: TextRows, journal: Journal, { onRead, ...outcome }: Listeners): KeptTexts => {
  const queue = storeQueue(journal, { apply: rows.apply, ...outcome })
  const { texts, change, reading } = pageMemory(queue, onRead)
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      change(key, text)
      return true
    },
    answersLater: true,
    remove: (key) => {
      if (texts.has(key) || queue.holds(key)) change(key, null)
    },
    keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
    unsettled: queue.unsettled,
    fill: async () => {
      const take = reading()
      const stored = await rows.all().catch(() => null)
      const left = journal.left(stored ?? new Map())
      take(new Map([...(stored ?? []), ...left]))
      for (const [key, text] of left) if (!queue.holds(key)) change(key, text)
      return stored !== null
    },
    follow: async (keys) => {
      const take = reading()
      take(await rows.of(keys))
    },
    settled: queue.settled,
    outside: () => [...new Set([...queue.all().keys(), ...queue.unsettled.get().keys(), ...journal.kept()])],
    again: () => {
      const refused = [...queue.unsettled.get()].filter(([, state]) => state === 'refused').map(([key]) => key)
      for (const key of [...refused, ...journal.kept()]) if (!queue.holds(key)) change(key, texts.get(key) ?? null)
    },
    leave: () => {
      for (const [key, text] of queue.all()) journal.keep(key, text)
    },
  }
}
