import type { Readable } from 'node:stream'
import { maxFileBytes } from '@soundroof/contract/project/photos'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../platform/refused.ts'

/** The fields of an upload; the file comes last, so that it is judged before it is read. */
export type UploadForm = {
  readonly fields: ReadonlyMap<string, string>
  readonly file: Readable
  readonly fileName: string
}

const limits = { fieldSize: 8192, fields: 20, files: 1, parts: 21, fileSize: maxFileBytes + 65_536, headerPairs: 50 }

/** Runs `use` with the file of a form while it arrives. */
export const withUploadForm = async <T>(request: FastifyRequest, use: (form: UploadForm) => Promise<T>): Promise<T> => {
  if (!request.isMultipart()) throw refuse(400, 'policyInvalid')
  const fields = new Map<string, string>()
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') return await use({ fields, file: part.file, fileName: part.filename })
    if (part.valueTruncated || part.fieldnameTruncated) throw refuse(400, 'policyInvalid')
    fields.set(part.fieldname, String(part.value))
  }
  throw refuse(400, 'policyInvalid')
}

const mostDrained = 4 * maxFileBytes
const longestDrain = 20_000

/** Reads what is left of a refused request, so that the sender hears the answer instead of a broken connection. */
export const drain = async ({ raw }: FastifyRequest): Promise<void> => {
  if (raw.readableEnded || raw.destroyed) return
  const timer = setTimeout(() => raw.destroy(), longestDrain)
  let drained = 0
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    drained += chunk.length
    if (drained > mostDrained) raw.destroy()
  })
  await new Promise<void>((resolve) => {
    raw.once('end', resolve)
    raw.once('close', resolve)
    raw.once('error', () => resolve())
    raw.resume()
  })
  clearTimeout(timer)
}
