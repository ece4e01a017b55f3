import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ObjectStore } from './object-store.ts'

// A key may carry a file name from outside: it must not leave the folder.
const isPlain = (segment: string): boolean =>
  segment !== '' &&
  segment !== '.' &&
  segment !== '..' &&
  !/[\\\p{Cc}\p{Cs}]/u.test(segment) &&
  Buffer.byteLength(segment) <= 200

const placeOf = (folder: string, key: string): string => {
  const segments = key.split('/')
  if (!segments.every(isPlain)) throw new Error('This is no key of a file.')
  return join(folder, ...segments)
}

const orNull = async <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })

const write = async (place: string, content: Uint8Array | Readable): Promise<number> => {
  await mkdir(dirname(place), { recursive: true })
  const unfinished = `${place}.${randomUUID()}.part`
  try {
    await pipeline(
      content instanceof Readable ? content : Readable.from([content]),
      createWriteStream(unfinished, { flush: true }),
    )
    const { size } = await stat(unfinished)
    await rename(unfinished, place)
    return size
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

const sizeOf = async (place: string): Promise<number | null> => (await orNull(stat(place)))?.size ?? null

/** Files in a folder of this machine. */
export const folderStore = (folder: string): ObjectStore => ({
  put: (key, content) => write(placeOf(folder, key), content),
  get: (key) => orNull(readFile(placeOf(folder, key))),
  stream: async (key, range) => {
    const place = placeOf(folder, key)
    return (await sizeOf(place)) === null ? null : createReadStream(place, range)
  },
  size: (key) => sizeOf(placeOf(folder, key)),
  remove: (key) => rm(placeOf(folder, key), { force: true }),
})
