import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { refuse } from '../../platform/http/refused.ts'
import { type Content, contentOf, headBytes } from './file-content.ts'
import type { TicketKind } from './upload-policy.ts'

const tooLarge = (kind: TicketKind) => refuse(413, kind === 'photo' ? 'imageTooLarge' : 'fileTooLarge')

/** An error here comes from the client's connection: answered, not logged. */
const arriving = async function* (file: Readable): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch {
    throw refuse(400, 'networkError')
  }
}

/** The chunks of a file as they arrive; throws at the first byte over the limit. */
const counted = async function* (file: Readable, kind: TicketKind, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of arriving(file)) {
    bytes += chunk.length
    // A photo has to be smaller than 10 MB, as its message says.
    if (kind === 'photo' ? bytes >= maxBytes : bytes > maxBytes) throw tooLarge(kind)
    yield chunk
  }
}

const readHead = async (chunks: AsyncGenerator<Buffer>): Promise<Buffer> => {
  const head: Buffer[] = []
  let size = 0
  while (size < headBytes) {
    const { value, done } = await chunks.next()
    if (done) break
    head.push(value)
    size += value.length
  }
  return Buffer.concat(head)
}

const joined = async function* (head: Buffer, rest: AsyncGenerator<Buffer>, seen: Hash): AsyncGenerator<Buffer> {
  seen.update(head)
  yield head
  for await (const chunk of rest) {
    seen.update(chunk)
    yield chunk
  }
}

/**
 * Type of a file from its beginning; the whole file as a stream that fails when too large; its SHA-256 once the stream is
 * read.
 */
export const receivedFile = async (
  file: Readable,
  kind: TicketKind,
  maxBytes: number,
): Promise<{ readonly content: Content; readonly stream: Readable; readonly sha256: () => string }> => {
  const chunks = counted(file, kind, maxBytes)
  const head = await readHead(chunks)
  const content = await contentOf(kind, head)
  if (!content) throw refuse(400, kind === 'review' ? 'reviewNotPdf' : 'imageOnly')
  const seen = createHash('sha256')
  const stream = Readable.from(joined(head, chunks, seen), { objectMode: false })
  return { content, stream, sha256: () => seen.digest('hex') }
}
