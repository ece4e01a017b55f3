import type { Mark } from '@soundroof/contract/review/mark-up'

/** A change of the marks of a photo that can be taken back, also after others changed them. */
export type Edit = { readonly add: readonly Mark[]; readonly remove: readonly Mark[] }

/** The same for the same mark: a database changes the order of its names. */
export const keyOf = (mark: Mark): string => JSON.stringify(mark, Object.keys(mark).toSorted())

const isKnown = ({ kind }: Mark): boolean => kind === 'known-length'

/** A new known length replaces the former. */
export const adding = (marks: readonly Mark[], mark: Mark): Edit => ({
  add: [mark],
  remove: isKnown(mark) ? marks.filter(isKnown) : [],
})

export const removing = (mark: Mark): Edit => ({ add: [], remove: [mark] })

export const inverse = ({ add, remove }: Edit): Edit => ({ add: remove, remove: add })

/** Without the newest of each. */
const without = (marks: readonly Mark[], gone: readonly Mark[]): readonly Mark[] =>
  gone.reduce((left, mark) => {
    const at = left.findLastIndex((one) => keyOf(one) === keyOf(mark))
    return at < 0 ? left : left.toSpliced(at, 1)
  }, marks)

/** Marks of others stay; a photo has one known length. */
export const applied = (marks: readonly Mark[], { add, remove }: Edit): readonly Mark[] => {
  const left = without(marks, remove)
  return [...(add.some(isKnown) ? left.filter((mark) => !isKnown(mark)) : left), ...add]
}

/** What was done, and what was taken back since. */
export type History = { readonly past: readonly Edit[]; readonly future: readonly Edit[] }
export const noHistory: History = { past: [], future: [] }

export const afterDoing = ({ past }: History, edit: Edit): History => ({ past: [...past, edit], future: [] })

type Step = { readonly edit: Edit; readonly history: History }

/** Null: nothing to take back. */
export const undone = ({ past, future }: History): Step | null => {
  const last = past.at(-1)
  return last ? { edit: inverse(last), history: { past: past.slice(0, -1), future: [last, ...future] } } : null
}

/** Null: nothing was taken back. */
export const redone = ({ past, future }: History): Step | null => {
  const [next, ...later] = future
  return next ? { edit: next, history: { past: [...past, next], future: later } } : null
}
