import sharp from 'sharp'
import { refuse } from '../../platform/http/refused.ts'
import { startWorker } from '../../platform/work/worker-entry.ts'
import { hasTooManyScans, isCompletePicture } from './complete-picture.ts'
import { type Content, isHeic } from './file-content.ts'
import { isHollow, mostPixels, pictureSize } from './picture-size.ts'
import { pictureTurns } from './picture-turns.ts'

/** Longest side of a rendition: sharp on a screen and at half a page of A4. */
const longestSide = 1400

// One thread for a picture.
sharp.concurrency(1)
sharp.cache(false)
const turns = pictureTurns()

export type Rendition = { readonly jpeg: Uint8Array; readonly width: number; readonly height: number }

const tooCostly = () => refuse(400, 'imageTooCostly')

const decodeHeic = (bytes: Uint8Array, seconds: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: 512 }
    const worker = startWorker(new URL('./heic-worker.ts', import.meta.url), 'heic-worker.js', {
      workerData: bytes,
      resourceLimits,
    })
    const timer = setTimeout(() => end(() => reject(tooCostly())), seconds * 1000)
    const end = (answer: () => void) => {
      clearTimeout(timer)
      answer()
      void worker.terminate()
    }
    worker.once('message', (jpeg: Uint8Array) => end(() => resolve(jpeg)))
    worker.once('error', (error) => end(() => reject(error)))
    worker.once('exit', () => end(() => reject(new Error('The picture could not be decoded.'))))
  })

const isTimeOut = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout:')

/** Upright, without its metadata (place, time, camera), in sRGB on white. */
export const render = async (bytes: Uint8Array, seconds: number): Promise<Rendition> => {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
  const { autoOrient } = await image.metadata()
  const jpeg = await image
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds })
    .toBuffer()
    .catch((error) => {
      throw isTimeOut(error) ? tooCostly() : error
    })
  return { jpeg, width: autoOrient.width, height: autoOrient.height }
}

const inTurn = async (bytes: Buffer, content: Content): Promise<Rendition | null> => {
  const size = await pictureSize(bytes, content)
  if (hasTooManyScans(bytes, content)) throw new Error('The picture has too many scans.')
  if (!size.isTooLarge) return turns(size, (seconds) => render(bytes, seconds))
  if (!isCompletePicture(bytes, content)) throw new Error('The picture is not whole.')
  if (isHollow(size, bytes)) throw tooCostly()
  return null
}

const ofHeic = async (bytes: Buffer, content: Content): Promise<Rendition | null> => {
  const size = await pictureSize(bytes, content)
  if (size.isTooLarge) return inTurn(bytes, content)
  const jpeg = await turns(size, (seconds) => decodeHeic(bytes, seconds))
  return inTurn(Buffer.from(jpeg), { kind: 'image', contentType: 'image/jpeg' })
}

/** A photo as screens and reports show it; null for one that is too large to be decoded. Throws for what is no picture. */
export const renditionOf = (bytes: Uint8Array, content: Content): Promise<Rendition | null> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return isHeic(content) ? ofHeic(buffer, content) : inTurn(buffer, content)
}
