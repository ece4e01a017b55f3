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

/** The array wherever most panels fit; obstacles and walkways stay. One step back is the stored drawing. */
export const begunAnew = (kept: KeptLayout): History => did(begun(kept), { ...kept, areas: [], planes: null })

export const undone = (history: History): History => {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

export const redone = (history: History): History => {
  const [next, ...future] = history.future
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future }
}
