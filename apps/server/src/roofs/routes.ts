import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Handlers, Services } from '../platform/http/handler.ts'
import { fileHost } from './photos/file-address.ts'
import { receiveUpload } from './photos/receive-upload.ts'
import { sendFile } from './photos/send-file.ts'
import { signAddresses } from './photos/sign-addresses.ts'
import { drain, readUploadForm } from './photos/upload-form.ts'
import { uploadTickets } from './photos/upload-tickets.ts'
import { recordDownload } from './reports/record-download.ts'

export const photoHandlers: Pick<Handlers, 'uploadTickets' | 'signAddresses'> = { uploadTickets, signAddresses }

/** The upload host and the file addresses: outside `/api`, without bearer and request signature. */
export const servePhotos = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(multipart)
  const path = new URL(fileHost(services.config)).pathname
  app.post(path, async (request) => {
    try {
      return { code: 0, data: { address: await receiveUpload(services, await readUploadForm(request)) } }
    } catch (error) {
      await drain(request)
      throw error
    }
  })
  app.get(`${path}/*`, (request, reply) => sendFile(services, request, reply, recordDownload(services)))
}
