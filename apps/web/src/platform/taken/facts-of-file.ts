import { isKnown, type PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { shrinkPhoto } from '../pictures/shrink-photo.ts'
import { exifAt, readExif } from './read-exif.ts'
import { jpegWithoutFacts } from './without-facts.ts'

/** Exif of a JPEG stands at its beginning, in a segment of at most 64 kB; other kinds are read whole. */
const beginning = 256 * 1024

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())

/** What a photo says of itself; null: nothing. */
export const takenOfFile = async (file: File): Promise<PhotoTaken | null> => {
  const head = await bytesOf(file.slice(0, beginning))
  const isWhole = exifAt(head) !== null || head[0] === 0xff || file.size <= beginning
  const taken = readExif(isWhole ? head : await bytesOf(file))
  return isKnown(taken) ? taken : null
}

/** Names of photos tell their time. */
const unnamed = (photo: Blob): File => new File([photo], 'photo.jpg', { type: 'image/jpeg' })

const strippedJpeg = async (file: Blob): Promise<Blob | null> => {
  const jpeg = jpegWithoutFacts(await bytesOf(file))
  return jpeg && new Blob([jpeg], { type: 'image/jpeg' })
}

/** The same photo without where and when it was taken, drawn anew where it is no JPEG; null: this browser cannot make one. */
export const withoutFacts = async (file: File): Promise<File | null> => {
  const photo = (await strippedJpeg(file)) ?? (await shrinkPhoto(file))
  return photo && unnamed(photo)
}

/** An extra file may be anything: a JPEG, whatever it is called, is stripped; others go as they are. */
export const extraWithoutFacts = async (file: File): Promise<File> => {
  const jpeg = await strippedJpeg(file)
  return jpeg ? new File([jpeg], file.name, { type: file.type, lastModified: file.lastModified }) : file
}
