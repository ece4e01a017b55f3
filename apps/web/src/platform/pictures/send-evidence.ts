import { maxPhotoBytes } from '@soundroof/contract/platform/upload-limits'
import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { postFile } from '../api/post-file.ts'
import { toast } from '../toast.ts'
import { acceptedImages, isImage } from './picture-file.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** Types in the file dialog; the server checks the content. */
export const evidenceTypes = `application/pdf,${acceptedImages}`

const isPdf = ({ name, type }: File): boolean => (type === '' ? /\.pdf$/i.test(name) : type === 'application/pdf')

/** The file as it is sent: a large photo is made smaller. */
const readyFile = async (file: File): Promise<File | 'evidenceType' | 'imageTooLarge'> => {
  if (!(isPdf(file) || isImage(file))) return 'evidenceType'
  if (file.size < maxPhotoBytes) return file
  return (isPdf(file) ? null : await shrinkPhoto(file)) ?? 'imageTooLarge'
}

/**
 * Uploads a photo or PDF as evidence; its address, or null after a toast.
 * @param askTicket permission to upload one photo
 */
export const sendEvidence = async (
  file: File,
  askTicket: () => Promise<UploadTicket | undefined>,
): Promise<string | null> => {
  const ready = await readyFile(file)
  if (typeof ready === 'string') {
    toast(ready, 'problem')
    return null
  }
  const ticket = await askTicket()
  return ticket ? postFile(ticket, ready) : null
}
