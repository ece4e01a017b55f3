import type { KeptDraft } from '@soundroof/contract/roofs/drafts/draft-calls'
import type { DraftContent } from '@soundroof/contract/roofs/drafts/draft-content'
import { isObject, parseJson } from '../../json.ts'
import type { KeyValue } from '../../key-value.ts'
import { sharedPrefix } from '../drafts-of-user.ts'

/** What another device made of a draft. */
export type Theirs = Pick<KeptDraft, 'version' | 'savedAt' | 'device_coded'> & { readonly content: DraftContent }

/** How far this device and the account agree on a draft. */
export type SharedState = {
  /** Of the account, as known here; 0: it knows nothing of the draft. */
  readonly version: number
  /** The draft as both had it; null: none, or it was removed there. */
  readonly base: DraftContent | null
  /** The project that it was saved as. */
  readonly project?: string | null
  /** A change that was sent, whose answer may be lost. */
  readonly sent?: { readonly change: string; readonly content: DraftContent | null }
  /** Where both have changed the same answers, until a person has settled them. */
  readonly theirs?: Theirs
  /** When and where it was changed last, unless here. */
  readonly from?: Pick<KeptDraft, 'savedAt' | 'device_coded'>
}

export const unknownState: SharedState = { version: 0, base: null }

// Written by this application alone; what is damaged is read anew from the server.
const stateFrom = (text: string | null): SharedState | null => {
  const value = parseJson(text)
  return isObject(value) && typeof value.version === 'number' ? (value as SharedState) : null
}

/** The states of a user's drafts on this device. */
export type SharedStates = {
  readonly of: (id: string) => SharedState | null
  readonly ids: () => readonly string[]
  readonly write: (id: string, state: SharedState) => void
  readonly remove: (id: string) => void
  /** What this device is saving as a project of a draft; null: nothing. */
  readonly saving: (id: string) => DraftContent | null
  readonly noteSaving: (id: string, content: DraftContent | null) => void
  /** Up to which of the account's changes this device knows. */
  readonly position: () => number
  readonly moveTo: (position: number) => void
}

export const sharedStates = (storage: KeyValue, user: string): SharedStates => {
  const prefix = `${sharedPrefix(user)}drafts/`
  const savingPrefix = `${sharedPrefix(user)}saving/`
  const positionKey = `${sharedPrefix(user)}position`
  return {
    of: (id) => stateFrom(storage.read(`${prefix}${id}`)),
    ids: () => storage.keys(prefix).map((key) => key.slice(prefix.length)),
    write: (id, state) => {
      storage.write(`${prefix}${id}`, JSON.stringify(state))
    },
    remove: (id) => storage.remove(`${prefix}${id}`),
    saving: (id) => {
      const content = parseJson(storage.read(`${savingPrefix}${id}`))
      return isObject(content) ? (content as DraftContent) : null
    },
    noteSaving: (id, content) => {
      if (content === null) storage.remove(`${savingPrefix}${id}`)
      else storage.write(`${savingPrefix}${id}`, JSON.stringify(content))
    },
    position: () => Number(storage.read(positionKey) ?? 0),
    moveTo: (position) => {
      storage.write(positionKey, String(position))
    },
  }
}
