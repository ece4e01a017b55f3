import type { FastifyReply, FastifyRequest } from 'fastify'
import { disposition } from '../../platform/files/file-name.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { type ByteRange, byteRange } from './byte-range.ts'
import { isNamedAsContent, savedName } from './content-name.ts'
import { fileHost } from './file-address.ts'
import { type FileRow, findFileFor, previewKey } from './file-rows.ts'
import { readSignedAddress } from './signed-address.ts'

type Part = { readonly key: string; readonly contentType: string; readonly isShown: boolean; readonly name: string }

/** Only pictures named as pictures open in the browser; other files are saved, so that a stranger's PDF or HTML runs nowhere. */
const partOf = (file: FileRow, preview: boolean): Part =>
  preview
    ? { key: previewKey(file.key), contentType: 'image/jpeg', isShown: true, name: `${file.name}.jpg` }
    : {
        key: file.key,
        contentType: file.contentType,
        isShown: file.kind === 'image' && isNamedAsContent(file),
        name: savedName(file),
      }

const headersOf = (part: Part): Readonly<Record<string, string>> => ({
  'content-type': part.contentType,
  'content-disposition': disposition(part.isShown ? 'inline' : 'attachment', part.name),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=3600',
  'accept-ranges': 'bytes',
})

const sizeHeaders = (size: number, range: ByteRange | null): Readonly<Record<string, string>> =>
  range
    ? {
        'content-length': String(range.end - range.start + 1),
        'content-range': `bytes ${range.start}-${range.end}/${size}`,
      }
    : { 'content-length': String(size) }

const unknownFile = () => refuse(404, 'addressUnknown')

/** The opened file, for recording the download. */
export type Opened = { readonly file: FileRow; readonly by: string; readonly signedAt: Date }

const lifeMs = 3_600_000

/** Opens a file by its signed address, without bearer token. */
export const sendFile = async (
  services: PlatformServices,
  request: FastifyRequest,
  reply: FastifyReply,
  opened: (what: Opened) => Promise<void>,
): Promise<FastifyReply> => {
  const path = request.url.slice(request.url.indexOf('/files/') + '/files'.length)
  const signed = readSignedAddress(services, fileHost(services.config) + path)
  if (!signed) throw refuse(403, 'forbidden')
  const file = await findFileFor(services.db, signed.canonical, signed, services.clock())
  if (!file || (signed.preview && !file.hasPreview)) throw unknownFile()
  if (!file.isReadable) throw refuse(403, 'forbidden')
  if (file.isVoid) throw refuse(409, 'documentWithdrawn')
  const part = partOf(file, signed.preview)
  const size = await services.objectStore.size(part.key)
  if (size === null) throw refuse(404, 'fileMissing')
  const range = byteRange(request.headers.range, size)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const stream = await services.objectStore.stream(part.key, range ?? undefined)
  if (!stream) throw refuse(404, 'fileMissing')
  if (!range || range.start === 0)
    await opened({ file, by: signed.by, signedAt: new Date(signed.expires * 1000 - lifeMs) })
  return reply
    .code(range ? 206 : 200)
    .headers({ ...headersOf(part), ...sizeHeaders(size, range) })
    .send(stream)
}
