import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sha256Hex } from './cloud-signature.ts'

/** A body of known length and hash that can be read again for another attempt. */
export type CloudBody = {
  readonly bytes: number
  readonly hash: string
  readonly open: () => Readable
}

const asStream = (chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Readable =>
  Readable.from(chunks, { objectMode: false })

const inMemory = (content: Uint8Array): CloudBody => ({
  bytes: content.byteLength,
  hash: sha256Hex(content),
  open: () => asStream([content]),
})

const piece = 65_536

/** Reads by position, so that an abandoned attempt does not disturb the next. */
const contentOf = async function* (file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(piece), 0, piece, position)
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

const written = async (file: FileHandle, content: Readable): Promise<CloudBody> => {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
    await file.writeFile(chunk)
  }
  return { bytes, hash: hash.digest('hex'), open: () => asStream(contentOf(file)) }
}

/** Buffers incoming content on disk, so that only complete content is sent to the store. */
const withArriving = async <T>(folder: string, content: Readable, use: (body: CloudBody) => Promise<T>): Promise<T> => {
  await mkdir(folder, { recursive: true })
  const place = join(folder, `${randomUUID()}.part`)
  const file = await open(place, 'wx+', 0o600)
  try {
    // Unlinked at once: a killed server leaves nothing behind.
    await rm(place)
    return await use(await written(file, content))
  } finally {
    await file.close()
  }
}

/** Deletes the buffer on disk when `use` ends. */
export const withBody = <T>(
  folder: string,
  content: Uint8Array | Readable,
  use: (body: CloudBody) => Promise<T>,
): Promise<T> => (content instanceof Readable ? withArriving(folder, content, use) : use(inMemory(content)))
