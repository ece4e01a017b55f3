import { type KeptLayout, keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { attempt } from '../../../../../platform/key-value.ts'
import type { History } from './history.ts'

/** Unsaved changes of a drawing; survive a reload, and end with the tab. */
export type UnsavedChanges = {
  /** The revision of the project that was opened, and its drawing. */
  readonly revision: number
  readonly base: KeptLayout
  readonly history: History
}

const nameOf = (hash: string): string => `layout-steps:${hash}`

const layouts = keptLayout.array()

const read = (stored: Readonly<Record<string, unknown>>): UnsavedChanges | null => {
  const { revision, base, past, present, future } = stored
  const [opened, now] = [keptLayout.safeParse(base), keptLayout.safeParse(present)]
  const [before, after] = [layouts.safeParse(past), layouts.safeParse(future)]
  if (typeof revision !== 'number' || !opened.success || !now.success || !before.success || !after.success) return null
  return { revision, base: opened.data, history: { past: before.data, present: now.data, future: after.data } }
}

/** Null: nothing, or a record of a former version. */
export const readUnsaved = (hash: string): UnsavedChanges | null => {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(nameOf(hash)) ?? 'null'), null)
  return typeof stored === 'object' && stored !== null ? read({ ...stored }) : null
}

/** False where the browser refuses: a full or forbidden storage. */
export const writeUnsaved = (hash: string, changes: UnsavedChanges | null): boolean =>
  attempt(() => {
    if (changes === null) sessionStorage.removeItem(nameOf(hash))
    else {
      const { revision, base, history } = changes
      sessionStorage.setItem(nameOf(hash), JSON.stringify({ revision, base, ...history }))
    }
    return true
  }, false)
