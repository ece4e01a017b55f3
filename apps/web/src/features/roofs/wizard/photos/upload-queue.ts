import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import {
  type FileCategory,
  minimumPhotos,
  type PhotoCategory,
  photoCategories,
} from '@soundroof/contract/roofs/projects/photos'
import type { StepProblem } from '@soundroof/contract/roofs/projects/project'
import type { WaitingCategory, WaitingFile } from '../../../../platform/draft/waiting-file.ts'
import { codedOf, type Message } from '../../../../platform/words/use-say.ts'

/** A file being uploaded; once stored it moves from the queue to the project. */
export type QueuedFile = WaitingFile & {
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

type Photographed = Pick<ProjectDraft, 'solar' | 'photos'>

export type UploadQueue = readonly QueuedFile[]

export type QueueAction =
  | { readonly kind: 'added'; readonly files: UploadQueue }
  | { readonly kind: 'changed'; readonly id: string; readonly change: Partial<Omit<QueuedFile, 'id'>> }
  | { readonly kind: 'removed'; readonly id: string }

const finalMessages = ['imageOnly', 'imageTooLarge', 'fileTooLarge', 'fileLostOnDevice'] as const

const signalMessages = ['noConnection', 'networkError', 'uploadInterrupted'] as const

const known = (queue: UploadQueue, id: string): boolean => queue.some((file) => file.id === id)

export const queueAfter = (queue: UploadQueue, action: QueueAction): UploadQueue => {
  if (action.kind === 'added') return [...queue, ...action.files.filter(({ id }) => !known(queue, id))]
  if (action.kind === 'removed') return queue.filter(({ id }) => id !== action.id)
  return queue.map((file) => (file.id === action.id ? { ...file, ...action.change } : file))
}

export const queuedIn = (queue: UploadQueue, category: FileCategory): UploadQueue =>
  queue.filter((file) => file.category === category)

export const newlyQueued = (file: WaitingFile): QueuedFile => ({
  ...file,
  state: 'waiting',
  progress: 0,
  message: null,
  kept: null,
  notKept: null,
})

export const interrupted = (file: WaitingFile): QueuedFile => ({
  ...newlyQueued(file),
  state: 'failed',
  message: 'uploadInterrupted',
})

/** Files that a draft waits for; those not in the queue stopped with an earlier page. */
export const uploadsOf = (unsent: readonly WaitingFile[], queue: UploadQueue): UploadQueue =>
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

const isOfWizard = (category: WaitingCategory): category is FileCategory => category !== 'as-built'

/** Uploads that failed: one problem per category. */
export const unsentProblems = (queue: UploadQueue): readonly StepProblem[] => {
  const failed = queue.flatMap(({ state, category }) => (state === 'failed' && isOfWizard(category) ? [category] : []))
  return [...new Set(failed)].map((category) =>
    notUploaded(category, failed.filter((other) => other === category).length),
  )
}

/** Nothing is wrong with it but the network. */
const lacksSignal = (file: QueuedFile): boolean =>
  file.kept === true && signalMessages.some((code) => file.message !== null && code === codedOf(file.message).code)

/** Safe on this device, and sent by itself once there is a signal. */
const waitsForSignal = (file: QueuedFile): boolean =>
  file.kept === true && (file.state !== 'failed' || lacksSignal(file))

const safeHere = (count: number): readonly Message[] => {
  if (count === 0) return []
  return [count === 1 ? 'oneFileSafeHere' : { code: 'filesSafeHere', values: { count } }]
}

/** What is told of uploads that failed: what only lacks a signal is no fault of a person. */
export const unsentWords = (queue: UploadQueue): readonly Message[] => [
  ...unsentProblems(queue.filter((file) => !lacksSignal(file))).map(({ coded }) => coded),
  ...safeHere(queue.filter((file) => file.state === 'failed' && lacksSignal(file)).length),
]

/** What keeps a person at the step: on a roof without a signal, files that are safe here do not. */
export const blockingProblems = (queue: UploadQueue): readonly StepProblem[] =>
  unsentProblems(queue.filter((file) => !waitsForSignal(file)))

/** Categories that have what they require, with the files that wait here. */
export const metCategories = ({ photos, solar }: Photographed, queue: UploadQueue): readonly PhotoCategory[] =>
  photoCategories.filter((category) => {
    const waiting = queuedIn(queue, category).filter(waitsForSignal)
    return photos[category].length + waiting.length >= minimumPhotos(category, solar.fixing)
  })

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
