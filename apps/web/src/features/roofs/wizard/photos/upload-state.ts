import type { KeptFile } from '../../../../platform/device/device-database.ts'
import type { WaitingFile } from '../../../../platform/draft/waiting-file.ts'
import { createStore } from '../../../../platform/store.ts'
import { codedOf, type Message } from '../../../../platform/words/use-say.ts'
import { holderOf } from './holders.ts'
import type { PendingFile } from './interrupted-files.ts'
import { interrupted, type QueueAction, type QueuedFile, queueAfter, type UploadQueue } from './upload-queue.ts'

/** Outside any screen, because uploads continue during other steps. */
export const queue = createStore<UploadQueue>([])
/** Bytes of the files in the queue. */
export const sources = new Map<string, PendingFile>()

/** The reason that was told last for each file. */
const told = new Map<string, string>()

/** Whether a file fails for another reason than it was told to fail for: each retry finds the same one. */
export const isNews = (id: string, message: Message): boolean => {
  const { code } = codedOf(message)
  const isNew = told.get(id) !== code
  told.set(id, code)
  return isNew
}

export const act = (action: QueueAction): void => {
  if (action.kind === 'removed') told.delete(action.id)
  queue.set(queueAfter(queue.get(), action))
}

export const change = (id: string, to: Partial<Omit<QueuedFile, 'id'>>): void =>
  act({ kind: 'changed', id, change: to })

export const fail = (id: string, message: Message): void => change(id, { state: 'failed', message, progress: 0 })

export const isQueued = (id: string): boolean => queue.get().some((file) => file.id === id)

/** What is known of a file that only this page has. */
export const recordOf = ({ id, category, name }: QueuedFile): KeptFile => {
  const source = sources.get(id)
  const { type = '', size = 0 } = source?.file ?? {}
  return { id, category, name, type, size, keptAt: source?.keptAt ?? 0, hash: '', owner: '' }
}

/** Files of a draft that an earlier page left unsent. */
export const missingOf = (id: string): readonly WaitingFile[] =>
  (holderOf(id)?.waiting ?? []).filter((file) => !isQueued(file.id))

export const restored = (file: WaitingFile): QueuedFile =>
  sources.has(file.id)
    ? { ...interrupted(file), kept: true }
    : { ...interrupted(file), kept: false, message: 'fileLostOnDevice' }
