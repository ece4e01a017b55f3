import { termsVersion } from '@soundroof/contract/identity/account'
import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { randomText } from '../api/signature.ts'
import { deviceTexts, followTexts } from '../device/device-texts.ts'
import { type NotStored, sayNotStored } from '../device/not-stored.ts'
import { browserKeyValue } from '../key-value.ts'
import { currentSession, onSessionChange } from '../session/session.ts'
import { createStore, useStore } from '../store.ts'
import { toast } from '../toast.ts'
import type { PhotoPlace } from '../wizard-route.ts'
import type { Message } from '../words/use-say.ts'
import { type Changes, changesBetween, type History, type Moved, noHistory, redone, undone } from './draft-history.ts'
import {
  begunDrafts,
  blankDraft,
  copyDraft,
  editedDraft,
  editIdOf,
  type Opened,
  photoPlaceFrom,
  type WizardDraft,
} from './draft-record.ts'
import { createDraftStore, type Drafts, draftPrefix, isUnsentInAny, singleKey } from './drafts-of-user.ts'
import { createHistoryStore, historyPrefix } from './history-store.ts'

export type { WizardDraft } from './draft-record.ts'

/** The user whose drafts are meant. */
export const userKey = (): string => currentSession()?.customer.email.toLowerCase() ?? 'visitor'
const settings = browserKeyValue()
const drafts = createDraftStore(deviceTexts, userKey)
export const isUnsentHere = (file: string): boolean => isUnsentInAny(deviceTexts, file)
const histories = createHistoryStore(deviceTexts, userKey)
let loadedFor = userKey()
onSessionChange(() => {
  // Who logs in again keeps drafts that the browser could not store.
  if (userKey() === loadedFor) return
  loadedFor = userKey()
  drafts.reload()
  histories.reload()
})

/** The draft in the wizard of this tab. */
const opened = createStore<string | null>(null)
const ignored = (): void => undefined
let whenRemoved = ignored

/** Called when another tab has finished or discarded the draft in the wizard. */
export const onDraftRemoved = (handler: () => void): (() => void) => {
  whenRemoved = handler
  return () => {
    whenRemoved = ignored
  }
}

const followRead = (keys: readonly string[]): void => {
  if (keys.some((key) => key.startsWith(historyPrefix(userKey())))) histories.reload()
  if (!keys.some((key) => key.startsWith(draftPrefix(userKey())) || key === singleKey(userKey()))) return
  const wasOpen = loadDraft() !== null
  drafts.reload()
  if (wasOpen && loadDraft() === null) whenRemoved()
}

const notKept = (why: NotStored): Message =>
  sayNotStored(why, {
    full: 'draftNotKeptFull',
    failed: (reason) => ({ code: 'draftNotKeptBecause', values: { reason } }),
  })

const noteSettled = (key: string, why: NotStored | null): void => {
  const prefix = draftPrefix(userKey())
  if (!key.startsWith(prefix)) return
  const id = key.slice(prefix.length)
  // A draft that was removed is no draft that cannot be saved.
  if (!Object.hasOwn(drafts.all.get(), id)) return
  if (why && isStored(id)) toast(notKept(why), 'problem')
  drafts.noteStored(id, why === null)
}

// Two tabs with one draft: the last change wins in both.
followTexts({ onRead: followRead, onSettled: noteSettled })

/** The query of a wizard screen. */
export type WizardQuery = { readonly type?: string; readonly project?: string; readonly draft?: string }

// An address may name anything, "constructor" too.
const ownDraft = (all: Drafts, id: string): WizardDraft | null => (Object.hasOwn(all, id) ? (all[id] ?? null) : null)

/** Draft of an address; without a name, the one being added in this tab, else the latest. */
export const draftAt = (all: Drafts, inTab: string | null, { project, draft }: WizardQuery): WizardDraft | null => {
  if (project !== undefined) return ownDraft(all, editIdOf(project))
  if (draft !== undefined) return ownDraft(all, draft)
  const own = all[inTab ?? '']
  if (own?.mode === 'add') return own
  const added = Object.values(all).filter(({ mode }) => mode === 'add')
  return added.sort((a, b) => b.changedAt - a.changedAt)[0] ?? null
}

export const useDraftAt = (query: WizardQuery): WizardDraft | null =>
  draftAt(useStore(drafts.all), useStore(opened), query)

/** A draft as it is now, also where the page around it is drawn later. */
export const useDraft = (id: string): WizardDraft | null => ownDraft(useStore(drafts.all), id)

/** The project in the wizard; null when missing ("Project has been lost"). */
export const loadDraft = (): WizardDraft | null => drafts.all.get()[opened.get() ?? ''] ?? null

export const openDraft = (id: string): void => {
  if (opened.get() === id) return
  histories.load(id)
  opened.set(id)
}

/** Whether a draft outlives this page. */
export const isStored = (id: string): boolean => !drafts.unstored.get().includes(id)

/** Whether a draft is known to outlive this page. */
export const useKeeping = (id: string): 'kept' | 'saving' | 'refused' => {
  const isSaving = useStore(deviceTexts.unsettled).get(`${draftPrefix(userKey())}${id}`) === 'saving'
  if (useStore(drafts.unstored).includes(id)) return 'refused'
  return isSaving ? 'saving' : 'kept'
}

/** The edit of a stored project on this device. */
export const editOf = (hash: string): WizardDraft | null => drafts.all.get()[editIdOf(hash)] ?? null

/** Applies a change saved elsewhere to an edit waiting on this device, whose upload would undo it. */
export const followInEdit = (hash: string, change: (edit: WizardDraft) => WizardDraft): void => {
  const edit = editOf(hash)
  if (edit && !edit.readOnly) drafts.write(change(edit))
}

export const draftsNow = (): readonly WizardDraft[] => Object.values(drafts.all.get())

/** The drafts with something in them, the latest change first. */
export const useBegunDrafts = (): readonly WizardDraft[] => begunDrafts(useStore(drafts.all))

/** The latest project being added with something in it, if any. */
export const unfinishedProject = (): WizardDraft | null =>
  begunDrafts(drafts.all.get()).find(({ mode }) => mode === 'add') ?? null

/** An assumption belongs to the step that asks for it. */
const stepOf = (changes: Changes, { step }: WizardDraft): StepId => {
  const [part = 'options'] = Object.keys(changes)[0]?.split('.') ?? []
  return part === 'options' ? (step ?? 'header') : (part as StepId)
}

/** Saves a draft; Undo can take the change back. False when the browser cannot store it beyond this page. */
export const saveDraft = (draft: WizardDraft): boolean => {
  const at = Date.now()
  const changes = changesBetween(drafts.all.get()[draft.id]?.project ?? draft.project, draft.project)
  // Typing over a measured value is a change of its own, so that Undo brings the measured one back.
  const isMeasured = drafts.all.get()[draft.id]?.project.origins !== draft.project.origins
  histories.record(draft.id, { step: stepOf(changes, draft), at: isMeasured ? 0 : at, changes })
  return drafts.write({ ...draft, changedAt: at })
}

/** What Undo and Redo of a draft can do. */
export const useHistory = (id: string): History => useStore(histories.loaded)[id] ?? noHistory

/** A restored value replaces refused text of its field. */
const withoutRefused = ({ refused }: WizardDraft, changes: Changes): WizardDraft['refused'] => {
  const isChanged = (key: string) =>
    Object.keys(changes).some((path) =>
      path.startsWith('options.') ? key.endsWith(`/${path}`) : key === path.replace('.', '/'),
    )
  return Object.fromEntries(Object.entries(refused).filter(([key]) => !isChanged(key)))
}

/** Undoes the last change of the draft in the wizard, or redoes it; null: none. */
export const moveInHistory = (direction: 'undo' | 'redo'): Moved | null => {
  const draft = loadDraft()
  if (draft === null || draft.readOnly) return null
  const moved = (direction === 'undo' ? undone : redone)(histories.of(draft.id), draft.project)
  if (moved === null) return null
  histories.set(draft.id, moved.history)
  const { step, changes } = moved.entry
  const refused = withoutRefused(draft, changes)
  drafts.write({ ...draft, project: moved.project, step, refused, changedAt: Date.now() })
  return moved
}

/** After an upload, or on request. Answers a function that restores it with its history. */
export const removeDraft = (id: string): (() => void) => {
  const [draft, history] = [drafts.all.get()[id], histories.of(id)]
  drafts.remove(id)
  histories.remove(id)
  return () => {
    if (draft) drafts.write(draft)
    histories.set(id, history)
  }
}

/** A draft as another device of the account has it: no change that Undo takes back. */
export const takeDraft = (draft: WizardDraft): void => {
  drafts.write(draft)
}

/** Another device has finished or discarded it. */
export const endDraft = (id: string): void => {
  const wasOpen = loadDraft()?.id === id
  removeDraft(id)
  if (wasOpen) whenRemoved()
}

/** Deleting the account removes its drafts from this device. */
export const forgetDrafts = (): void => {
  drafts.forget()
  histories.forget()
}

const untouchedFor = 24 * 60 * 60 * 1000

/** Removes drafts that were opened and never changed. */
const dropUntouched = (now: Date): void => {
  for (const { id, step, changedAt } of draftsNow())
    if (step === null && now.getTime() - changedAt > untouchedFor) removeDraft(id)
}

const photoPlaceKey = 'soundroof.photos-at'

/** Position of the photos in projects begun on this device from now on. */
export const rememberPhotoPlace = (place: PhotoPlace): void => {
  settings.write(photoPlaceKey, place)
}

/** False for a session stored by an earlier release, which did not tell. */
const hasAcceptedTerms = (): boolean => currentSession()?.customer.terms_version === termsVersion

/** The tick of the name step stands for a version of the terms that the account has accepted. */
const agreedTo = (draft: WizardDraft): WizardDraft => ({
  ...draft,
  project: { ...draft.project, header: { ...draft.project.header, agreed: hasAcceptedTerms() } },
})

const begin = (blank: WizardDraft, now: Date): WizardDraft => {
  const draft = { ...blank, photosAt: photoPlaceFrom(settings.read(photoPlaceKey)) }
  dropUntouched(now)
  histories.remove(draft.id)
  drafts.write(draft)
  openDraft(draft.id)
  return draft
}

export const startBlankProject = (now: Date = new Date()): WizardDraft =>
  begin(agreedTo(blankDraft(randomText(), now)), now)

/** Starts a new project as a copy of another. */
export const startCopy = (project: ProjectDraft, now: Date = new Date()): WizardDraft =>
  begin(agreedTo(copyDraft(randomText(), project, now)), now)

/** Opens a stored project in the wizard, in place of an earlier edit of the same project. */
export const startEdit = (drawn: Opened, hash: string, readOnly = false, now: Date = new Date()): WizardDraft =>
  begin(editedDraft(drawn, hash, readOnly, now), now)
