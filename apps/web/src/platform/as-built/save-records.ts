import type { Problem } from '@soundroof/contract/platform/problem'
import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import { call } from '../api/api-client.ts'
import { mayAnswerLater } from '../api/may-answer-later.ts'
import { onNetwork, waitForSignal } from '../offline/wait-for-signal.ts'
import { createStore, useStore } from '../store.ts'
import type { Message } from '../words/use-say.ts'
import { isUnsaved } from './kept-record.ts'
import { changeRecord, meetServer, onRecords, recordNow, recordsNow } from './kept-records.ts'
import { savedRecord } from './met-record.ts'

/** Sends what was entered on this device, a moment after it was entered and whenever there is a signal. */

/** How far what was entered has got. `signed`: the record was signed meanwhile, so that nothing more goes into it. */
export type Saving =
  | { readonly kind: 'saved' | 'waiting' | 'unreachable' | 'signed' }
  | { readonly kind: 'refused'; readonly why: Message; readonly problems: readonly Problem[] }

const savings = createStore<ReadonlyMap<string, Saving>>(new Map())
const note = (hash: string, saving: Saving): void => savings.set(new Map([...savings.get(), [hash, saving]]))

export const useSaving = (hash: string): Saving => useStore(savings).get(hash) ?? { kind: 'saved' }

/** How the server compared the zones when it last saved. */
export type Compared = Pick<AsBuiltOfProject, 'version' | 'zones'>
const compared = createStore<ReadonlyMap<string, Compared>>(new Map())
export const useCompared = (hash: string): Compared | null => useStore(compared).get(hash) ?? null

/** The same would be refused again until it is changed. */
const refusedContents = new Map<string, unknown>()

const inConflict = 409

/** Others that save at the same time, one after the other. */
const mostMeetings = 5

const meet = async (hash: string, meetings: number): Promise<Saving> => {
  const answer = await call('asBuilt', { query: { hash }, quiet: true })
  if (!answer.ok)
    return mayAnswerLater(answer)
      ? { kind: 'unreachable' }
      : { kind: 'refused', why: answer.message, problems: answer.issues }
  meetServer(hash, '', answer.data)
  if (answer.data.state !== 'open') return { kind: 'signed' }
  return meetings > 0 ? send(hash, meetings - 1) : { kind: 'unreachable' }
}

const send = async (hash: string, meetings = mostMeetings): Promise<Saving> => {
  const now = recordNow(hash)
  if (now === null || !isUnsaved(now)) return { kind: 'saved' }
  if (!now.isOpen) return { kind: 'signed' }
  const { content } = now
  const answer = await call('saveAsBuilt', { body: { hash, version: now.version, ...content }, quiet: true })
  if (answer.ok) {
    changeRecord(hash, (latest) => savedRecord(latest, content, answer.data))
    compared.set(new Map([...compared.get(), [hash, answer.data]]))
    // What was entered meanwhile follows.
    return send(hash, meetings)
  }
  if (answer.code === inConflict) return meet(hash, meetings)
  if (mayAnswerLater(answer)) return { kind: 'unreachable' }
  refusedContents.set(hash, content)
  return { kind: 'refused', why: answer.issues[0]?.coded ?? answer.message, problems: answer.issues }
}

const sendAlone = (hash: string): Promise<Saving> =>
  navigator.locks.request(`soundroof.as-built.${hash}`, () => send(hash))

const running = new Map<string, Promise<Saving>>()

/** Until the server is asked again that did not answer, ms. */
const again = 10_000

/** Saves what is not saved yet; answers how far it got. */
export const saveRecord = (hash: string): Promise<Saving> => {
  const now = running.get(hash)
  if (now) return now
  const saving = sendAlone(hash)
    .then((told) => {
      note(hash, told)
      if (told.kind === 'unreachable') {
        void waitForSignal()
        saveSoon(again)
      }
      return told
    })
    .finally(() => running.delete(hash))
  running.set(hash, saving)
  return saving
}

const isDue = ({ hash, isOpen, content, ...record }: ReturnType<typeof recordsNow>[number]): boolean =>
  isOpen && isUnsaved({ content, ...record }) && refusedContents.get(hash) !== content

const saveAll = async (): Promise<void> => {
  for (const record of recordsNow()) if (isDue(record)) await saveRecord(record.hash)
}

let timer: ReturnType<typeof setTimeout> | undefined

const saveSoon = (delay: number): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void saveAll(), delay)
}

/** After the last change, ms. */
const pause = 1000

let isFollowing = false

/** From now on whatever is entered is saved by itself. */
export const keepSaving = (): void => {
  if (isFollowing) return
  isFollowing = true
  onRecords(() => {
    const due = recordsNow().filter(isDue)
    for (const { hash } of due)
      if (!running.has(hash) && savings.get().get(hash)?.kind !== 'waiting') note(hash, { kind: 'waiting' })
    if (due.length > 0) saveSoon(pause)
  })
  onNetwork(saveAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void saveAll()
  })
  void saveAll()
}
