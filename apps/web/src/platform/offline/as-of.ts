import { createStore, useStore } from '../store.ts'

/** When the server gave what is shown without a signal, ms since 1970: by project ('' for lists) and call, until it answers that again. */
type Kept = ReadonlyMap<string, number>

const keyOf = (project: string, name: string): string => `${project} ${name}`

export const withKept = (all: Kept, project: string, name: string, at: number): Kept =>
  new Map([...all, [keyOf(project, name), Math.min(at, all.get(keyOf(project, name)) ?? at)]])

export const withoutKept = (all: Kept, project: string, name: string): Kept =>
  new Map([...all].filter(([key]) => key !== keyOf(project, name)))

/** The oldest part of what is shown of a project counts; null: the server answers. */
export const oldestOf = (all: Kept, project: string): number | null => {
  const moments = [...all].flatMap(([key, at]) => (key.startsWith(keyOf(project, '')) ? at : []))
  return moments.length === 0 ? null : Math.min(...moments)
}

const kept = createStore<Kept>(new Map())
export const useAsOf = (project: string): number | null => oldestOf(useStore(kept), project)

export const noteAsOf = (project: string, name: string, at: number): void =>
  kept.set(withKept(kept.get(), project, name, at))
export const noteAnswered = (project: string, name: string): void => {
  if (kept.get().has(keyOf(project, name))) kept.set(withoutKept(kept.get(), project, name))
}
