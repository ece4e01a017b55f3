import { createHash } from 'node:crypto'
import { createReadStream, type Stats, statSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { fileProblem } from '../input-output/file-problem.ts'
import { Refusal } from './refusal.ts'

/** Size and hash by which an unchanged file is recognised. */
export type Fingerprint = { readonly bytes: number; readonly sha256: string }

export type InputFile = {
  readonly fingerprint: Fingerprint
  /** The file's bytes, unpacked, without a byte order mark. */
  readonly chunks: () => AsyncGenerator<Buffer>
  /** Bytes of the file that were read so far, packed as they are. */
  readonly position: () => number
  /** Whether the file has changed since it was opened. */
  readonly hasChanged: () => boolean
}

const stamp = (path: string): string => {
  const { size, mtimeMs, ino } = statSync(path)
  return [size, mtimeMs, ino].join()
}

const fingerprintOf = async (path: string): Promise<Fingerprint> => {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])
const isUtf16 = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

const withoutMark = (bytes: Buffer): Buffer => {
  if (isUtf16(bytes)) throw new Refusal('The input is UTF-16 text: save it as UTF-8.')
  return bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes
}

/** The byte order mark may be split between chunks. */
async function* marked(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start: Buffer | null = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (start === null) yield chunk
    else {
      start = Buffer.concat([start, chunk])
      if (start.length < byteOrderMark.length) continue
      yield withoutMark(start)
      start = null
    }
  }
  if (start !== null) yield withoutMark(start)
}

async function* unpacked(source: NodeJS.ReadableStream, path: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  try {
    yield* pipeline(source, gunzip, (error) => {
      if (error) gunzip.destroy(error)
    })
  } catch (error) {
    throw new Error(`${path} cannot be unpacked to its end (${fileProblem(error)}): pack it anew.`, { cause: error })
  }
}

const statOf = (path: string): Stats => {
  try {
    return statSync(path)
  } catch (error) {
    throw new Refusal(fileProblem(error))
  }
}

/** Opens a file and reads it once for its fingerprint; throws a Refusal if it is not a file. */
export const openInput = async (path: string, isCompressed: boolean): Promise<InputFile> => {
  if (!statOf(path).isFile()) throw new Refusal(`${path} is no file: a batch reads its input again when it goes on.`)
  const before = stamp(path)
  const fingerprint = await fingerprintOf(path)
  let stream: ReturnType<typeof createReadStream> | null = null
  return {
    fingerprint,
    chunks: () => {
      stream = createReadStream(path)
      return marked(isCompressed ? unpacked(stream, path) : stream)
    },
    position: () => stream?.bytesRead ?? 0,
    hasChanged: () => stamp(path) !== before,
  }
}
