import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Handlers, Services } from '../platform/handler.ts'
import { Refused, refuse } from '../platform/refused.ts'
import { recordDownload } from '../reports/record-download.ts'
import { fileHost } from './file-address.ts'
import { receiveUpload } from './receive-upload.ts'
import { sendFile } from './send-file.ts'
import { signAddresses } from './sign-addresses.ts'
import { drain, withUploadForm } from './upload-form.ts'
import { uploadTickets } from './upload-tickets.ts'

export const photoHandlers: Pick<Handlers, 'uploadTickets' | 'signAddresses'> = { uploadTickets, signAddresses }

/** A form that the parser cannot read is the sender's mistake, not ours. */
const asRefusal = (error: unknown): unknown => {
  const status = (error as { statusCode?: number }).statusCode
  if (error instanceof Refused || status === undefined) return error
  return status === 413 ? refuse(413, 'tooLarge') : refuse(400, 'policyInvalid')
}

/** The upload host and the file addresses: outside `/api`, without bearer and request signature. */
export const servePhotos = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(multipart)
  const path = new URL(fileHost(services.config)).pathname
  app.post(path, async (request) => {
    try {
      const address = await withUploadForm(request, (form) => receiveUpload(services, form))
      return { code: 0, data: { address } }
    } catch (error) {
      await drain(request)
      throw asRefusal(error)
    }
  })
  app.get(`${path}/*`, (request, reply) => sendFile(services, request, reply, recordDownload(services)))
}
