import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { unknownAddress } from './refusals.ts'

const preflight = 'access-control-request-method'

/** Where the mobile shell runs: iOS and Android. */
const shells = ['capacitor://localhost', 'https://localhost']

/** localhost and 127.0.0.1 are the same machine, but not the same origin. */
const origins = (publicUrl: string): readonly string[] => {
  const { origin, hostname } = new URL(publicUrl)
  return hostname === 'localhost' ? [origin, origin.replace('localhost', '127.0.0.1')] : [origin]
}

/** Written once: it is the same for every answer. */
const contentPolicy = (config: Config): string => {
  const outside = origins(config.publicUrl).join(' ')
  return [
    "default-src 'self'",
    "script-src 'self'",
    // The component library sets sizes and colours in style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${outside}`,
    `media-src 'self' blob: ${outside}`,
    `connect-src 'self' blob: ${outside}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const secure = async (app: FastifyInstance, config: Config): Promise<void> => {
  const isSecure = config.publicUrl.startsWith('https:')
  const policy = contentPolicy(config)
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', policy)
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  // Nothing asked by another page: like any method that the address does not take.
  app.addHook('onRequest', async (request) => {
    const isPreflight = request.headers.origin !== undefined && preflight in request.headers
    if (request.method === 'OPTIONS' && !isPreflight) throw unknownAddress(request)
  })
  await app.register(cors, {
    origin: [...origins(config.publicUrl), ...shells],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'timestamp', 'randomstr', 'signature'],
    exposedHeaders: ['retry-after'],
    credentials: false,
    maxAge: 600,
  })
}
