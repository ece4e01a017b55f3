import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Phones on a roof have slow connections: text travels compressed. Uploaded files travel as they are. */

const text =
  /^(text\/(html|css|javascript|plain|markdown)|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/
/** Below this the header is longer than what it saves. */
const worthwhile = 4096

const compress = promisify(gzip)
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const accepted = (request: FastifyRequest): readonly string[] =>
  String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0] ?? '')

const isOutOfReach = (request: FastifyRequest, reply: FastifyReply): boolean =>
  reply.statusCode !== 200 ||
  request.url.startsWith('/files/') ||
  request.headers.range !== undefined ||
  reply.hasHeader('content-encoding') ||
  !text.test(String(reply.getHeader('content-type') ?? ''))

const encoded = (reply: FastifyReply, encoding: 'br' | 'gzip'): void => {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
  reply.header('content-encoding', encoding)
  reply.removeHeader('content-length')
}

const compressedFile = (file: Readable, reply: FastifyReply, encodings: readonly string[]): Readable => {
  const isBrotli = encodings.includes('br')
  encoded(reply, isBrotli ? 'br' : 'gzip')
  const compressor = isBrotli ? createBrotliCompress(brotli) : createGzip()
  file.on('error', (error) => compressor.destroy(error))
  return file.pipe(compressor)
}

const compressed = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  const encodings = accepted(request)
  if (!encodings.includes('gzip') || isOutOfReach(request, reply)) return payload
  if (payload instanceof Readable) return compressedFile(payload, reply, encodings)
  if (!(typeof payload === 'string' || payload instanceof Buffer) || payload.length < worthwhile) return payload
  encoded(reply, 'gzip')
  return compress(payload)
}

export const compressText = (app: FastifyInstance): void => {
  app.addHook('onSend', compressed)
}
