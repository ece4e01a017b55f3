import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long the server waits for its callers, milliseconds. */
export type Patience = {
  /** The head of a request. */
  readonly head: number
  /** The body of a call; uploads have none of this. */
  readonly body: number
  /** A connection on which nothing moves. */
  readonly idle: number
  /** A whole request, however slowly its bytes arrive: 10 MB over a phone take their time. */
  readonly request: number
}

const second = 1000
export const usualPatience: Patience = {
  head: 30 * second,
  body: 30 * second,
  idle: 60 * second,
  request: 15 * 60 * second,
}

/** As the framework and Node name them. */
export const timeouts = ({ head, idle, request }: Patience) => ({
  connectionTimeout: idle,
  keepAliveTimeout: idle,
  requestTimeout: request,
  http: { headersTimeout: Math.min(head, request), connectionsCheckingInterval: Math.min(5 * second, head) },
})

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** The body of a call has to arrive soon: whoever lets it wait loses the connection. */
export const hurryBodies = (app: FastifyInstance, { body }: Patience): void => {
  app.addHook('onRequest', async (request) => {
    const { raw, url } = request
    if (!url.startsWith('/api/') || raw.complete || !hasBody(request)) return
    const timer = setTimeout(() => raw.destroy(), body).unref()
    const done = () => clearTimeout(timer)
    raw.once('end', done)
    raw.once('close', done)
  })
}
