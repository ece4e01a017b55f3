import { createStore, type Store } from '../store.ts'
import type { Journal, Texts } from './journal.ts'

/** `saving`: not yet known to outlive the page; `refused`: the browser has no room for it. */
export type Unsettled = ReadonlyMap<string, 'saving' | 'refused'>

type Outcome = {
  /** Resolves once the change outlives page and browser; a change is stored as a whole or not at all. */
  readonly apply: (changes: Texts) => Promise<void>
  readonly onSettled: (key: string, isStored: boolean) => void
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

/** The keys that could not be stored. One text too large for the room left takes no other with it. */
const refusedBy = async (apply: Outcome['apply'], changes: Texts): Promise<readonly string[]> => {
  const isStored = await apply(changes).then(
    () => true,
    () => false,
  )
  if (isStored) return []
  if (changes.size === 1) return [...changes.keys()]
  const refused: string[] = []
  for (const [key, text] of changes) refused.push(...(await refusedBy(apply, new Map([[key, text]]))))
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
  const settle = (key: string, isStored: boolean) => {
    if (!waiting.has(key)) mark(key, isStored ? null : 'refused')
    onSettled(key, isStored)
  }
  const storeOnce = async () => {
    storing = waiting
    waiting = new Map()
    const taken = storing
    const refused = await refusedBy(apply, taken)
    storing = new Map()
    for (const [key, text] of taken) {
      if (!refused.includes(key)) journal.remove(key)
      settle(key, !refused.includes(key) || journal.keep(key, text))
    }
    onStored([...taken.keys()].filter((key) => !refused.includes(key)))
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
