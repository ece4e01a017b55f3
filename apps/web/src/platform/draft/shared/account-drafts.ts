import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { call } from '../../api/api-client.ts'
import { mayAnswerLater } from '../../api/may-answer-later.ts'
import { deviceReady, isDeviceRead } from '../../device/device-ready.ts'
import { deviceTexts, followTexts } from '../../device/device-texts.ts'
import { currentSession, onSessionChange } from '../../session/session.ts'
import { createStore, useStore } from '../../store.ts'
import { toast } from '../../toast.ts'
import { codedOf, type Message } from '../../words/use-say.ts'
import type { WizardDraft } from '../draft-record.ts'
import { draftsNow, endDraft, takeDraft, userKey } from '../draft-store.ts'
import { sharedPrefix } from '../drafts-of-user.ts'
import { contentOf } from './content-of-draft.ts'
import type { Sent } from './send-changes.ts'
import { type Sharing, shareDrafts } from './share-drafts.ts'
import { type SharedState, type SharedStates, sharedStates } from './shared-state.ts'

/** Drafts of this device and of the account. */

const changes = createStore(0)
const noteChange = (): void => changes.set(changes.get() + 1)
followTexts({
  onRead: (keys) => {
    if (keys.some((key) => key.startsWith(sharedPrefix(userKey())))) noteChange()
  },
  onSettled: () => undefined,
})

const statesOf = (user: string): SharedStates => {
  const states = sharedStates(deviceTexts, user)
  return {
    ...states,
    write: (id, state) => {
      states.write(id, state)
      noteChange()
    },
  }
}

/** How far the account has a draft of this device; null: not at all. */
export const useSharedState = (id: string): SharedState | null => {
  useStore(changes)
  return sharedStates(deviceTexts, userKey()).of(id)
}

export const isToSettle = (id: string): boolean => statesOf(userKey()).of(id)?.theirs !== undefined

/** Version of a draft that the account and this device agree on. */
export const versionOf = (id: string): number => statesOf(userKey()).of(id)?.version ?? 0

/** The project that a device has saved the draft as. */
export const projectOf = (id: string): string | null => statesOf(userKey()).of(id)?.project ?? null

export const noteSettled = (id: string, state: SharedState): void => statesOf(userKey()).write(id, state)

/** Until it is saved, or was not: what is typed meanwhile is no part of it. */
export const noteSaving = (draft: WizardDraft): void => statesOf(userKey()).noteSaving(draft.id, contentOf(draft))
export const noteSavingEnded = (id: string): void => statesOf(userKey()).noteSaving(id, null)

/** The draft that a person compares with another device's. */
const compared = createStore<string | null>(null)
export const useCompared = (): string | null => useStore(compared)
export const compare = (id: string | null): void => compared.set(id)

/** Ends with the session: drafts of one account never reach another. */
const ofThisSession = () => {
  const user = userKey()
  const left = new AbortController()
  const unfollow = onSessionChange(() => {
    if (userKey() !== user || currentSession() === null) left.abort()
  })
  const guarded = async <T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    left.signal.throwIfAborted()
    const answer = await ask(left.signal)
    left.signal.throwIfAborted()
    return answer
  }
  return { user, guarded, unfollow, hasLeft: () => left.signal.aborted }
}

type Guarded = ReturnType<typeof ofThisSession>['guarded']
const quietly = { quiet: true, unattended: true } as const

const calls = (guarded: Guarded) => ({
  changesAfter: async (after: number) => {
    const answer = await guarded((signal) => call('drafts', { query: { after }, ...quietly, signal }))
    return answer.ok ? answer.data : null
  },
  send: async (body: Parameters<Sharing['send']>[0]): Promise<Sent> => {
    const answer = await guarded((signal) => call('saveDraft', { body, ...quietly, signal }))
    if (answer.ok) return { kind: 'kept', version: answer.data.version }
    if (answer.message.code === 'draftChangedElsewhere') return { kind: 'stale' }
    if (mayAnswerLater(answer)) return { kind: 'unreachable' }
    return { kind: 'refused', why: answer.issues[0]?.coded ?? answer.message }
  },
  inputsAt: async (hash: string, revision: number): Promise<ProjectDraft | 'gone' | null> => {
    const query = { hash, revision }
    const answer = await guarded((signal) => call('revision', { query, ...quietly, signal }))
    if (!answer.ok && [403, 404].includes(answer.code)) return 'gone'
    const parsed = answer.ok ? parseWireProject(answer.data) : null
    return parsed?.ok ? parsed.value.project : null
  },
})

const drafts: Sharing['drafts'] = {
  all: draftsNow,
  of: (id) => draftsNow().find((draft) => draft.id === id) ?? null,
  write: takeDraft,
  remove: endDraft,
}

const refused: Sharing['refused'] = new Map()

/** Why the account does not take a draft; null: it was not refused. */
export const useWhyNotKept = (id: string): Message | null => {
  useStore(changes)
  return refused.get(id)?.why ?? null
}

const told = new Set<string>()

/** Once, however often the draft is changed; its lists say it as long as it holds. */
const tellRefused = (why: Message): void => {
  noteChange()
  if (!told.has(codedOf(why).code)) toast(why, 'problem')
  told.add(codedOf(why).code)
}

const shareOnce = async (tell: Sharing['tell']): Promise<'done' | 'unreachable'> => {
  await deviceReady()
  // What cannot be read would look as if it had been discarded.
  if (!isDeviceRead() || currentSession() === null) return 'done'
  const { user, guarded, unfollow, hasLeft } = ofThisSession()
  try {
    return await shareDrafts({ drafts, states: statesOf(user), refused, tellRefused, tell, ...calls(guarded) })
  } catch (error) {
    if (hasLeft()) return 'done'
    throw error
  } finally {
    unfollow()
  }
}

/** One page of the browser at a time; the others follow what it stores. */
const alone = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> =>
  navigator.locks
    ? navigator.locks.request('soundroof.drafts', { ifAvailable: true }, (lock) => (lock ? work() : otherwise))
    : work()

let running: Promise<'done' | 'unreachable'> | null = null

/** Brings drafts of this device and of the account together. */
export const shareNow = async (tell: Sharing['tell']): Promise<'done' | 'unreachable'> => {
  await running
  running ??= alone(() => shareOnce(tell), 'done' as const).finally(() => {
    running = null
  })
  return running
}
