import type { KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'

/** Steps undone and redone; the last undone step comes first. */
export type History = {
  readonly past: readonly KeptLayout[]
  readonly present: KeptLayout
  readonly future: readonly KeptLayout[]
}

const mostSteps = 100

export const begun = (present: KeptLayout): History => ({ past: [], present, future: [] })

export const did = (history: History, next: KeptLayout): History =>
  JSON.stringify(next) === JSON.stringify(history.present)
    ? history
    : { past: [...history.past, history.present].slice(-mostSteps), present: next, future: [] }

/** Placed as an installer would, on any plane. */
export const placedAnew = (kept: KeptLayout): KeptLayout => ({ ...kept, blocks: null, areas: [], planes: null })

/** The array placed anew; obstacles and walkways stay. One step back is the stored drawing. */
export const begunAnew = (kept: KeptLayout): History => did(begun(kept), placedAnew(kept))

export const undone = (history: History): History => {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

export const redone = (history: History): History => {
  const [next, ...future] = history.future
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future }
}
