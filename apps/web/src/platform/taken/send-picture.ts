import { call } from '../api/api-client.ts'
import { postFile } from '../api/post-file.ts'
import { isImage, isTooLargePhoto } from '../pictures/picture-file.ts'
import { shrinkPhoto } from '../pictures/shrink-photo.ts'
import { toast } from '../toast.ts'
import type { Message } from '../words/use-say.ts'
import { withoutFacts } from './facts-of-file.ts'
import { isTakenKept } from './taken-choice.ts'

const refused = (message: Message): null => {
  toast(message, 'problem')
  return null
}

/** Without place and time where the device's owner has chosen so; null after a toast: this browser cannot take them out. */
const asChosen = async (file: File): Promise<File | null> =>
  isTakenKept() ? file : ((await withoutFacts(file)) ?? refused({ code: 'roofs.place-stays-in-photo' }))

/** Uploads one picture as photos are; its address, or null after a toast. */
export const sendPicture = async (file: File): Promise<string | null> => {
  if (!isImage(file)) return refused('imageOnly')
  const small = isTooLargePhoto(file) ? await shrinkPhoto(file) : file
  if (small === null) return refused('imageTooLarge')
  const ready = await asChosen(small)
  if (ready === null) return null
  const answer = await call('uploadTickets', { query: { number: 1, kind: 'photo' } })
  const [ticket] = answer.ok ? answer.data : []
  return ticket ? postFile(ticket, ready) : null
}
