import { isTakenAt, type PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'

/** What a photo says of itself: Exif 2.32 (CIPA DC-008), in JPEG, HEIC, PNG and WebP alike. */

const nothing: PhotoTaken = {
  takenAt: null,
  latitude: null,
  longitude: null,
  accuracy: null,
  direction: null,
  north: 'magnetic',
  source: 'file',
}

/** Both byte orders of a TIFF header. */
const headers = [
  [0x49, 0x49, 0x2a, 0],
  [0x4d, 0x4d, 0, 0x2a],
] as const

/** The header follows its name, with at most a length and two zeros between. */
const nameReach = 10

const isNamedExif = (bytes: Uint8Array, at: number): boolean =>
  String.fromCharCode(...bytes.subarray(Math.max(0, at - nameReach), at))
    .toLowerCase()
    .includes('exif')

const isHeader = (bytes: Uint8Array, at: number): boolean =>
  headers.some((header) => header.every((byte, index) => bytes[at + index] === byte)) && isNamedExif(bytes, at)

/** Begin of the first TIFF data that are named Exif; null: none. */
export const exifAt = (bytes: Uint8Array): number | null => {
  for (let at = bytes.indexOf(0x2a); at !== -1; at = bytes.indexOf(0x2a, at + 1))
    for (const start of [at - 2, at - 3]) if (start >= 0 && isHeader(bytes, start)) return start
  return null
}

/** Bytes of a value by its type. */
const sizes: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }
type Entry = { readonly type: number; readonly count: number; readonly at: number }
type Tiff = { readonly view: DataView; readonly isLittle: boolean }
type Directory = ReadonlyMap<number, Entry>

const directoryAt = ({ view, isLittle }: Tiff, at: number | undefined): Directory => {
  const entries = new Map<number, Entry>()
  if (at === undefined) return entries
  const count = view.getUint16(at, isLittle)
  for (let index = 0; index < count; index++) {
    const entry = at + 2 + 12 * index
    const type = view.getUint16(entry + 2, isLittle)
    const values = view.getUint32(entry + 4, isLittle)
    const isInside = values * (sizes[type] ?? 1) <= 4
    const place = isInside ? entry + 8 : view.getUint32(entry + 8, isLittle)
    entries.set(view.getUint16(entry, isLittle), { type, count: values, at: place })
  }
  return entries
}

const longestText = 64

const textOf = ({ view }: Tiff, entry: Entry | undefined): string => {
  if (entry === undefined) return ''
  const length = Math.min(entry.count, longestText)
  const codes = Array.from({ length }, (_, index) => view.getUint8(entry.at + index))
  return String.fromCharCode(...codes.filter((code) => code !== 0)).trim()
}

const wholeOf = ({ view, isLittle }: Tiff, entry: Entry | undefined): number | undefined =>
  entry && (entry.type === 3 ? view.getUint16(entry.at, isLittle) : view.getUint32(entry.at, isLittle))

/** NaN where it is none. */
const fractionOf = ({ view, isLittle }: Tiff, entry: Entry | undefined, index = 0): number => {
  if (entry === undefined || index >= entry.count) return Number.NaN
  const at = entry.at + 8 * index
  return view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle)
}

const within = (value: number, min: number, max: number): number | null => (value >= min && value <= max ? value : null)

const degreesOf = (tiff: Tiff, entry: Entry | undefined): number =>
  [1, 60, 3600].reduce((sum, part, index) => sum + fractionOf(tiff, entry, index) / part, 0)

const tags = {
  exif: 0x87_69,
  gps: 0x88_25,
  original: 0x90_03,
  offset: 0x90_11,
  latitudeRef: 1,
  latitude: 2,
  longitudeRef: 3,
  longitude: 4,
  directionRef: 0x10,
  direction: 0x11,
  error: 0x1f,
} as const

const positionOf = (tiff: Tiff, gps: Directory): Pick<PhotoTaken, 'latitude' | 'longitude' | 'accuracy'> => {
  const signed = (value: number, ref: number, negative: string) =>
    textOf(tiff, gps.get(ref)) === negative ? -value : value
  const latitude = within(signed(degreesOf(tiff, gps.get(tags.latitude)), tags.latitudeRef, 'S'), -90, 90)
  const longitude = within(signed(degreesOf(tiff, gps.get(tags.longitude)), tags.longitudeRef, 'W'), -180, 180)
  // Cameras without a fix write zeros.
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0))
    return { latitude: null, longitude: null, accuracy: null }
  return { latitude, longitude, accuracy: within(fractionOf(tiff, gps.get(tags.error)), 0, 100_000) }
}

const directionOf = (tiff: Tiff, gps: Directory): Pick<PhotoTaken, 'direction' | 'north'> => ({
  direction: within(fractionOf(tiff, gps.get(tags.direction)), 0, 360),
  north: textOf(tiff, gps.get(tags.directionRef)) === 'T' ? 'true' : 'magnetic',
})

const timeOf = (tiff: Tiff, exif: Directory): string | null => {
  const [date = '', time = ''] = textOf(tiff, exif.get(tags.original)).split(' ')
  const local = `${date.replaceAll(':', '-')}T${time}`
  const whole = `${local}${textOf(tiff, exif.get(tags.offset))}`
  return [whole, local].find(isTakenAt) ?? null
}

const read = (view: DataView): PhotoTaken => {
  const tiff = { view, isLittle: view.getUint16(0) === 0x49_49 }
  const main = directoryAt(tiff, view.getUint32(4, tiff.isLittle))
  const part = (tag: number) => directoryAt(tiff, wholeOf(tiff, main.get(tag)))
  const [exif, gps] = [part(tags.exif), part(tags.gps)]
  return { ...nothing, takenAt: timeOf(tiff, exif), ...positionOf(tiff, gps), ...directionOf(tiff, gps) }
}

/** Nothing is known where there is no Exif, or where it points beyond its end. */
export const readExif = (bytes: Uint8Array): PhotoTaken => {
  const at = exifAt(bytes)
  if (at === null) return nothing
  try {
    return read(new DataView(bytes.buffer, bytes.byteOffset + at, bytes.byteLength - at))
  } catch (error) {
    if (error instanceof RangeError) return nothing
    throw error
  }
}

const orientationTag = 0x01_12

/** How the picture is turned, 1 to 8; 1: it is upright, or nothing is said. */
export const orientationOf = (bytes: Uint8Array): number => {
  const at = exifAt(bytes)
  if (at === null) return 1
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, bytes.byteLength - at)
    const tiff = { view, isLittle: view.getUint16(0) === 0x49_49 }
    return wholeOf(tiff, directoryAt(tiff, view.getUint32(4, tiff.isLittle)).get(orientationTag)) ?? 1
  } catch (error) {
    if (error instanceof RangeError) return 1
    throw error
  }
}
