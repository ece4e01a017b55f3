import type { MaxSpan } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { type MaxSpans, maxSpanIn, tableName } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { absentFor } from '../../../../platform/api/absent-names.ts'
import { createStore, type Store } from '../../../../platform/store.ts'

/** Max spans of a size; null: there is no table; `not-loaded`: the request failed. */
export type Fetched = MaxSpans | null | 'not-loaded'

type Dependencies = { readonly fetchTable: (name: string) => Promise<Fetched>; readonly now: () => number }

export type SpanTables = {
  readonly arrived: Store<Readonly<Record<string, Fetched>>>
  /** Resolves when the table has arrived, is known to be missing, or could not be loaded. Never rejects. */
  readonly load: (name: string) => Promise<void>
  readonly maxSpan: MaxSpan
}

/** A failing server is not asked again at every keystroke, ms. */
const pauseAfterFailure = 5_000

/** Fetches each table once; a missing or failed one is requested again later. */
export const spanTables = ({ fetchTable, now }: Dependencies): SpanTables => {
  const arrived = createStore<Readonly<Record<string, Fetched>>>({})
  const loading = new Map<string, Promise<void>>()
  const settledAt = new Map<string, number>()

  const fetchAndKeep = async (name: string): Promise<void> => {
    const fetched = await fetchTable(name).catch(() => 'not-loaded' as const)
    settledAt.set(name, now())
    arrived.set({ ...arrived.get(), [name]: fetched })
  }

  const isSettled = (name: string): boolean => {
    const known = arrived.get()[name]
    const age = now() - (settledAt.get(name) ?? 0)
    if (known === 'not-loaded') return age < pauseAfterFailure
    return known === null ? age < absentFor : known !== undefined
  }

  return {
    arrived,
    load: (name) => {
      if (isSettled(name)) return Promise.resolve()
      const started = loading.get(name) ?? fetchAndKeep(name).finally(() => loading.delete(name))
      loading.set(name, started)
      return started
    },
    maxSpan: (selection) => {
      const known = arrived.get()[tableName(selection)]
      // No limit while the table is loading.
      if (known === undefined) return Number.POSITIVE_INFINITY
      if (known === null || known === 'not-loaded') return known
      return maxSpanIn(known, selection.support, selection.bridging)
    },
  }
}
