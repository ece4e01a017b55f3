import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import type { StepProblem } from '@soundroof/contract/roofs/projects/project'
import type { UnsentFile } from '../../../../platform/draft/draft-record.ts'
import { codedOf, type Message } from '../../../../platform/words/use-say.ts'

/** A file being uploaded; once stored it moves from the queue to the project. */
export type QueuedFile = UnsentFile & {
  readonly state: 'waiting' | 'shrinking' | 'sending' | 'failed'
  /** 0 to 1 while sending. */
  readonly progress: number
  /** Why it failed. */
  readonly message: Message | null
  /** Whether it survives a reload; null: not known yet. */
  readonly kept: boolean | null
  /** Why it does not. */
  readonly notKept: Message | null
}

export type UploadQueue = readonly QueuedFile[]

export type QueueAction =
  | { readonly kind: 'added'; readonly files: UploadQueue }
  | { readonly kind: 'changed'; readonly id: string; readonly change: Partial<Omit<QueuedFile, 'id'>> }
  | { readonly kind: 'removed'; readonly id: string }

const finalMessages = ['imageOnly', 'imageTooLarge', 'fileTooLarge', 'fileLostOnDevice'] as const

const known = (queue: UploadQueue, id: string): boolean => queue.some((file) => file.id === id)

export const queueAfter = (queue: UploadQueue, action: QueueAction): UploadQueue => {
  if (action.kind === 'added') return [...queue, ...action.files.filter(({ id }) => !known(queue, id))]
  if (action.kind === 'removed') return queue.filter(({ id }) => id !== action.id)
  return queue.map((file) => (file.id === action.id ? { ...file, ...action.change } : file))
}

export const queuedIn = (queue: UploadQueue, category: FileCategory): UploadQueue =>
  queue.filter((file) => file.category === category)

export const newlyQueued = (file: UnsentFile): QueuedFile => ({
  ...file,
  state: 'waiting',
  progress: 0,
  message: null,
  kept: null,
  notKept: null,
})

export const interrupted = (file: UnsentFile): QueuedFile => ({
  ...newlyQueued(file),
  state: 'failed',
  message: 'uploadInterrupted',
})

/** Files that a draft waits for; those not in the queue stopped with an earlier page. */
export const uploadsOf = (unsent: readonly UnsentFile[], queue: UploadQueue): UploadQueue =>
  unsent.map((file) => queue.find(({ id }) => id === file.id) ?? interrupted(file))

/** Whether a retry can help: not for a file that is no photo, or too large. */
export const mayRetry = ({ message }: Pick<QueuedFile, 'message'>): boolean =>
  !finalMessages.some((key) => key === (message && codedOf(message).code))

/** Can only be removed. */
export const canOnlyBeRemoved = (file: Pick<QueuedFile, 'state' | 'message'>): boolean =>
  file.state === 'failed' && !mayRetry(file)

/** How many files a category has: also those that wait for a signal, not those that can only be removed. */
export const countedFiles = (stored: number, queue: UploadQueue): number =>
  stored + queue.filter((file) => !canOnlyBeRemoved(file)).length

/** How many of them are stored, or on their way. */
export const filesUnderWay = (stored: number, queue: UploadQueue): number =>
  stored + queue.filter(({ state }) => state !== 'failed').length

/** Failed uploads that a retry can help. */
export const retriable = (queue: UploadQueue): UploadQueue =>
  queue.filter((file) => file.state === 'failed' && mayRetry(file))

const notUploaded = (category: FileCategory, count: number): StepProblem => {
  const label = { code: fieldOf('photos', category).label }
  const coded =
    count === 1
      ? { code: 'oneFileNotUploaded', values: { label } }
      : { code: 'filesNotUploaded', values: { label, count } }
  return { step: 'photos', field: category, coded }
}

/** Why uploads that failed block Next: one problem per category. */
export const unsentProblems = (queue: UploadQueue): readonly StepProblem[] => {
  const failed = queue.filter(({ state }) => state === 'failed').map(({ category }) => category)
  return [...new Set(failed)].map((category) =>
    notUploaded(category, failed.filter((other) => other === category).length),
  )
}

/** Files in the order they were chosen, not of arrival; those of earlier visits come first. */
export const inChosenOrder = (
  files: readonly string[],
  address: string,
  orderOf: (address: string) => number,
): readonly string[] => {
  const later = files.findIndex((other) => orderOf(other) > orderOf(address))
  return later < 0 ? [...files, address] : files.toSpliced(later, 0, address)
}

/** Why Next waits; null when nothing is uploading. */
export const uploadingText = (queue: UploadQueue): Message | null => {
  const count = queue.filter(({ state }) => state !== 'failed').length
  if (count === 0) return null
  return count === 1 ? 'oneFileUploading' : { code: 'filesUploading', values: { count } }
}
