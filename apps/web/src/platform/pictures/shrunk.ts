import { fitted } from './fitted.ts'

/** Longest side in pixels and JPEG quality, tried in order until the photo is small enough. */
const attempts = [
  { side: 6000, quality: 0.88 },
  { side: 4500, quality: 0.86 },
  { side: 3200, quality: 0.84 },
  { side: 2400, quality: 0.8 },
] as const

type Attempt = (typeof attempts)[number]
type Encode = (picture: ImageBitmap, attempt: Attempt) => Promise<Blob | null>

const draw = (
  picture: ImageBitmap,
  { width, height }: { readonly width: number; readonly height: number },
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
): void => {
  // A JPEG has no transparent parts, which would come out black.
  if (context) context.fillStyle = '#ffffff'
  context?.fillRect(0, 0, width, height)
  context?.drawImage(picture, 0, 0, width, height)
}

/** In a worker. */
export const encodeAside: Encode = (picture, { side, quality }) => {
  const size = fitted(picture.width, picture.height, side)
  const canvas = new OffscreenCanvas(size.width, size.height)
  draw(picture, size, canvas.getContext('2d'))
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** In the page. */
export const encodeHere: Encode = (picture, { side, quality }) => {
  const size = fitted(picture.width, picture.height, side)
  const canvas = Object.assign(document.createElement('canvas'), size)
  draw(picture, size, canvas.getContext('2d'))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/** The upright picture; null when this browser cannot read it. */
const decoded = (file: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)

/** An upright JPEG of fewer bytes, or as near to that as the last attempt comes; null when this browser cannot make one. */
export const shrunk = async (file: Blob, bytes: number, encode: Encode): Promise<Blob | null> => {
  const picture = await decoded(file)
  if (picture === null) return null
  let smallest: Blob | null = null
  try {
    for (const attempt of attempts) {
      smallest = (await encode(picture, attempt)) ?? smallest
      if (smallest && smallest.size < bytes) break
    }
    return smallest
  } finally {
    picture.close()
  }
}
