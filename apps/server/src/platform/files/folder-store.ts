import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { keySegments } from './object-key.ts'
import type { ObjectStore } from './object-store.ts'

const placeOf = (folder: string, key: string): string => join(folder, ...keySegments(key))

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
  put: async (key, content) => write(placeOf(folder, key), content),
  get: async (key) => orNull(readFile(placeOf(folder, key))),
  stream: async (key, range) => {
    const place = placeOf(folder, key)
    return (await sizeOf(place)) === null ? null : createReadStream(place, range)
  },
  size: async (key) => sizeOf(placeOf(folder, key)),
  remove: async (key) => rm(placeOf(folder, key), { force: true }),
})
