import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { call } from '../../../../platform/api/api-client.ts'
import { endedSession, noAnswer } from '../../../../platform/api/envelope.ts'
import { randomText } from '../../../../platform/api/signature.ts'
import { messageIn, uploadForm } from '../../../../platform/api/upload-form.ts'
import type { WaitingCategory } from '../../../../platform/draft/waiting-file.ts'
import { waitForSignal } from '../../../../platform/offline/wait-for-signal.ts'
import { toast } from '../../../../platform/toast.ts'
import type { Message } from '../../../../platform/words/use-say.ts'

export type SendOutcome =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly code: 500; readonly message: Message }

/** One for each file, in their order. Without a signal nobody is told: the files are kept here, and go by themselves later. */
export const ticketsFor = async (files: readonly { readonly hash: string }[], kind: 'file' | 'photo') => {
  const sha256 = files.map(({ hash }) => hash).join()
  const answer = await call('uploadTickets', { query: { number: files.length, kind, sha256 }, quiet: true })
  if (answer === noAnswer) void waitForSignal()
  const isTold = answer === noAnswer || (!answer.ok && [401, endedSession].includes(answer.code))
  if (!answer.ok && !isTold) toast(answer.message, 'problem')
  return answer
}

const photoMessages: readonly string[] = ['imageOnly', 'imageTooLarge', 'fileTooLarge']

/** Message of a refused upload: the photo message where one applies, else the network message. */
export const refusalMessage = (status: number, body: string, category: WaitingCategory): Message => {
  const message = messageIn(body)
  if (message && photoMessages.includes(message.code)) return message
  if (status === 413) return category === 'extra' ? 'fileTooLarge' : 'imageTooLarge'
  return 'networkError'
}

const refused = (message: Message): SendOutcome => ({ ok: false, code: 500, message })

export type Sending = {
  readonly ticket: UploadTicket
  readonly file: Blob
  readonly name: string
  readonly category: WaitingCategory
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

const formOf = (fields: readonly (readonly [string, string])[], file: Blob, name: string): FormData => {
  const form = new FormData()
  for (const [field, value] of fields) form.append(field, value)
  form.append('file', file, name)
  return form
}

/** Uploads one file with its ticket, without a time limit. */
export const sendFile = ({ ticket, file, name, category, signal, onProgress }: Sending): Promise<SendOutcome> =>
  new Promise((resolve) => {
    const { fields, address } = uploadForm(ticket, `${randomText()}${randomText()}-`, name)
    const request = new XMLHttpRequest()
    const isStored = () => request.status >= 200 && request.status < 300
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve(
        isStored() ? { ok: true, address } : refused(refusalMessage(request.status, request.responseText, category)),
      )
    request.onerror = () => {
      void waitForSignal()
      resolve(refused('networkError'))
    }
    request.onabort = () => resolve(refused('networkError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', ticket.host)
    request.send(formOf(fields, file, name))
  })
