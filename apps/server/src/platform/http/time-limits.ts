import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long the server waits for a client, milliseconds. */
export type TimeLimits = {
  /** The head of a request. */
  readonly head: number
  /** A request body, except uploads. */
  readonly body: number
  /** Time of one call for all its queries. Clients give up after ten seconds. */
  readonly database: number
  /** An idle connection. */
  readonly idle: number
  /** A whole request, however slowly it arrives: 10 MB take their time over a phone. */
  readonly request: number
}

const second = 1000
/** In production. */
export const usualTimeLimits: TimeLimits = {
  head: 30 * second,
  body: 30 * second,
  database: 9 * second,
  idle: 60 * second,
  request: 15 * 60 * second,
}

/** As the framework and Node name them. */
export const timeouts = ({ head, idle, request }: TimeLimits) => ({
  connectionTimeout: idle,
  keepAliveTimeout: idle,
  requestTimeout: request,
  http: { headersTimeout: Math.min(head, request), connectionsCheckingInterval: Math.min(5 * second, head) },
})

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Marks the upload route, whose forms may arrive as slowly as a phone sends them. */
export type BodyTime = { readonly isUpload?: boolean }

/** By the route that answers, since an address has several spellings. */
export const isUploadForm = ({ routeOptions, headers }: FastifyRequest): boolean =>
  (routeOptions.config as BodyTime | undefined)?.isUpload === true &&
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '')

/** Closes a connection whose body does not arrive in time, but for uploads. */
export const limitBodyTime = (app: FastifyInstance, { body }: TimeLimits): void => {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    if (isUploadForm(request) || raw.complete || !hasBody(request)) return
    const timer = setTimeout(() => raw.destroy(), body).unref()
    const done = () => clearTimeout(timer)
    raw.once('end', done)
    raw.once('close', done)
  })
}
