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

/** A stuffed zero, a fill byte, TEM or a restart: coded data goes on after it. */
const isMarker = (code: number): boolean => code > 1 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)

/** Where the next marker begins. Like libjpeg, it steps over coded data and bytes that belong to no segment. */
const nextMarker = (bytes: Buffer, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at++) if (bytes[at] === 0xff && isMarker(bytes[at + 1] ?? 0)) return at
  return -1
}

/** SOF0 to SOF15, without DHT, JPG and DAC, which stand between them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const framePixels = (bytes: Buffer, at: number): number =>
  at + 9 <= bytes.length ? bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7) : 0

type JpegParts = {
  readonly scans: number
  readonly codedBytes: number
  readonly pixels: number
  readonly ends: boolean
}

/** JPEG: the segments up to EOI, and the bytes between them, which hold the coded pixels. */
const jpegParts = (bytes: Buffer): JpegParts => {
  let [scans, codedBytes, pixels, from] = [0, 0, 0, 2]
  for (let at = nextMarker(bytes, from); at !== -1; at = nextMarker(bytes, from)) {
    const marker = bytes[at + 1] ?? 0
    codedBytes += at - from
    if (marker === 0xd9) return { scans, codedBytes, pixels, ends: true }
    if (at + 4 > bytes.length) break
    if (marker === 0xda) scans++
    if (isFrame(marker) && pixels === 0) pixels = framePixels(bytes, at)
    from = at + 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return { scans, codedBytes, pixels, ends: false }
}

/** Each block of 8 x 8 pixels takes a code of one bit at least (ITU-T T.81, F.1.2.1). */
const jpegPixelsPerByte = 8 * 8 * 8

const isWholeJpeg = (bytes: Buffer): boolean => {
  const { scans, codedBytes, pixels, ends } = jpegParts(bytes)
  return ends && scans > 0 && pixels > 0 && codedBytes * jpegPixelsPerByte >= pixels
}

/**
 * Cameras write a dozen scans at most.
 * Attack: thousands of tiny scans, each of which is decoded over the whole picture, keep the server busy for seconds.
 */
const mostScans = 50

export const hasTooManyScans = (bytes: Buffer, { contentType }: Content): boolean =>
  contentType === 'image/jpeg' && jpegParts(bytes).scans > mostScans

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
