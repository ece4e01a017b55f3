import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { shellOrigins } from '../shell-origins.ts'
import { unknownAddress } from './refusals.ts'

const preflight = 'access-control-request-method'

/** localhost and 127.0.0.1 are the same machine, but not the same origin. */
const origins = (publicUrl: string): readonly string[] => {
  const { origin, hostname } = new URL(publicUrl)
  return hostname === 'localhost' ? [origin, origin.replace('localhost', '127.0.0.1')] : [origin]
}

/** Built once, since it is the same for every answer. */
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
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Not for localhost, which other programs share, nor for IP addresses (RFC 6797, 8.1.1). */
const isNameOfItsOwn = ({ hostname }: URL): boolean => !/^(.+\.)?localhost$|^[\d.]+$|^\[/.test(hostname)

/** One year, once a browser has come by https. */
const transport = ({ publicUrl, hstsSubdomains }: Config) => {
  const url = new URL(publicUrl)
  return url.protocol === 'https:' && isNameOfItsOwn(url)
    ? { maxAge: 31_536_000, includeSubDomains: hstsSubdomains }
    : false
}

/** For answers to requests that are not HTTP, for which no hook runs. */
export const headersOfNoRequest = (config: Config): Readonly<Record<string, string>> => {
  const told = transport(config)
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(told && {
      'Strict-Transport-Security': `max-age=${told.maxAge}${told.includeSubDomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

/** On every answer, refusals too. */
export const secure = async (app: FastifyInstance, config: Config): Promise<void> => {
  const policy = contentPolicy(config)
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', policy)
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: transport(config),
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  // An OPTIONS call that is no preflight gets the refusal of any unsupported method.
  app.addHook('onRequest', async (request) => {
    const isPreflight = request.headers.origin !== undefined && preflight in request.headers
    if (request.method === 'OPTIONS' && !isPreflight) throw unknownAddress(request)
  })
  await app.register(cors, {
    origin: [...origins(config.publicUrl), ...shellOrigins(config)],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'timestamp', 'randomstr', 'signature'],
    exposedHeaders: ['retry-after'],
    credentials: false,
    maxAge: 600,
  })
}
