import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sha256Hex } from './cloud-signature.ts'

/** What is sent to the store: of known length and hash, and readable again for another attempt. */
export type CloudBody = {
  readonly bytes: number
  readonly hash: string
  readonly open: () => Readable
}

const inMemory = (content: Uint8Array): CloudBody => ({
  bytes: content.byteLength,
  hash: sha256Hex(content),
  open: () => Readable.from([content], { objectMode: false }),
})

/** Content that arrives waits on disk: it is complete, or has failed, before the store hears of it. */
const withArriving = async <T>(folder: string, content: Readable, use: (body: CloudBody) => Promise<T>): Promise<T> => {
  await mkdir(folder, { recursive: true })
  const place = join(folder, `${randomUUID()}.part`)
  const file = await open(place, 'wx+', 0o600)
  try {
    // Its name goes at once: a server that is killed leaves nothing behind.
    await rm(place)
    const hash = createHash('sha256')
    let bytes = 0
    const measured = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    }
    await pipeline(content, measured, file.createWriteStream({ autoClose: false }))
    const reopened = () => (bytes === 0 ? Readable.from([]) : file.createReadStream({ start: 0, autoClose: false }))
    return await use({ bytes, hash: hash.digest('hex'), open: reopened })
  } finally {
    await file.close()
  }
}

export const withBody = <T>(
  folder: string,
  content: Uint8Array | Readable,
  use: (body: CloudBody) => Promise<T>,
): Promise<T> => (content instanceof Readable ? withArriving(folder, content, use) : use(inMemory(content)))
