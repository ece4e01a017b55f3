import type { KeptFile } from '../../../../platform/device/device-database.ts'
import { codedOf, type Message } from '../../../../platform/words/use-say.ts'
import type { QueuedFile } from '../photos/upload-queue.ts'

/** What is happening to a file on the device. */
export type FileState =
  | { readonly kind: 'saved' | 'no-signal' | 'waiting' | 'sent' }
  | { readonly kind: 'sending'; readonly progress: number }
  | { readonly kind: 'refused'; readonly why: Message }
  /** Only in the open page. */
  | { readonly kind: 'unsaved'; readonly why: Message }

/** An upload that stopped is no refusal. */
const stopped: readonly string[] = ['uploadInterrupted', 'networkError']

const failedState = (why: Message | null | undefined): FileState => {
  const code = why ? codedOf(why).code : ''
  if (code === 'noConnection') return { kind: 'no-signal' }
  return why && !stopped.includes(code) ? { kind: 'refused', why } : { kind: 'saved' }
}

/** @param queued the file among those of this visit */
export const stateOf = (kept: Pick<KeptFile, 'refused'>, queued: QueuedFile | undefined): FileState => {
  if (queued === undefined) return failedState(kept.refused)
  if (queued.state === 'failed') return failedState(queued.message)
  return queued.state === 'sending' ? { kind: 'sending', progress: queued.progress } : { kind: 'waiting' }
}
