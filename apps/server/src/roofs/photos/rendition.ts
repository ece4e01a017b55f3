import sharp from 'sharp'
import { startWorker } from '../../platform/work/worker-entry.ts'
import { hasTooManyScans, isCompletePicture } from './complete-picture.ts'
import { type Content, isHeic } from './file-content.ts'
import { mostPixels, pictureSize } from './picture-size.ts'
import { pictureTurns } from './picture-turns.ts'

/** Longest side of a rendition: sharp on a screen and at half a page of A4. */
const longestSide = 1400
const heicSeconds = 60

// One thread for a picture.
sharp.concurrency(1)
sharp.cache(false)
const turns = pictureTurns()

export type Rendition = { readonly jpeg: Uint8Array; readonly width: number; readonly height: number }

const decodeHeic = (bytes: Uint8Array): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: 512 }
    const worker = startWorker(new URL('./heic-worker.ts', import.meta.url), 'heic-worker.js', {
      workerData: bytes,
      resourceLimits,
    })
    const timer = setTimeout(() => end(() => reject(new Error('The picture took too long.'))), heicSeconds * 1000)
    const end = (answer: () => void) => {
      clearTimeout(timer)
      answer()
      void worker.terminate()
    }
    worker.once('message', (jpeg: Uint8Array) => end(() => resolve(jpeg)))
    worker.once('error', (error) => end(() => reject(error)))
    worker.once('exit', () => end(() => reject(new Error('The picture could not be decoded.'))))
  })

/** Upright, without its metadata (place, time, camera), in sRGB on white. */
const render = async (bytes: Uint8Array): Promise<Rendition> => {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
  const { autoOrient } = await image.metadata()
  const jpeg = await image
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
  return { jpeg, width: autoOrient.width, height: autoOrient.height }
}

const inTurn = async (bytes: Buffer, content: Content): Promise<Rendition | null> => {
  const size = await pictureSize(bytes, content)
  if (hasTooManyScans(bytes, content)) throw new Error('The picture has too many scans.')
  if (!size.isTooLarge) return turns(size, () => render(bytes))
  if (!isCompletePicture(bytes, content)) throw new Error('The picture is not whole.')
  return null
}

const ofHeic = async (bytes: Buffer, content: Content): Promise<Rendition | null> => {
  const size = await pictureSize(bytes, content)
  if (size.isTooLarge) return inTurn(bytes, content)
  const jpeg = await turns(size, () => decodeHeic(bytes))
  return inTurn(Buffer.from(jpeg), { kind: 'image', contentType: 'image/jpeg' })
}

/** A photo as screens and reports show it; null for one that is too large to be decoded. Throws for what is no picture. */
export const renditionOf = (bytes: Uint8Array, content: Content): Promise<Rendition | null> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return isHeic(content) ? ofHeic(buffer, content) : inTurn(buffer, content)
}
