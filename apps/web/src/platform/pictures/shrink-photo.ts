import { maxPhotoBytes } from '@soundroof/contract/platform/upload-limits'

/** Longest side in pixels and JPEG quality, tried in order until the photo is small enough. */
const attempts = [
  { side: 6000, quality: 0.88 },
  { side: 4500, quality: 0.86 },
  { side: 3200, quality: 0.84 },
  { side: 2400, quality: 0.8 },
] as const

/** Fits width and height into the longest side; never enlarges. */
export const fitted = (
  width: number,
  height: number,
  side: number,
): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`

const drawn = (picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitted(picture.width, picture.height, side))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/** The upright picture; null when this browser cannot read it. */
const decoded = (file: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)

/** An upright JPEG below 10 MB; null when this browser cannot make one. */
export const shrinkPhoto = async (file: File): Promise<File | null> => {
  const picture = await decoded(file)
  if (picture === null) return null
  try {
    for (const { side, quality } of attempts) {
      const blob = await drawn(picture, side, quality)
      if (blob && blob.size < maxPhotoBytes) return new File([blob], jpegName(file.name), { type: 'image/jpeg' })
    }
    return null
  } finally {
    picture.close()
  }
}
