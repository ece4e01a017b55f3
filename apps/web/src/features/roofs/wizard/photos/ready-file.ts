import { contentHash } from '../../../../platform/device/content-hash.ts'
import { isImage, isTooLargePhoto } from '../../../../platform/pictures/picture-file.ts'
import { shrinkPhoto } from '../../../../platform/pictures/shrink-photo.ts'
import type { PendingFile } from './interrupted-files.ts'

/** A larger photo is made smaller to send it: it arrives over a weak network, and still shows the gauge on a purlin. */
const aboutBytes = 2_000_000

export const isShrunkToSend = ({ category, file }: PendingFile): boolean =>
  category !== 'extra' && isImage(file) && file.size > aboutBytes

/** A file as it is sent, and the SHA-256 of that. */
export type Ready = { readonly source: PendingFile; readonly file: File; readonly hash: string }

const asSent = async (source: PendingFile): Promise<File | null> => {
  const { file } = source
  if (!isShrunkToSend(source)) return file
  const smaller = await shrinkPhoto(file, aboutBytes)
  if (smaller !== null && smaller.size < file.size) return smaller
  return isTooLargePhoto(file) ? null : file
}

/** What is sent of a file, which the device keeps as it is. `unread`: another application took its bytes away. */
export const readyToSend = async (source: PendingFile): Promise<Ready | 'too-large' | 'unread'> => {
  const file = await asSent(source)
  if (file === null) return 'too-large'
  return file
    .arrayBuffer()
    .then(contentHash)
    .then(
      (hash) => ({ source, file, hash }),
      () => 'unread' as const,
    )
}
