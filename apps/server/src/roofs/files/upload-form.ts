import type { Readable } from 'node:stream'
import { maxFileBytes } from '@soundroof/contract/platform/upload-limits'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../platform/http/refused.ts'

/** Fields of an upload; the file comes last, so that the fields are checked before it is read. */
export type UploadForm = {
  readonly fields: ReadonlyMap<string, string>
  readonly file: Readable
  readonly fileName: string
}

const limits = { fieldSize: 8192, fields: 20, files: 1, parts: 21, fileSize: maxFileBytes + 65_536, headerPairs: 50 }

/** Forms escape these three characters of a file name. */
const formEscapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '', '%0A': '' }
const fileNameOf = (written: string): string => written.replace(/%22|%0D|%0A/g, (sign) => formEscapes[sign] ?? '')

type Parts = ReturnType<FastifyRequest['parts']>

/** An unreadable form is the client's mistake: 400 or 413. */
const nextPart = async (parts: Parts) => {
  try {
    return await parts.next()
  } catch (error) {
    const isTooLarge = (error as { statusCode?: number }).statusCode === 413
    throw isTooLarge ? refuse(413, 'tooLarge') : refuse(400, 'policyInvalid')
  }
}

/** Reads a form up to its file, whose content is still arriving. */
export const readUploadForm = async (request: FastifyRequest): Promise<UploadForm> => {
  if (!request.isMultipart()) throw refuse(400, 'policyInvalid')
  const fields = new Map<string, string>()
  const parts = request.parts({ limits })
  for (;;) {
    const { value: part, done } = await nextPart(parts)
    if (done) throw refuse(400, 'policyInvalid')
    // A part with a type and no file name is a file, whatever the library's types say of `filename`.
    if (part.type === 'file') return { fields, file: part.file, fileName: fileNameOf(part.filename ?? '') }
    if (part.valueTruncated || part.fieldnameTruncated) throw refuse(400, 'policyInvalid')
    fields.set(part.fieldname, String(part.value))
  }
}

/** Read of a refused upload before its connection is closed. */
export const drainLimits = { bytes: 4 * maxFileBytes, milliseconds: 20_000 }
