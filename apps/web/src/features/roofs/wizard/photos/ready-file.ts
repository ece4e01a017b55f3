import { isImage, isTooLargePhoto } from '../../../../platform/pictures/picture-file.ts'
import { shrinkPhoto } from '../../../../platform/pictures/shrink-photo.ts'
import type { PendingFile } from './interrupted-files.ts'

/** A larger photo is made smaller to send it: it arrives over a weak network, and still shows the gauge on a purlin. */
const aboutBytes = 2_000_000

export const isShrunkToSend = ({ category, file }: PendingFile): boolean =>
  category !== 'extra' && isImage(file) && file.size > aboutBytes

/** What is sent of a file; null: it is too large, and this browser cannot make it smaller. The device keeps it as it is. */
export const readyToSend = async (source: PendingFile): Promise<File | null> => {
  const { file } = source
  if (!isShrunkToSend(source)) return file
  const smaller = await shrinkPhoto(file, aboutBytes)
  if (smaller !== null && smaller.size < file.size) return smaller
  return isTooLargePhoto(file) ? null : file
}
