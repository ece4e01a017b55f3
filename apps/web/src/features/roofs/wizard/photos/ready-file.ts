import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { contentHash } from '../../../../platform/device/content-hash.ts'
import { isImage, isTooLargePhoto } from '../../../../platform/pictures/picture-file.ts'
import { shrinkPhoto } from '../../../../platform/pictures/shrink-photo.ts'
import { extraWithoutFacts, takenOfFile, withoutFacts } from '../../../../platform/taken/facts-of-file.ts'
import { isTakenKept } from '../../../../platform/taken/taken-choice.ts'
import type { PendingFile } from './interrupted-files.ts'

/** A larger photo is made smaller to send it: it arrives over a weak network, and still shows the gauge on a purlin. */
const aboutBytes = 2_000_000

export const isShrunkToSend = ({ category, file }: PendingFile): boolean =>
  category !== 'extra' && isImage(file) && file.size > aboutBytes

/** A file as it is sent, the SHA-256 of that, and where and when it was taken, if that is kept. */
export type Ready = {
  readonly source: PendingFile
  readonly file: File
  readonly hash: string
  readonly taken: PhotoTaken | null
}

const asSent = async (source: PendingFile): Promise<File | null> => {
  const { file } = source
  if (!isShrunkToSend(source)) return file
  const smaller = await shrinkPhoto(file, aboutBytes)
  if (smaller !== null && smaller.size < file.size) return smaller
  return isTooLargePhoto(file) ? null : file
}

const takenOf = async ({ category, file, taken }: PendingFile): Promise<PhotoTaken | null> => {
  if (category === 'extra' || !isTakenKept()) return null
  return taken ?? (await takenOfFile(file))
}

/** As the device's owner has chosen; null: this browser cannot take place and time out of it. */
const asChosen = async (source: PendingFile, file: File): Promise<File | null> => {
  if (isTakenKept()) return file
  if (source.category === 'extra') return extraWithoutFacts(file)
  return isImage(source.file) ? await withoutFacts(file) : file
}

/**
 * What is sent of a file, which the device keeps as it is. `unread`: another application took its bytes away. `with-place`: its
 * place and time should not be sent, and cannot be taken out.
 */
export const readyToSend = async (source: PendingFile): Promise<Ready | 'too-large' | 'unread' | 'with-place'> => {
  const whole = await asSent(source)
  if (whole === null) return 'too-large'
  try {
    const file = await asChosen(source, whole)
    if (file === null) return 'with-place'
    const taken = await takenOf(source)
    return { source, file, hash: await contentHash(await file.arrayBuffer()), taken }
  } catch {
    return 'unread'
  }
}
