import { fieldsOf, type StepId, stepIds } from '@soundroof/contract/roofs/fields/draft-fields'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { isObject, parseJson } from '../json.ts'
import { stepFrom } from './draft-record.ts'

/** Values before and after, by `<part>.<field>`; the parts are the steps and `options`. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>

/** One change that Undo takes back, and the step where it was made. */
export type HistoryEntry = { readonly step: StepId; readonly at: number; readonly changes: Changes }

/** Changes that Undo takes back, and those that Redo makes again; the next one is last. */
export type History = { readonly past: readonly HistoryEntry[]; readonly future: readonly HistoryEntry[] }

export const noHistory: History = { past: [], future: [] }

const longest = 100
/** A pause in typing after which a new change begins, ms. */
const pause = 5_000

const parts = [...stepIds, 'options'] as const

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Differences between two states of a project, in the order of the wizard. */
export const changesBetween = (before: ProjectDraft, after: ProjectDraft): Changes =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const [was, is]: readonly Readonly<Record<string, unknown>>[] = [before[part], after[part]]
      return Object.keys(is ?? {})
        .filter((field) => !same(was?.[field], is?.[field]))
        .map((field) => [`${part}.${field}`, [was?.[field] ?? null, is?.[field] ?? null]])
    }),
  )

const optionKinds: Readonly<Record<string, { readonly kind: string }>> = optionFields
const typedKinds: readonly string[] = ['decimal', 'integer', 'text', 'number']

const isTyped = (path = ''): boolean => {
  const [part = '', name = ''] = path.split('.')
  const kinds = part === 'options' ? optionKinds : fieldsOf(part as StepId)
  return typedKinds.includes(kinds[name]?.kind ?? '')
}

/** Typing on in one field is one change. */
const continues = (last: HistoryEntry, next: HistoryEntry): boolean => {
  const [path] = Object.keys(next.changes)
  return Object.keys(last.changes)[0] === path && isTyped(path) && next.at - last.at < pause
}

const merged = (last: HistoryEntry, next: HistoryEntry): HistoryEntry => {
  const paths = [...new Set([...Object.keys(last.changes), ...Object.keys(next.changes)])]
  const changes = paths.flatMap((path) => {
    const [first, second] = [last.changes[path], next.changes[path]]
    const [before] = first ?? second ?? []
    const [, after] = second ?? first ?? []
    return same(before, after) ? [] : [[path, [before, after]]]
  })
  return { ...next, changes: Object.fromEntries(changes) }
}

/** `isSameAction`: answers changed by one press are one change. */
export const recorded = ({ past, future }: History, entry: HistoryEntry, isSameAction: boolean): History => {
  if (Object.keys(entry.changes).length === 0) return { past, future }
  const last = past.at(-1)
  if (last === undefined || future.length > 0 || !(isSameAction || continues(last, entry)))
    return { past: [...past, entry].slice(-longest), future: [] }
  const joined = merged(last, entry)
  const isNothing = Object.keys(joined.changes).length === 0
  return { past: [...past.slice(0, -1), ...(isNothing ? [] : [joined])], future: [] }
}

/** The project with the values of a change; null where a stored value does not fit its field. */
const withValues = (project: ProjectDraft, { changes }: HistoryEntry, side: 0 | 1): ProjectDraft | null => {
  const changed: Record<string, Record<string, unknown>> = {}
  for (const [path, values] of Object.entries(changes)) {
    const [part = '', name = ''] = path.split('.')
    changed[part] = { ...(changed[part] ?? project[part as StepId]), [name]: values[side] }
  }
  return projectDraft.safeParse({ ...project, ...changed }).data ?? null
}

/** A project after Undo or Redo, its remaining history, and the change. */
export type Moved = { readonly project: ProjectDraft; readonly history: History; readonly entry: HistoryEntry }

export const undone = ({ past, future }: History, now: ProjectDraft): Moved | null => {
  const entry = past.at(-1)
  const project = entry ? withValues(now, entry, 0) : null
  if (entry === undefined || project === null) return null
  return { project, entry, history: { past: past.slice(0, -1), future: [...future, entry] } }
}

export const redone = ({ past, future }: History, now: ProjectDraft): Moved | null => {
  const entry = future.at(-1)
  const project = entry ? withValues(now, entry, 1) : null
  if (entry === undefined || project === null) return null
  return { project, entry, history: { past: [...past, entry], future: future.slice(0, -1) } }
}

const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2

const entryFrom = (value: unknown): readonly HistoryEntry[] => {
  if (!isObject(value) || !isObject(value.changes) || typeof value.at !== 'number') return []
  const step = stepFrom(value.step)
  const isWhole = Object.values(value.changes).every(isPair)
  return step && isWhole ? [{ step, at: value.at, changes: value.changes as Changes }] : []
}

const entriesFrom = (value: unknown): readonly HistoryEntry[] => (Array.isArray(value) ? value.flatMap(entryFrom) : [])

/** The stored history, without damaged changes. */
export const readHistory = (text: string | null): History => {
  const value = parseJson(text)
  return isObject(value) ? { past: entriesFrom(value.past), future: entriesFrom(value.future) } : noHistory
}
