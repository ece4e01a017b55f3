import { type Look, lookedAt } from './advice.ts'
import { fitted } from './fitted.ts'
import { differenceHash, type Grey, hashSize, lightOf, sharpnessOf } from './measures.ts'

/** A look at a photo, and a small picture of it for the screen. */
export type Looked = Look & { readonly preview: Blob }

/** Longest side, in pixels: a tile on a screen of three pixels a point. */
const previewSide = 480

type Size = { readonly width: number; readonly height: number }

const drawn = (picture: CanvasImageSource, { width, height }: Size) => {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser draws nothing.')
  context.imageSmoothingQuality = 'medium'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

/** Rec. 601. */
const greyOf = ({ canvas: { width, height }, context }: ReturnType<typeof drawn>): Grey => {
  const { data } = context.getImageData(0, 0, width, height)
  const shades = new Uint8Array(width * height)
  for (let at = 0; at < shades.length; at++)
    shades[at] = 0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0)
  return { width, height, shades }
}

/** Fails where this browser cannot read the picture. */
export const lookAt = async (file: Blob): Promise<Looked> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { width, height } = picture
    const reduced = drawn(picture, fitted(width, height, lookedAt))
    const grey = greyOf(reduced)
    const small = drawn(reduced.canvas, fitted(width, height, previewSide))
    return {
      width,
      height,
      light: lightOf(grey),
      sharpness: sharpnessOf(grey),
      hash: differenceHash(greyOf(drawn(small.canvas, hashSize))),
      preview: await small.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }),
    }
  } finally {
    picture.close()
  }
}
