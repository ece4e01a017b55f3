import { maxFileBytes, maxFiles, maxPhotos } from '@soundroof/contract/platform/upload-limits'
import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import { isImage } from '../../../../platform/pictures/picture-file.ts'
import type { Message } from '../../../../platform/words/use-say.ts'

type FileLike = { readonly name: string; readonly type: string; readonly size: number }

type Verdict = { readonly kind: 'ready' } | { readonly kind: 'refused'; readonly message: Message }

/** Of a chosen file: taken, or refused with the specified message. */
export const checkFile = (category: FileCategory, file: FileLike): Verdict => {
  if (category === 'extra')
    return file.size > maxFileBytes ? { kind: 'refused', message: 'fileTooLarge' } : { kind: 'ready' }
  return isImage(file) ? { kind: 'ready' } : { kind: 'refused', message: 'imageOnly' }
}

/** How many more files a category takes, and the message when that is too few. */
export const roomFor = (
  category: FileCategory,
  present: number,
): { readonly room: number; readonly message: Message } =>
  category === 'extra'
    ? { room: Math.max(0, maxFiles - present), message: 'tooManyFiles' }
    : { room: Math.max(0, maxPhotos - present), message: 'tooManyPhotos' }
