import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Where the mobile shell runs: iOS and Android. */
const shells = ['capacitor://localhost', 'https://localhost']

/** localhost and 127.0.0.1 are the same machine, but not the same origin. */
const origins = (publicUrl: string): readonly string[] => {
  const { origin, hostname } = new URL(publicUrl)
  return hostname === 'localhost' ? [origin, origin.replace('localhost', '127.0.0.1')] : [origin]
}

const policy = (config: Config) => {
  const outside = [
    ...origins(config.publicUrl),
    ...(config.objectStoreUrl ? [new URL(config.objectStoreUrl).origin] : []),
  ]
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // The component library sets sizes and colours in style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...outside],
    mediaSrc: ["'self'", 'blob:', ...outside],
    connectSrc: ["'self'", 'blob:', ...outside],
    workerSrc: ["'self'", 'blob:'],
    frameSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
}

export const secure = async (app: FastifyInstance, config: Config): Promise<void> => {
  const isSecure = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(config) },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
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
