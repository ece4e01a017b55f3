import { say } from '@soundroof/contract/platform/messages'
import { maxPhotoBytes } from '@soundroof/contract/platform/upload-limits'
import { call } from '../../../platform/api/api-client.ts'
import { randomText } from '../../../platform/api/signature.ts'
import { messageIn, uploadForm } from '../../../platform/api/upload-form.ts'
import { toast } from '../../../platform/toast.ts'

/** Types in the file dialog; the server checks the content. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

type Sent = { readonly ok: boolean; readonly message: string }

const post = async (host: string, form: FormData): Promise<Sent> => {
  try {
    const response = await fetch(host, { method: 'POST', body: form, credentials: 'omit' })
    return { ok: response.ok, message: messageIn(await response.text()) || say('networkError') }
  } catch {
    return { ok: false, message: say('networkError') }
  }
}

/** The address of the uploaded picture, or null with a toast. */
export const sendPicture = async (file: File): Promise<string | null> => {
  if (file.size >= maxPhotoBytes) {
    toast(say('imageTooLarge'), 'problem')
    return null
  }
  const answer = await call('consoleUpload')
  if (!answer.ok) return null
  const { fields, address } = uploadForm(answer.data, `${randomText()}${randomText()}-`, file.name)
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  form.append('file', file, file.name)
  const sent = await post(answer.data.host, form)
  if (sent.ok) return address
  toast(sent.message, 'problem')
  return null
}
