import { call } from '../api/api-client.ts'
import { postFile } from '../api/post-file.ts'
import { toast } from '../toast.ts'
import type { Message } from '../words/use-say.ts'
import { isImage, isTooLargePhoto } from './picture-file.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const refused = (message: Message): null => {
  toast(message, 'problem')
  return null
}

/** Uploads one picture as photos are; its address, or null after a toast. */
export const sendPicture = async (file: File): Promise<string | null> => {
  if (!isImage(file)) return refused('imageOnly')
  const ready = isTooLargePhoto(file) ? await shrinkPhoto(file) : file
  if (ready === null) return refused('imageTooLarge')
  const answer = await call('uploadTickets', { query: { number: 1, kind: 'photo' } })
  const [ticket] = answer.ok ? answer.data : []
  return ticket ? postFile(ticket, ready) : null
}
