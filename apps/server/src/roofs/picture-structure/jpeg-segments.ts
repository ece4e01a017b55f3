import { mostParts } from './most-parts.ts'

/** A stuffed zero, a fill byte, TEM or a restart: coded data continues after it. */
const isMarker = (code: number): boolean => code > 1 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)

/** Position of the next marker. Like libjpeg, skips coded data and bytes outside segments. */
const nextMarker = (bytes: Buffer, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at++) if (bytes[at] === 0xff && isMarker(bytes[at + 1] ?? 0)) return at
  return -1
}

/** SOF0 to SOF15, without DHT, JPG and DAC, whose numbers are between them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const framePixels = (bytes: Buffer, at: number): number =>
  at + 9 <= bytes.length ? bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7) : 0

type JpegParts = {
  readonly segments: number
  readonly scans: number
  readonly codedBytes: number
  readonly pixels: number
  readonly ends: boolean
}

/** JPEG: the segments up to EOI, and the bytes between them, which hold the coded pixels. */
const jpegParts = (bytes: Buffer): JpegParts => {
  let [segments, scans, codedBytes, pixels, from] = [0, 0, 0, 0, 2]
  for (let at = nextMarker(bytes, from); at !== -1; at = nextMarker(bytes, from)) {
    const marker = bytes[at + 1] ?? 0
    codedBytes += at - from
    if (marker === 0xd9) return { segments, scans, codedBytes, pixels, ends: true }
    if (++segments > mostParts || at + 4 > bytes.length) break
    if (marker === 0xda) scans++
    if (isFrame(marker) && pixels === 0) pixels = framePixels(bytes, at)
    from = at + 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return { segments, scans, codedBytes, pixels, ends: false }
}

/** Each block of 8 x 8 pixels takes a code of at least one bit (ITU-T T.81, F.1.2.1). */
const jpegPixelsPerByte = 8 * 8 * 8

export const isWholeJpeg = (bytes: Buffer): boolean => {
  const { scans, codedBytes, pixels, ends } = jpegParts(bytes)
  return ends && scans > 0 && pixels > 0 && codedBytes * jpegPixelsPerByte >= pixels
}

/**
 * Cameras write a dozen scans at most. Attack: thousands of tiny scans, each decoded over the whole picture, keep the
 * server busy for seconds.
 */
const mostScans = 50

export const hasCostlySegments = (bytes: Buffer): boolean => {
  const { scans, segments } = jpegParts(bytes)
  return scans > mostScans || segments > mostParts
}
