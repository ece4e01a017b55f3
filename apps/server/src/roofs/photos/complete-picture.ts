import type { Content } from './file-content.ts'
import { boxesIn, heicSize, isHeicDescribed } from './heic-boxes.ts'

/** Deflate packs at most 1032 bytes into one (zlib, technical details): fewer cannot hold the pixels that a header names. */
const densest = 1032
const pngSamples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Bytes of the unpacked pixels, from the content of IHDR at 16. */
const pngPixelBytes = (bytes: Buffer): number => {
  const bits = (bytes[24] ?? 0) * (pngSamples[bytes[25] ?? 0] ?? 1)
  return bytes.readUInt32BE(20) * Math.ceil((bytes.readUInt32BE(16) * bits) / 8)
}

/** PNG: chunks up to IEND, with as much data as the pixels need at least. */
const isWholePng = (bytes: Buffer): boolean => {
  let packed = 0
  for (let at = 8; at + 12 <= bytes.length; ) {
    const [length, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)]
    if (at === 8 && type !== 'IHDR') return false
    if (at + 12 + length > bytes.length) return false
    if (type === 'IEND') return packed > 0 && packed * densest >= pngPixelBytes(bytes)
    if (type === 'IDAT') packed += length
    at += 12 + length
  }
  return false
}

const isWithinScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/** Where the next marker after coded data begins: not an escaped 0xff, not a restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && at + 1 < bytes.length && isWithinScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2)
  return at === -1 ? bytes.length : at
}

/** JPEG: segments and scans up to EOI. */
const isWholeJpeg = (bytes: Buffer): boolean => {
  let scans = 0
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1]
    if (bytes[at] !== 0xff) return false
    if (marker === 0xd9) return scans > 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (at + 4 > bytes.length) return false
    const next = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === 0xda) scans++
    at = marker === 0xda ? endOfScan(bytes, next) : next
  }
  return false
}

/** WebP: the chunks fill the size that RIFF names, and one of them is a picture. */
const isWholeWebp = (bytes: Buffer): boolean => {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return false
  let pictures = 0
  let at = 12
  while (at + 8 <= end) {
    const size = bytes.readUInt32LE(at + 4)
    if (/^(VP8 |VP8L|ANMF)$/.test(bytes.toString('latin1', at, at + 4)) && size > 0) pictures++
    // Chunks begin at even places.
    at += 8 + size + (size % 2)
  }
  return pictures > 0 && (at === end || at === end + 1)
}

/** HEVC codes blocks of 64 x 64 pixels at most, and the prediction mode of each takes one bit at least (ITU-T H.265, 7.3.8.5). */
const pixelsPerByte = 64 * 64 * 8

/** HEIC: boxes up to the end, a description of the coding, and as much data as the pixels need at least. */
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

/** Whether a picture that is not decoded is all there, by the structure of its file. */
export const isCompletePicture = (bytes: Buffer, { contentType }: Content): boolean => {
  const walk = walks[contentType]
  return bytes.length > 32 && walk !== undefined && walk(bytes)
}
