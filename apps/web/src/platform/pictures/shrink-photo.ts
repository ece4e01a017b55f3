import { maxPhotoBytes } from '@soundroof/contract/platform/upload-limits'
import { shrunkAside } from './ask-pictures.ts'
import { encodeHere, shrunk } from './shrunk.ts'

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`

/** An upright JPEG below 10 MB, and below `bytes` if the photo allows it; null when this browser cannot make one. */
export const shrinkPhoto = async (file: File, bytes = maxPhotoBytes): Promise<File | null> => {
  const blob = await shrunkAside(file, bytes).catch(() => shrunk(file, bytes, encodeHere))
  if (blob === null || blob.size >= maxPhotoBytes) return null
  return new File([blob], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified })
}
