import { say } from '@soundroof/contract/platform/messages'
import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { call } from '../../../../platform/api/api-client.ts'
import { randomText } from '../../../../platform/api/signature.ts'
import { shrinkPhoto } from '../../../../platform/pictures/shrink-photo.ts'
import { createStore, useStore } from '../../../../platform/store.ts'
import { toast } from '../../../../platform/toast.ts'
import { checkFile, type FileCategory } from './check-file.ts'
import { addToDraft } from './draft-files.ts'
import { deleteFile, type PendingFile, pendingFilesOf, storeFile } from './interrupted-files.ts'
import { dropPreview, movePreview, showFile } from './previews.ts'
import { sendFile } from './send-file.ts'
import {
  newlyQueued,
  type QueueAction,
  type QueuedFile,
  queueAfter,
  retriable,
  type UploadQueue,
} from './upload-queue.ts'

/** Outside any screen, because uploads continue during other steps. */
const queue = createStore<UploadQueue>([])
const sources = new Map<string, PendingFile>()
const controllers = new Map<string, AbortController>()
/** Order in which files were chosen, by queue id and, once stored, by address. */
const chosen = new Map<string, number>()
const noteOrder = (id: string): void => {
  chosen.set(id, chosen.size + 1)
}
const filesPerBatch = 3
let isPumping = false

export const useUploadQueue = (): UploadQueue => useStore(queue)

const act = (action: QueueAction): void => queue.set(queueAfter(queue.get(), action))
const change = (id: string, to: Partial<Omit<QueuedFile, 'id' | 'category'>>): void =>
  act({ kind: 'changed', id, change: to })
const fail = (id: string, message: string): void => change(id, { state: 'failed', message, progress: 0 })
const isQueued = (id: string): boolean => queue.get().some((file) => file.id === id)
/** Also says so where the tile is out of sight; a file that was removed meanwhile fails in silence. */
const refuse = (id: string, message: string): void => {
  if (!isQueued(id)) return
  fail(id, message)
  toast(message, 'problem')
}
const forget = (id: string): Promise<boolean> => {
  act({ kind: 'removed', id })
  sources.delete(id)
  controllers.delete(id)
  return deleteFile(id)
}

const readyToSend = async ({ id, category, file }: PendingFile): Promise<File | null> => {
  if (checkFile(category, file).kind !== 'shrink') return file
  change(id, { state: 'shrinking' })
  return shrinkPhoto(file)
}

const stored = async (source: PendingFile, address: string): Promise<void> => {
  chosen.set(address, chosen.get(source.id) ?? 0)
  if (addToDraft(source.draft, source.category, address, (other) => chosen.get(other) ?? 0))
    movePreview(source.id, address)
  else dropPreview(source.id)
  await forget(source.id)
}

const sendOne = async (source: PendingFile, ticket: UploadTicket): Promise<void> => {
  const { id, category } = source
  const file = await readyToSend(source)
  if (file === null) return refuse(id, say('imageTooLarge'))
  const controller = new AbortController()
  controllers.set(id, controller)
  change(id, { state: 'sending', progress: 0 })
  const onProgress = (progress: number) => change(id, { progress })
  const outcome = await sendFile({ ticket, file, name: file.name, category, signal: controller.signal, onProgress })
  if (!isQueued(id)) return
  if (outcome.ok) await stored(source, outcome.address)
  else refuse(id, outcome.message)
}

const kindOf = (category: FileCategory) => (category === 'extra' ? 'file' : 'photo')

/** The next files of one kind: one request returns all their tickets. */
const nextBatch = (): readonly PendingFile[] => {
  const waiting = queue.get().filter(({ state }) => state === 'waiting')
  const kind = waiting[0] && kindOf(waiting[0].category)
  return waiting
    .filter(({ category }) => kindOf(category) === kind)
    .slice(0, filesPerBatch)
    .flatMap(({ id }) => sources.get(id) ?? [])
}

const sendBatch = async (batch: readonly PendingFile[]): Promise<void> => {
  const kind = kindOf(batch[0]?.category ?? 'roof')
  const answer = await call('uploadTickets', { query: { number: batch.length, kind } })
  const tickets = answer.ok ? answer.data : []
  const reason = answer.ok ? say('networkError') : answer.message
  const send = (source: PendingFile, ticket: UploadTicket | undefined) =>
    ticket ? sendOne(source, ticket) : fail(source.id, reason)
  await Promise.all(
    batch.map((source, position) => (isQueued(source.id) ? send(source, tickets[position]) : undefined)),
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

/** Queues and sends a draft's files; each stays on the device until stored. */
export const addFiles = (draft: string, category: FileCategory, files: readonly File[]): void => {
  const keptAt = Date.now()
  const added = files.map(
    (file): PendingFile => ({ id: `${randomText()}${randomText()}`, draft, category, file, keptAt }),
  )
  for (const source of added) {
    sources.set(source.id, source)
    noteOrder(source.id)
    if (category !== 'extra') showFile(source.id, source.file)
    void storeFile(source).then((kept) => isQueued(source.id) && change(source.id, { kept }))
  }
  act({ kind: 'added', files: added.map(({ id, file }) => newlyQueued(id, category, file)) })
  void pump()
}

const waitAgain = (id: string): void => change(id, { state: 'waiting', message: '', progress: 0 })

export const retryFile = (id: string): void => {
  waitAgain(id)
  void pump()
}

/** Another try for every file that failed or was interrupted. */
export const retryAll = (): void => {
  for (const { id } of retriable(queue.get())) waitAgain(id)
  void pump()
}

export const removeFile = (id: string): void => {
  const controller = controllers.get(id)
  void forget(id)
  controller?.abort()
  dropPreview(id)
}

/** Offers a retry of uploads that a reload interrupted. */
export const restoreInterrupted = async (draft: string): Promise<void> => {
  const kept = (await pendingFilesOf(draft, Date.now())).filter(({ id }) => !isQueued(id))
  for (const source of kept) {
    sources.set(source.id, source)
    noteOrder(source.id)
    if (source.category !== 'extra') showFile(source.id, source.file)
  }
  const files = kept.map(
    ({ id, category, file }): QueuedFile => ({
      ...newlyQueued(id, category, file),
      state: 'failed',
      message: say('uploadInterrupted'),
    }),
  )
  act({ kind: 'added', files })
}

/** Clears the queue when another draft is opened; interrupted files stay on the device. */
export const leaveOtherDrafts = (draft: string): void => {
  for (const [id, source] of sources) {
    if (source.draft === draft) continue
    controllers.get(id)?.abort()
    act({ kind: 'removed', id })
    sources.delete(id)
    controllers.delete(id)
    dropPreview(id)
  }
}
