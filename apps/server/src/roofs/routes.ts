import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { drainBody } from '../platform/http/drain-body.ts'
import type { Handlers, Services } from '../platform/http/handler.ts'
import type { BodyTime } from '../platform/http/time-limits.ts'
import { fileHost } from './photos/file-address.ts'
import { receiveUpload } from './photos/receive-upload.ts'
import { sendFile } from './photos/send-file.ts'
import { signAddresses } from './photos/sign-addresses.ts'
import { drainLimits, readUploadForm } from './photos/upload-form.ts'
import { uploadTickets } from './photos/upload-tickets.ts'
import { recordDownload } from './reports/record-download.ts'

export const photoHandlers: Pick<Handlers, 'uploadTickets' | 'signAddresses'> = { uploadTickets, signAddresses }

/** The upload host and the file addresses: outside `/api`, without bearer and request signature. */
export const servePhotos = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(multipart)
  const path = new URL(fileHost(services.config)).pathname
  app.post(path, { config: { isUpload: true } satisfies BodyTime }, async (request) => {
    try {
      return { code: 0, data: { address: await receiveUpload(services, await readUploadForm(request)) } }
    } catch (error) {
      await drainBody(request, drainLimits)
      throw error
    }
  })
  app.get(`${path}/*`, (request, reply) => sendFile(services, request, reply, recordDownload(services)))
}
