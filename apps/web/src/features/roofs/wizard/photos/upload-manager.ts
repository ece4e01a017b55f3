import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { useEffect } from 'react'
import { randomText } from '../../../../platform/api/signature.ts'
import type { KeptFile } from '../../../../platform/device/device-database.ts'
import { prepareToKeep } from '../../../../platform/device/keep-soon.ts'
import { type NotStored, whyNotStored } from '../../../../platform/device/not-stored.ts'
import { askToPersist } from '../../../../platform/device/persistence.ts'
import type { UnsentFile } from '../../../../platform/draft/draft-record.ts'
import { isStored, isUnsentHere, loadDraft, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { useStore } from '../../../../platform/store.ts'
import { toast } from '../../../../platform/toast.ts'
import { wait } from '../../../../platform/wait.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { roomFor } from './check-file.ts'
import { addToDraft, addUnsent, draftOf, draftWaitingFor, removeUnsent } from './draft-files.ts'
import { deleteFile, noteRefused, type PendingFile, pendingFile, pendingFiles, storeFile } from './interrupted-files.ts'
import { watchPage } from './page-events.ts'
import { dropPicture, lookAtEach, movePicture } from './photo-looks.ts'
import { isShrunkToSend, type Ready, readyToSend } from './ready-file.ts'
import { sendFile, ticketsFor } from './send-file.ts'
import { noteSent, type Sent, useSentNow } from './sent-now.ts'
import { notSavedWords, tellNotRead, tellNotRemoved, tellNotSaved, tellRefusalNotKept } from './tell-storage.ts'
import {
  filesUnderWay,
  interrupted,
  newlyQueued,
  type QueuedFile,
  queuedIn,
  retriable,
  type UploadQueue,
  uploadsOf,
} from './upload-queue.ts'
import { act, change, fail, isQueued, queue, sources } from './upload-state.ts'

const controllers = new Map<string, AbortController>()
/** Order in which files were chosen, by queue id and, once stored, by address. */
const chosen = new Map<string, number>()

const filesPerBatch = 3
/** A store that does not answer keeps nothing from being sent longer, ms. */
const longestStoring = 4000
let isPumping = false

/** Also shown where the tile is out of sight; silent for a file removed meanwhile. */
const refuse = (id: string, message: Message): void => {
  if (!isQueued(id)) return
  fail(id, message)
  void noteRefused(id, message).then((why) => {
    if (why) tellRefusalNotKept(why)
  })
  toast(message, 'problem')
}
const forget = async (id: string): Promise<void> => {
  const mayBeStored = queue.get().find((file) => file.id === id)?.kept ?? true
  act({ kind: 'removed', id })
  sources.delete(id)
  controllers.delete(id)
  const why = await deleteFile(id)
  if (why && mayBeStored) tellNotRemoved(why)
}

const stored = async (source: PendingFile, address: string): Promise<void> => {
  chosen.set(address, chosen.get(source.id) ?? 0)
  const draft = draftWaitingFor(source.id)
  const isAdded = addToDraft(source.id, address, (other) => chosen.get(other) ?? 0)
  // Another person has logged in meanwhile: the draft belongs to the one who chose the file.
  if (!isAdded && isUnsentHere(source.id)) return fail(source.id, 'uploadInterrupted')
  if (isAdded) movePicture(source.id, address)
  else dropPicture(source.id)
  if (isAdded && draft) noteSent(source, draft.id)
  await forget(source.id)
}

const ready = async (source: PendingFile): Promise<Ready | null> => {
  if (isShrunkToSend(source)) change(source.id, { state: 'shrinking' })
  const made = await readyToSend(source)
  if (typeof made !== 'string') return made
  if (made === 'too-large') refuse(source.id, 'imageTooLarge')
  else fail(source.id, 'uploadInterrupted')
  return null
}

const sendOne = async ({ source, file }: Ready, ticket: UploadTicket): Promise<void> => {
  const { id, category } = source
  // Another device of the company has sent it, or this one before its answer was lost.
  if (ticket.stored !== undefined) return stored(source, ticket.stored)
  const controller = new AbortController()
  controllers.set(id, controller)
  change(id, { state: 'sending', progress: 0 })
  const onProgress = (progress: number) => change(id, { progress })
  const outcome = await sendFile({
    ticket,
    file,
    name: file.name,
    category,
    signal: controller.signal,
    onProgress,
  })
  if (!isQueued(id)) return
  if (outcome.ok) await stored(source, outcome.address)
  else refuse(id, outcome.message)
}

const kindOf = (category: FileCategory) => (category === 'extra' ? 'file' : 'photo')

/** The next files of one kind: one request returns all their tickets. */
const nextBatch = (): readonly PendingFile[] => {
  const waiting = queue.get().filter(({ id, state }) => state === 'waiting' && draftWaitingFor(id) !== undefined)
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

const pump = async (): Promise<void> => {
  if (isPumping) return
  isPumping = true
  try {
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) await sendBatch(batch)
  } finally {
    isPumping = false
  }
}

/** Remembers bytes and order of a file being sent or sent again. */
const remember = (source: PendingFile): void => {
  sources.set(source.id, source)
  chosen.set(source.id, chosen.size + 1)
}

const named = ({ id, category, file }: PendingFile): UnsentFile => ({ id, category, name: file.name })

/** Whether the device has it, or the server already. */
const keptSafe = async ({ id }: PendingFile, storing: Promise<NotStored | null>): Promise<boolean> => {
  const why = await storing
  // Sent or removed meanwhile.
  if (!isQueued(id)) {
    void deleteFile(id)
    return true
  }
  const draft = draftWaitingFor(id)
  const isNamed = draft === undefined || isStored(draft.id)
  const notKept = why ? notSavedWords(why) : isNamed ? null : 'draftNotKept'
  change(id, { kept: notKept === null, notKept })
  if (why) tellNotSaved(why)
  return notKept === null
}

const sendSoon = async (draft: string, added: readonly PendingFile[], areSafe: Promise<unknown>): Promise<void> => {
  await Promise.race([areSafe, wait(longestStoring)])
  void lookAtEach(added, draft)
  void pump()
}

/**
 * Queues and sends a draft's files; each stays with the draft until it is sent or removed. Answers their names in the queue, and
 * whether the device has kept all of them.
 */
export const addFiles = (draft: string, category: FileCategory, files: readonly File[]) => {
  const keptAt = Date.now()
  const added = files.map((file): PendingFile => ({ id: `${randomText()}${randomText()}`, category, file, keptAt }))
  // Before anything is drawn: a screen that draws holds the page up.
  const storing = added.map((source) => ({ source, why: storeFile(source) }))
  for (const source of added) remember(source)
  act({ kind: 'added', files: added.map((source) => newlyQueued(named(source))) })
  addUnsent(draft, added.map(named))
  askToPersist()
  const safe = Promise.all(storing.map(({ source, why }) => keptSafe(source, why)))
  void sendSoon(draft, added, safe)
  return { ids: added.map(({ id }) => id), areSafe: safe.then((each) => each.every(Boolean)) }
}

/** A draft of an earlier version may have more than a category takes: the others wait until one is removed. */
const waitAgain = ({ id, category }: QueuedFile): void => {
  const wizard = draftWaitingFor(id)
  if (wizard === undefined || !sources.has(id)) return
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
  removeUnsent(id)
  const forgotten = forget(id)
  controller?.abort()
  dropPicture(id)
  await forgotten
}

/** Files that an earlier version stored for the draft: from now on the draft names them. */
const adopt = ({ id, hash, unsent }: WizardDraft, kept: readonly KeptFile[]): void => {
  const earlier = kept.filter(({ draft }) => draft !== undefined && draft === (hash ?? id))
  const unnamed = earlier.filter((file) => !unsent.some((other) => other.id === file.id))
  addUnsent(
    id,
    unnamed.map((file) => ({ id: file.id, category: file.category as FileCategory, name: file.name })),
  )
}

/** The missing files of a draft that are on the device; their bytes are remembered. */
const foundAmong = async (kept: readonly KeptFile[], missing: readonly UnsentFile[], draft: string): Promise<void> => {
  const wanted = kept.filter(({ id }) => missing.some((file) => file.id === id))
  const found: PendingFile[] = []
  // One after the other: each is read whole.
  for (const one of wanted) {
    const source = await pendingFile(one)
    if (source) found.push(source)
  }
  for (const source of found) remember(source)
  void lookAtEach(found, draft)
}

const missingOf = (id: string): readonly UnsentFile[] =>
  (draftOf(id)?.unsent ?? []).filter((file) => !isQueued(file.id))

const restored = (file: UnsentFile): QueuedFile =>
  sources.has(file.id)
    ? { ...interrupted(file), kept: true }
    : { ...interrupted(file), kept: false, message: 'fileLostOnDevice' }

const restoreOrFail = async (id: string): Promise<void> => {
  const kept = await pendingFiles(Date.now())
  const wizard = draftOf(id)
  if (wizard === undefined) return
  adopt(wizard, kept)
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

/** Another try for every file that failed or was interrupted. */
export const retryAll = (): void => {
  const draft = loadDraft()
  retry(queue.get())
  if (draft && !draft.readOnly) void restoreFiles(draft.id)
}

export const retryFile = (id: string): void => {
  const draft = draftWaitingFor(id)
  if (isQueued(id)) retry(queue.get().filter((file) => file.id === id))
  else if (draft) void restoreFiles(draft.id)
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

watchPage(retryAll)
