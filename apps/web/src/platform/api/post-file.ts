import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { toast } from '../toast.ts'
import type { Message } from '../words/use-say.ts'
import { randomText } from './signature.ts'
import { messageIn, uploadForm } from './upload-form.ts'

type Sent = { readonly ok: boolean; readonly message: Message }

const post = async (host: string, form: FormData): Promise<Sent> => {
  try {
    const response = await fetch(host, { method: 'POST', body: form, credentials: 'omit' })
    return { ok: response.ok, message: messageIn(await response.text()) ?? 'networkError' }
  } catch {
    return { ok: false, message: 'networkError' }
  }
}

/** The address of the uploaded file, or null with a toast. */
export const postFile = async (ticket: UploadTicket, file: File): Promise<string | null> => {
  const { fields, address } = uploadForm(ticket, `${randomText()}${randomText()}-`, file.name)
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  form.append('file', file, file.name)
  const sent = await post(ticket.host, form)
  if (sent.ok) return address
  toast(sent.message, 'problem')
  return null
}
