import { orientationOf } from './read-exif.ts'

/** Markers of a JPEG (ISO/IEC 10918-1, table B.1). */
const [startOfScan, endOfImage, comment] = [0xda, 0xd9, 0xfe] as const
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef
/** Within the picture: a stuffed byte, or a restart. */
const isInScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/** Those that the colours depend on; the others may hold a position: Exif, XMP, notes of the maker. */
const keptNames: Readonly<Record<number, string>> = { 224: 'jfif', 226: 'icc_profile', 238: 'adobe' }

const isKept = (bytes: Uint8Array, marker: number, at: number): boolean => {
  if (marker === comment) return false
  if (!isApplication(marker)) return true
  const name = keptNames[marker]
  if (name === undefined) return false
  return String.fromCharCode(...bytes.subarray(at + 4, at + 4 + name.length)).toLowerCase() === name
}

const lengthAt = (bytes: Uint8Array, at: number): number => ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)

/** What follows the end, such as a second picture of the phone with its own Exif, is left out. */
const endAfter = (bytes: Uint8Array, scan: number): number => {
  let at = scan + 2 + lengthAt(bytes, scan)
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === 0xff) at += 1
    else if (marker === endOfImage) return at + 2
    else if (isInScan(marker)) at += 2
    else at += 2 + lengthAt(bytes, at)
  }
  return bytes.length
}

/** Exif that says how the picture is turned and nothing else. */
const turned = (orientation: number): readonly number[] => {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  return [0xff, 0xe1, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
}

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The same picture, turned the same way, without where and when it was taken; null: the bytes are no whole JPEG. */
export const jpegWithoutFacts = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const orientation = orientationOf(bytes)
  const parts = [bytes.subarray(0, 2), ...(orientation > 1 ? [Uint8Array.from(turned(orientation))] : [])]
  let at = 2
  while (at + 3 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === startOfScan) return joined([...parts, bytes.subarray(at, endAfter(bytes, at))])
    const end = at + 2 + lengthAt(bytes, at)
    if (isKept(bytes, marker, at)) parts.push(bytes.subarray(at, end))
    at = end
  }
  return null
}
