import { createStore, useStore } from '../store.ts'

/** When the server gave what a page shows without a signal, ms since 1970; null: the server answers. */
const asOf = createStore<number | null>(null)
export const useAsOf = (): number | null => useStore(asOf)

/** The oldest of what is shown counts. */
export const noteAsOf = (at: number): void => asOf.set(Math.min(at, asOf.get() ?? at))
export const noteAnswered = (): void => {
  if (asOf.get() !== null) asOf.set(null)
}
