import { createStore, type Store } from '../store.ts'
import type { Journal, Texts } from './journal.ts'
import { type NotStored, whyNotStored } from './not-stored.ts'

/** `saving`: not yet known to outlive the page; `refused`: neither store nor journal took it. */
export type Unsettled = ReadonlyMap<string, 'saving' | 'refused'>

type Outcome = {
  /** Resolves once the change outlives page and browser; a change is stored as a whole or not at all. */
  readonly apply: (changes: Texts) => Promise<void>
  /** @param why it does not outlive the page; null: it does */
  readonly onSettled: (key: string, why: NotStored | null) => void
  readonly onStored: (keys: readonly string[]) => void
}

/** Changes on their way to the store, in order. */
export type StoreQueue = {
  readonly unsettled: Store<Unsettled>
  readonly add: (key: string, text: string | null) => void
  readonly holds: (key: string) => boolean
  readonly all: () => Texts
  /** Once nothing is on its way. */
  readonly settled: () => Promise<void>
}

type Refused = ReadonlyMap<string, NotStored>

/** The keys that could not be stored, and why. One text too large for the room left takes no other with it. */
const refusedBy = async (apply: Outcome['apply'], changes: Texts): Promise<Refused> => {
  const why = await apply(changes).then(() => null, whyNotStored)
  if (why === null) return new Map()
  if (changes.size === 1) return new Map([...changes.keys()].map((key) => [key, why]))
  const refused = new Map<string, NotStored>()
  for (const [key, text] of changes)
    for (const [each, reason] of await refusedBy(apply, new Map([[key, text]]))) refused.set(each, reason)
  return refused
}

const marked = (unsettled: Unsettled, key: string, state: 'saving' | 'refused' | null): Unsettled => {
  const others = [...unsettled].filter(([other]) => other !== key)
  return new Map(state === null ? others : [...others, [key, state]])
}

export const storeQueue = (journal: Journal, { apply, onSettled, onStored }: Outcome): StoreQueue => {
  const unsettled = createStore<Unsettled>(new Map())
  let waiting = new Map<string, string | null>()
  let storing: Texts = new Map()
  let done: Promise<void> = Promise.resolve()
  const mark = (key: string, state: 'saving' | 'refused' | null) => unsettled.set(marked(unsettled.get(), key, state))
  const settle = (key: string, why: NotStored | null) => {
    if (!waiting.has(key)) mark(key, why && 'refused')
    onSettled(key, why)
  }
  const storeOnce = async () => {
    storing = waiting
    waiting = new Map()
    const taken = storing
    const refused = await refusedBy(apply, taken)
    storing = new Map()
    for (const [key, text] of taken) {
      const why = refused.get(key) ?? null
      if (why === null) journal.remove(key)
      settle(key, why === null || journal.keep(key, text) ? null : why)
    }
    onStored([...taken.keys()].filter((key) => !refused.has(key)))
  }
  const storeAll = async () => {
    // What one press changes is one transaction.
    await Promise.resolve()
    while (waiting.size > 0) await storeOnce()
  }
  return {
    unsettled,
    add: (key, text) => {
      const isIdle = waiting.size === 0 && storing.size === 0
      waiting.set(key, text)
      mark(key, 'saving')
      if (isIdle) done = storeAll()
    },
    holds: (key) => waiting.has(key) || storing.has(key),
    all: () => new Map([...storing, ...waiting]),
    settled: () => done,
  }
}
