import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { useEffect } from 'react'
import type { WaitingPhoto } from '../../../../platform/as-built/kept-record.ts'
import type { KeptFile } from '../../../../platform/device/device-database.ts'
import { prepareToKeep } from '../../../../platform/device/keep-soon.ts'
import { whyNotStored } from '../../../../platform/device/not-stored.ts'
import { loadDraft, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import type { WaitingCategory, WaitingFile } from '../../../../platform/draft/waiting-file.ts'
import { useStore } from '../../../../platform/store.ts'
import { isTakenKept } from '../../../../platform/taken/taken-choice.ts'
import { noteTaken } from '../../../../platform/taken/tell-taken.ts'
import { toast } from '../../../../platform/toast.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { tellNotRead, tellNotRemoved, tellRefusalNotKept } from '../problems/tell-storage.ts'
import { ticketsFor } from '../sending/send-file.ts'
import { sendWhole } from '../sending/send-in-parts.ts'
import { roomFor } from './check-file.ts'
import { adopt, draftOf, draftWaitingFor } from './draft-files.ts'
import {
  dropWaiting,
  type Holder,
  holderOf,
  holdersNow,
  holderWaitingFor,
  isAwaitedHere,
  putWhereItBelongs,
  recordHolder,
} from './holders.ts'
import { deleteFile, noteRefused, type PendingFile, pendingFile, pendingFiles } from './interrupted-files.ts'
import { watchPage } from './page-events.ts'
import { dropPicture, lookAtEach, movePicture } from './photo-looks.ts'
import { isShrunkToSend, type Ready, readyToSend } from './ready-file.ts'
import { noteSent, type Sent, useSentNow } from './sent-now.ts'
import { filesUnderWay, type QueuedFile, queuedIn, retriable, type UploadQueue, uploadsOf } from './upload-queue.ts'
import { act, change, fail, isNews, isQueued, missingOf, queue, restored, sources } from './upload-state.ts'

const controllers = new Map<string, AbortController>()
/** Order in which files were chosen, by queue id and, once stored, by address. */
const chosen = new Map<string, number>()

const filesPerBatch = 3
let pumping: Promise<void> | null = null

/** Also shown where the tile is out of sight, once; silent for a file removed meanwhile. */
const refuse = (id: string, message: Message): void => {
  if (!isQueued(id)) return
  fail(id, message)
  void noteRefused(id, message).then((why) => {
    if (why) tellRefusalNotKept(why)
  })
  if (isNews(id, message)) toast(message, 'problem')
}
const forget = async (id: string): Promise<void> => {
  const mayBeStored = queue.get().find((file) => file.id === id)?.kept ?? true
  act({ kind: 'removed', id })
  sources.delete(id)
  controllers.delete(id)
  const why = await deleteFile(id)
  if (why && mayBeStored) tellNotRemoved(why)
}

const stored = async ({ source, taken }: Ready, address: string): Promise<void> => {
  chosen.set(address, chosen.get(source.id) ?? 0)
  const holder = holderWaitingFor(source.id)
  const isAdded = putWhereItBelongs(source.id, address, (other) => chosen.get(other) ?? 0)
  // Another person has logged in meanwhile: the draft belongs to the one who chose the file.
  if (!isAdded && isAwaitedHere(source.id)) return fail(source.id, 'uploadInterrupted')
  if (isAdded) movePicture(source.id, address)
  else dropPicture(source.id)
  if (isAdded && holder) noteSent(source, holder.id)
  if (isAdded) noteTaken(address, isTakenKept() ? taken : null)
  await forget(source.id)
}

const ready = async (source: PendingFile): Promise<Ready | null> => {
  if (isShrunkToSend(source)) change(source.id, { state: 'shrinking' })
  const made = await readyToSend(source)
  if (typeof made !== 'string') return made
  if (made === 'too-large') refuse(source.id, 'imageTooLarge')
  else if (made === 'unread') fail(source.id, 'uploadInterrupted')
  else refuse(source.id, { code: 'roofs.place-stays-in-photo' })
  return null
}

const sendOne = async (ready: Ready, ticket: UploadTicket): Promise<void> => {
  const { source, file, hash } = ready
  const { id, category } = source
  // Another device of the company has sent it, or this one before its answer was lost.
  if (ticket.stored !== undefined) return stored(ready, ticket.stored)
  const controller = new AbortController()
  controllers.set(id, controller)
  change(id, { state: 'sending', progress: 0 })
  const onProgress = (progress: number) => change(id, { progress })
  const { signal } = controller
  const outcome = await sendWhole({ ticket, file, hash, name: file.name, category, signal, onProgress })
  if (!isQueued(id)) return
  if (outcome.ok) await stored(ready, outcome.address)
  else refuse(id, outcome.message)
}

const kindOf = (category: WaitingCategory) => (category === 'extra' ? 'file' : 'photo')

/** The next files of one kind: one request returns all their tickets. */
const nextBatch = (): readonly PendingFile[] => {
  const waiting = queue.get().filter(({ id, state }) => state === 'waiting' && holderWaitingFor(id) !== undefined)
  const kind = waiting[0] && kindOf(waiting[0].category)
  return waiting
    .filter(({ category }) => kindOf(category) === kind)
    .slice(0, filesPerBatch)
    .flatMap(({ id }) => sources.get(id) ?? [])
}

const sendBatch = async (batch: readonly PendingFile[]): Promise<void> => {
  const kind = kindOf(batch[0]?.category ?? 'roof')
  const files = (await Promise.all(batch.map(ready))).flatMap((file) => file ?? [])
  if (files.length === 0) return
  const answer = await ticketsFor(files, kind)
  const tickets = answer.ok ? answer.data : []
  const reason = answer.ok ? 'networkError' : answer.message
  const send = (file: Ready, ticket: UploadTicket | undefined) =>
    ticket ? sendOne(file, ticket) : fail(file.source.id, reason)
  await Promise.all(
    files.map((file, position) => (isQueued(file.source.id) ? send(file, tickets[position]) : undefined)),
  )
}

const sendWaiting = async (): Promise<void> => {
  for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) await sendBatch(batch)
}

/** Until nothing waits any more. */
export const pump = (): Promise<void> => {
  pumping ??= sendWaiting().finally(() => {
    pumping = null
  })
  return pumping
}

/** Remembers bytes and order of a file being sent or sent again. */
export const remember = (source: PendingFile): void => {
  sources.set(source.id, source)
  chosen.set(source.id, chosen.size + 1)
}

/** A draft of an earlier version may have more than a category takes: the others wait until one is removed. */
const waitAgain = ({ id, category }: QueuedFile): void => {
  if (!sources.has(id)) return
  const wizard = draftWaitingFor(id)
  if (category === 'as-built') change(id, { state: 'waiting', message: null, progress: 0 })
  if (wizard === undefined || category === 'as-built') return
  const counted = filesUnderWay(wizard.project.photos[category].length, queuedIn(uploadsNow(wizard), category))
  const { room, message } = roomFor(category, counted)
  change(id, room > 0 ? { state: 'waiting', message: null, progress: 0 } : { message })
}

const retry = (files: UploadQueue): void => {
  for (const file of retriable(files)) waitAgain(file)
  void pump()
}

/** Once its bytes are gone from the device. */
export const removeFile = async (id: string): Promise<void> => {
  const controller = controllers.get(id)
  dropWaiting(id)
  const forgotten = forget(id)
  controller?.abort()
  dropPicture(id)
  await forgotten
}

/** The missing files of a draft that are on the device; their bytes are remembered. */
const foundAmong = async (
  kept: readonly KeptFile[],
  missing: readonly WaitingFile[],
  holder: string,
): Promise<void> => {
  const wanted = kept.filter(({ id }) => missing.some((file) => file.id === id))
  const found: PendingFile[] = []
  // One after the other: each is read whole.
  for (const one of wanted) {
    const source = await pendingFile(one)
    if (source) found.push(source)
  }
  for (const source of found) remember(source)
  void lookAtEach(found, holder)
}

const restoreOrFail = async (id: string): Promise<void> => {
  const kept = await pendingFiles(Date.now())
  if (holderOf(id) === undefined) return
  const wizard = draftOf(id)
  if (wizard) adopt(wizard, kept)
  const missing = missingOf(id)
  await foundAmong(kept, missing, id)
  const files = missing.map(restored)
  act({ kind: 'added', files })
  if (navigator.onLine) retry(files)
}

/** Sends the files that a draft still waits for after a reload, where there is a network. A store that fails loses none. */
const restoreFiles = (id: string): Promise<void> =>
  restoreOrFail(id).catch((error: unknown) => {
    if (missingOf(id).length > 0) tellNotRead(whyNotStored(error))
  })

/** One tab at a time sends what a draft waits for: two would send each photo twice. */
const retryAlone = ({ id, waiting }: Holder): Promise<unknown> =>
  navigator.locks.request(`soundroof.photos.${id}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    retry(uploadsOf(waiting, queue.get()).filter((file) => isQueued(file.id)))
    await restoreFiles(id)
    await pump()
  })

/** The draft that is open first. The others one after another: a phone holds the photos of one at a time. */
const retryEach = async (): Promise<void> => {
  const open = loadDraft()?.id
  const writable = holdersNow().filter(({ readOnly }) => !readOnly)
  for (const holder of [...writable].sort((a, b) => Number(b.id === open) - Number(a.id === open)))
    await retryAlone(holder)
}

/** Another try for every file that failed or was interrupted, whichever draft is open. */
export const retryAll = (): void => void retryEach()

export const retryFile = (id: string): void => {
  const holder = holderWaitingFor(id)
  if (isQueued(id)) retry(queue.get().filter((file) => file.id === id))
  else if (holder) void restoreFiles(holder.id)
}

/** Sends what a draft waits for, its screens open or not. */
export const resumeUploads = ({ id }: Pick<WizardDraft, 'id'>): Promise<void> => restoreFiles(id)

export const useEveryUpload = (): { readonly queue: UploadQueue; readonly sent: readonly Sent[] } => {
  const [files, sent] = [useStore(queue), useSentNow()]
  return { queue: files, sent }
}

export const uploadsNow = (wizard: WizardDraft): UploadQueue => uploadsOf(wizard.unsent, queue.get())

/** Files that a draft waits for, sent again after a reload. */
export const useUploads = (wizard: WizardDraft): UploadQueue => {
  const { id, readOnly } = wizard
  useEffect(() => {
    if (readOnly) return
    prepareToKeep()
    void restoreFiles(id)
  }, [id, readOnly])
  return uploadsOf(wizard.unsent, useStore(queue))
}

/** Sends the photos of a finished array that still wait. */
export const resumeGuided = (hash: string): void => {
  prepareToKeep()
  void restoreFiles(recordHolder(hash))
}

/** Photos of a finished array that wait. */
export const useGuidedUploads = (waiting: readonly WaitingPhoto[]): UploadQueue => {
  const files = waiting.map(({ id, name }): WaitingFile => ({ id, name, category: 'as-built' }))
  return uploadsOf(files, useStore(queue))
}

watchPage(retryEach)
