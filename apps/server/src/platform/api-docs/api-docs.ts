import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

const prefix = '/api/docs'

/** The documentation page has inline styles and pictures; no other page gets this policy. */
const docsPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Page and `/api/openapi.json`; public. */
export const serveApiDocs = async (app: FastifyInstance, version: string, publicUrl: string): Promise<void> => {
  const document = openApiDocument(version, publicUrl)
  app.get('/api/openapi.json', async () => document)
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_, reply) => {
      reply.header('content-security-policy', docsPolicy)
    })
    // The library's types allow less than the standard does.
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
    await docs.register(swaggerUi, { routePrefix: prefix, uiConfig: { docExpansion: 'list' } })
  })
}
