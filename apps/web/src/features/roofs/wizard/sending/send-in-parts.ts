import { maxPartBytes } from '@soundroof/contract/platform/upload-limits'
import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { call } from '../../../../platform/api/api-client.ts'
import { type Answer, noAnswer } from '../../../../platform/api/envelope.ts'
import { contentHash } from '../../../../platform/device/content-hash.ts'
import { waitForSignal } from '../../../../platform/offline/wait-for-signal.ts'
import { type Sending, type SendOutcome, sendFile } from './send-file.ts'

/** A large file goes in parts: a lost connection costs one of them, since those that have arrived are known by their hashes. */

type Whole = Pick<Sending, 'file' | 'name' | 'signal' | 'onProgress'> & { readonly hash: string }
type Part = { readonly blob: Blob; readonly hash: string }
type Asked = { readonly name: string; readonly sha256: string; readonly parts: string[] }

export type PartCalls = {
  /** Right before a part is sent: a permission lasts ten minutes. */
  readonly ticket: (hash: string) => Promise<Answer<UploadTicket[]>>
  readonly send: (sending: Sending) => Promise<SendOutcome>
  readonly join: (asked: Asked) => Promise<Answer<string>>
}

export const slicesOf = (file: Blob, each = maxPartBytes): readonly Blob[] =>
  Array.from({ length: Math.ceil(file.size / each) }, (_, index) => file.slice(index * each, (index + 1) * each))

/** One after the other: no more than one part is in memory. */
const partsOf = async (file: Blob): Promise<readonly Part[]> => {
  const parts: Part[] = []
  for (const blob of slicesOf(file)) parts.push({ blob, hash: await contentHash(await blob.arrayBuffer()) })
  return parts
}

const refusedBy = (answer: Answer<unknown>): SendOutcome => {
  if (answer === noAnswer) void waitForSignal()
  return { ok: false, code: 500, message: answer.ok || answer === noAnswer ? 'networkError' : answer.message }
}

const allSent = async (
  { file, signal, onProgress }: Whole,
  parts: readonly Part[],
  { ticket: ask, send }: PartCalls,
): Promise<SendOutcome | null> => {
  let done = 0
  for (const { blob, hash } of parts) {
    const answer = await ask(hash)
    const ticket = answer.ok ? answer.data[0] : undefined
    if (ticket === undefined || signal.aborted) return refusedBy(answer)
    const sent = done
    const ofWhole = (share: number) => onProgress((sent + share * blob.size) / file.size)
    if (ticket.stored === undefined) {
      const outcome = await send({ ticket, file: blob, name: 'part', category: 'extra', signal, onProgress: ofWhole })
      if (!outcome.ok) return outcome
    }
    ofWhole(1)
    done += blob.size
  }
  return null
}

const once = async (whole: Whole, parts: readonly Part[], calls: PartCalls): Promise<SendOutcome | 'missing'> => {
  const stopped = await allSent(whole, parts, calls)
  if (stopped) return stopped
  const answer = await calls.join({ name: whole.name, sha256: whole.hash, parts: parts.map(({ hash }) => hash) })
  if (answer.ok) return { ok: true, address: answer.data }
  return answer.message.code === 'partsMissing' ? 'missing' : refusedBy(answer)
}

/** What has gone from the server meanwhile is sent once more. */
export const sendParts = async (whole: Whole, calls: PartCalls): Promise<SendOutcome> => {
  const parts = await partsOf(whole.file)
  const first = await once(whole, parts, calls)
  const last = first === 'missing' ? await once(whole, parts, calls) : first
  return last === 'missing' ? { ok: false, code: 500, message: 'partsMissing' } : last
}

const calls: PartCalls = {
  ticket: (sha256) => call('uploadTickets', { query: { number: 1, kind: 'part', sha256 }, quiet: true }),
  send: sendFile,
  join: (body) => call('joinParts', { body, quiet: true }),
}

/** Sends a file with its permission, in parts where it is large. */
export const sendWhole = (sending: Sending & { readonly hash: string }): Promise<SendOutcome> =>
  sending.category === 'extra' && sending.file.size > maxPartBytes
    ? // Another application took the bytes away.
      sendParts(sending, calls).catch(() => ({ ok: false, code: 500, message: 'uploadInterrupted' }) as const)
    : sendFile(sending)
