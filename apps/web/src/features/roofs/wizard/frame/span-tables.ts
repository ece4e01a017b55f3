import type { MaxSpan } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { type MaxSpans, maxSpanIn, tableName } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { absentFor } from '../../../../platform/api/absent-names.ts'
import { createStore, type Store } from '../../../../platform/store.ts'

/** The longest spans of a size; null: there is no table; `not-loaded`: it could not be asked for. */
export type Fetched = MaxSpans | null | 'not-loaded'

type Outside = { readonly fetchTable: (name: string) => Promise<Fetched>; readonly now: () => number }

export type SpanTables = {
  readonly arrived: Store<Readonly<Record<string, Fetched>>>
  /** Resolves when the table has arrived, is known to be missing, or could not be loaded. Never rejects. */
  readonly load: (name: string) => Promise<void>
  readonly maxSpan: MaxSpan
}

/** A server that fails is not asked at every keystroke, ms. */
const pauseAfterFailure = 5_000

/** Each table is fetched once; one that is missing or could not be loaded is asked for again. */
export const spanTables = ({ fetchTable, now }: Outside): SpanTables => {
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
      // No limit is claimed while a table is on its way.
      if (known === undefined) return Number.POSITIVE_INFINITY
      if (known === null || known === 'not-loaded') return known
      return maxSpanIn(known, selection.support, selection.bridging)
    },
  }
}
