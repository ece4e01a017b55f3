import type { KeptFile } from '../../../../platform/device/device-database.ts'
import { createStore } from '../../../../platform/store.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import type { PendingFile } from './interrupted-files.ts'
import { type QueueAction, type QueuedFile, queueAfter, type UploadQueue } from './upload-queue.ts'

/** Outside any screen, because uploads continue during other steps. */
export const queue = createStore<UploadQueue>([])
/** Bytes of the files in the queue. */
export const sources = new Map<string, PendingFile>()

export const act = (action: QueueAction): void => queue.set(queueAfter(queue.get(), action))

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
