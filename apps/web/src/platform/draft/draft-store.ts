import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { browserKeyValue, type KeyValue } from '../key-value.ts'
import { currentSession, onSessionChange } from '../session/session.ts'
import { createStore, type Store, useStore } from '../store.ts'
import {
  blankDraft,
  type DraftRecord,
  editedDraft,
  noDraft,
  readRecord,
  recordText,
  resumedDraft,
  type UnfinishedProject,
  type WizardDraft,
} from './draft-record.ts'
import { isReplaced } from './unsaved-edit.ts'

export type { UnfinishedProject, WizardDraft } from './draft-record.ts'

/** The wizard's project on this device, one per user, saved on every change. */
export type DraftStore = {
  readonly record: Store<DraftRecord>
  /** False when the browser cannot store the draft beyond this page. */
  readonly write: (record: DraftRecord) => boolean
  readonly reload: () => void
  /** Removes all of the user's drafts from the device. */
  readonly forget: () => void
}

export const createDraftStore = (storage: KeyValue, user: () => string): DraftStore => {
  const key = () => `soundroof.draft.${user()}`
  const record = createStore<DraftRecord>(readRecord(storage.read(key())))
  return {
    record,
    write: (next) => {
      const stored = storage.write(key(), recordText(next))
      record.set(next)
      return stored
    },
    reload: () => record.set(readRecord(storage.read(key()))),
    forget: () => {
      storage.remove(key())
      record.set(noDraft)
    },
  }
}

/** Whose drafts are meant. */
export const userKey = (): string => currentSession()?.customer.email.toLowerCase() ?? 'visitor'
const drafts = createDraftStore(browserKeyValue(), userKey)
onSessionChange(drafts.reload)
const ignored = (): void => undefined
let whenReplaced = ignored

/** Called when another tab has opened another project in the wizard. */
export const onDraftReplaced = (handler: () => void): (() => void) => {
  whenReplaced = handler
  return () => {
    whenReplaced = ignored
  }
}

// Two tabs of one user share one draft: the last change wins in both.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (!event.key?.startsWith('soundroof.draft.')) return
    const before = loadDraft()
    drafts.reload()
    if (isReplaced(before, loadDraft())) whenReplaced()
  })

/** The project in the wizard; null when missing ("Project has been lost"). */
export const useDraft = (): WizardDraft | null => useStore(drafts.record).current
export const loadDraft = (): WizardDraft | null => drafts.record.get().current

/** Saves the project. False when the browser cannot store it beyond this page. */
export const saveDraft = (draft: WizardDraft): boolean => drafts.write({ ...drafts.record.get(), current: draft })

/** In add mode Next records the step to resume at, and a backup copy. */
export const saveStep = (draft: WizardDraft, step: StepId): boolean =>
  drafts.write({
    current: draft,
    unfinished:
      draft.mode === 'add' ? { step, project: draft.project, maxNum: draft.maxNum } : drafts.record.get().unfinished,
  })

/** The unfinished project, if any. */
export const unfinishedProject = (): UnfinishedProject | null => drafts.record.get().unfinished

/** After an upload: an added project and its backup are done; an edit leaves an unfinished one alone. */
export const clearDraft = (): void => {
  const { current, unfinished } = drafts.record.get()
  drafts.write(current?.mode === 'edit' ? { current: null, unfinished } : noDraft)
}

/** Deleting the account removes its drafts from this device. */
export const forgetDrafts = (): void => drafts.forget()

/** Discards the unfinished project and starts a blank one. */
export const startBlankProject = (now: Date = new Date()): WizardDraft => {
  const draft = blankDraft(now)
  drafts.write({ current: draft, unfinished: null })
  return draft
}

/** Resumes the unfinished project; null when there is none. */
export const resumeProject = (): WizardDraft | null => {
  const { unfinished } = drafts.record.get()
  if (unfinished === null) return null
  const draft = resumedDraft(unfinished)
  drafts.write({ current: draft, unfinished })
  return draft
}

/** Opens a stored project in the wizard. An unfinished project stays for later. */
export const startEdit = (project: ProjectDraft, hash: string, readOnly = false): WizardDraft => {
  const draft = editedDraft(project, hash, readOnly)
  drafts.write({ ...drafts.record.get(), current: draft })
  return draft
}
