import type { KeyValue } from '../key-value.ts'
import { createStore, type Store } from '../store.ts'
import { draftText, readDraft, type WizardDraft } from './draft-record.ts'
import { draftsOfRecord } from './single-draft.ts'

export type Drafts = Readonly<Record<string, WizardDraft>>

/** Drafts of each user of this device, each saved under its own key on every change. */
export type DraftStore = {
  readonly all: Store<Drafts>
  /** Drafts that the browser could not store: they last as long as the page. */
  readonly unstored: Store<readonly string[]>
  /** False when the browser cannot store the draft beyond this page. */
  readonly write: (draft: WizardDraft) => boolean
  /** What became of a draft written before. */
  readonly noteStored: (id: string, isStored: boolean) => void
  readonly remove: (id: string) => void
  readonly reload: () => void
  /** Removes all of the user's drafts from the device. */
  readonly forget: () => void
}

const everyPrefix = 'soundroof.drafts/'

/** No address of a mail account has a slash after its "@": one user's prefix never begins another's. */
export const draftPrefix = (user: string): string => `${everyPrefix}${user}/`

/** Whether any user's draft on this device waits for the file. */
export const isUnsentInAny = (storage: KeyValue, file: string): boolean =>
  storage.keys(everyPrefix).some((key) => readDraft(storage.read(key))?.unsent.some(({ id }) => id === file))

/** What the account has of them. */
export const sharedPrefix = (user: string): string => `soundroof.shared/${user}/`

/** The key of the single record that earlier versions kept. */
export const singleKey = (user: string): string => `soundroof.draft.${user}`

const storedDrafts = (storage: KeyValue, user: string): Drafts => {
  const found = storage.keys(draftPrefix(user)).flatMap((key) => readDraft(storage.read(key)) ?? [])
  return Object.fromEntries(found.map((draft) => [draft.id, draft]))
}

const carryOverSingle = (storage: KeyValue, user: string): void => {
  const carried = draftsOfRecord(storage.read(singleKey(user)))
  const isStored = carried.map((draft) => {
    const key = `${draftPrefix(user)}${draft.id}`
    return storage.read(key) !== null || storage.write(key, draftText(draft))
  })
  if (carried.length > 0 && isStored.every(Boolean)) storage.remove(singleKey(user))
}

export const createDraftStore = (storage: KeyValue, user: () => string): DraftStore => {
  const load = (): Drafts => {
    carryOverSingle(storage, user())
    return storedDrafts(storage, user())
  }
  const all = createStore<Drafts>(load())
  const unstored = createStore<readonly string[]>([])
  const noteStored = (id: string, isStored: boolean) => {
    const others = unstored.get().filter((other) => other !== id)
    unstored.set(isStored ? others : [...others, id])
  }
  return {
    all,
    unstored,
    noteStored,
    write: (draft) => {
      const isStored = storage.write(`${draftPrefix(user())}${draft.id}`, draftText(draft))
      // A store that answers later has refused it until then.
      if (!isStored || storage.answersLater !== true) noteStored(draft.id, isStored)
      all.set({ ...all.get(), [draft.id]: draft })
      return isStored
    },
    remove: (id) => {
      storage.remove(`${draftPrefix(user())}${id}`)
      unstored.set(unstored.get().filter((each) => each !== id))
      const { [id]: _, ...others } = all.get()
      all.set(others)
    },
    reload: () => all.set(load()),
    forget: () => {
      for (const prefix of [draftPrefix(user()), sharedPrefix(user())])
        for (const key of storage.keys(prefix)) storage.remove(key)
      storage.remove(singleKey(user()))
      all.set({})
    },
  }
}
