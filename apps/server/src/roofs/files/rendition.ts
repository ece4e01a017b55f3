import sharp from 'sharp'
import { startWorker } from '../../platform/work/worker-entry.ts'
import { isCompletePicture } from '../picture-structure/complete-picture.ts'
import { isCostlyToOpen } from '../picture-structure/costly-to-open.ts'
import { type Content, isHeic } from './file-content.ts'
import { isHollow, mostPixels, type PictureSize, pictureSize } from './picture-size.ts'
import { headerWork, pictureTurns } from './pictures/picture-turns.ts'
import { tooCostly } from './pictures/too-costly.ts'

/** Pixels of the longest side: sharp on a screen and at half a page of A4. */
const longestSide = 1400

// One thread for a picture.
sharp.concurrency(1)
sharp.cache(false)
const turns = pictureTurns()

export type Rendition = { readonly jpeg: Uint8Array; readonly width: number; readonly height: number }

const decodeHeic = (bytes: Uint8Array, seconds: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: 512 }
    const worker = startWorker(new URL('./pictures/heic-worker.ts', import.meta.url), 'heic-worker.js', {
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

/** A stopped decoder fails with various errors; one that cannot be stopped is refused when it ends. */
const inTime = async <T>(seconds: number, work: Promise<T>): Promise<T> => {
  const began = performance.now()
  const [outcome] = await Promise.allSettled([work])
  if (performance.now() - began >= seconds * 1000) throw tooCostly()
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** Upright, without its metadata (place, time, camera), in sRGB on white. */
const drawn = async (bytes: Uint8Array, seconds: number): Promise<Rendition> => {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
  const { autoOrient } = await image.metadata()
  const jpeg = await image
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds })
    .toBuffer()
  return { jpeg, width: autoOrient.width, height: autoOrient.height }
}

export const render = (bytes: Uint8Array, seconds: number): Promise<Rendition> => inTime(seconds, drawn(bytes, seconds))

/** Cost of decoding. A file that is costly to open reaches no decoder. */
const measured = async (bytes: Buffer, content: Content): Promise<PictureSize> => {
  if (isCostlyToOpen(bytes, content)) throw tooCostly()
  return turns(headerWork, (seconds) => inTime(seconds, pictureSize(bytes, content)))
}

const inTurn = async (bytes: Buffer, content: Content): Promise<Rendition | null> => {
  const size = await measured(bytes, content)
  if (!size.isTooLarge) return turns(size, (seconds) => render(bytes, seconds))
  if (!isCompletePicture(bytes, content)) throw new Error('The picture is not whole.')
  if (isHollow(size, bytes)) throw tooCostly()
  return null
}

const ofHeic = async (bytes: Buffer, content: Content): Promise<Rendition | null> => {
  const size = await measured(bytes, content)
  if (size.isTooLarge) return inTurn(bytes, content)
  const jpeg = await turns(size, (seconds) => decodeHeic(bytes, seconds))
  return inTurn(Buffer.from(jpeg), { kind: 'image', contentType: 'image/jpeg' })
}

/** A photo for screens and reports; null: too large to decode. Throws where it is no picture. */
export const renditionOf = (bytes: Uint8Array, content: Content): Promise<Rendition | null> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return isHeic(content) ? ofHeic(buffer, content) : inTurn(buffer, content)
}
