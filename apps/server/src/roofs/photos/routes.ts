import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Handlers, Services } from '../../platform/http/handler.ts'
import { recordDownload } from '../reports/record-download.ts'
import { fileHost } from './file-address.ts'
import { receiveUpload } from './receive-upload.ts'
import { sendFile } from './send-file.ts'
import { signAddresses } from './sign-addresses.ts'
import { drain, readUploadForm } from './upload-form.ts'
import { uploadTickets } from './upload-tickets.ts'

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
