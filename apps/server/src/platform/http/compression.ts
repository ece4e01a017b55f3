import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

const text =
  /^(text\/(html|css|javascript|plain|markdown)|application\/(json|javascript|manifest\+json)|font\/ttf|image\/svg\+xml)/
/** Below this, the header is longer than the saving. */
const threshold = 4096

/** What the server made itself, for devices. */
const ownFiles = '/files/offline/'
const isUploaded = (url: string): boolean => url.startsWith('/files/') && !url.startsWith(ownFiles)

/** Phones on a roof have slow connections, so text is compressed. Uploaded files and parts of files are sent as they are. */
export const compressText = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onRequest', async ({ headers, url }) => {
    if (headers.range !== undefined || isUploaded(url)) headers['x-no-compression'] = '1'
  })
  await app.register(compress, {
    threshold,
    customTypes: text,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    // A small compressed request could unpack to a huge one.
    globalDecompression: false,
  })
}
