import { boxesIn, heicSize, isHeicDescribed } from './heic-boxes.ts'
import { isWholeJpeg } from './jpeg-segments.ts'
import { mostParts } from './most-parts.ts'
import { isWholePng } from './png-chunks.ts'

/** WebP: its chunks fill the size that RIFF states, and one of them is a picture. */
const isWholeWebp = (bytes: Buffer): boolean => {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return false
  let [pictures, parts, at] = [0, 0, 12]
  while (at + 8 <= end && parts++ < mostParts) {
    const size = bytes.readUInt32LE(at + 4)
    if (/^(VP8 |VP8L|ANMF)$/.test(bytes.toString('latin1', at, at + 4)) && size > 0) pictures++
    // Chunks begin at even places.
    at += 8 + size + (size % 2)
  }
  return pictures > 0 && (at === end || at === end + 1)
}

/** HEVC codes blocks of at most 64 x 64 pixels, each with at least one bit of prediction mode (ITU-T H.265, 7.3.8.5). */
const pixelsPerByte = 64 * 64 * 8

/** HEIC: boxes up to the end, a description of the coding, and at least as much data as the pixels need. */
const isWholeHeic = (bytes: Buffer): boolean => {
  const { boxes, isWhole } = boxesIn(bytes, 0, bytes.length)
  const data = boxes.filter(({ type }) => type === 'mdat').reduce((sum, { start, end }) => sum + end - start, 0)
  const { width, height } = heicSize(bytes)
  return isWhole && isHeicDescribed(bytes) && data * pixelsPerByte >= width * height
}

const walks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/png': isWholePng,
  'image/jpeg': isWholeJpeg,
  'image/webp': isWholeWebp,
  'image/heic': isWholeHeic,
  'image/heif': isWholeHeic,
}

/** Whether a picture that is not decoded is complete, by the structure of its file. */
export const isCompletePicture = (bytes: Buffer, { contentType }: { readonly contentType: string }): boolean => {
  const walk = walks[contentType]
  return bytes.length > 32 && walk !== undefined && walk(bytes)
}
