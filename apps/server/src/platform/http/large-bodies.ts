import type { FastifyInstance, FastifyRequest } from 'fastify'
import { places } from '../turns/most-at-once.ts'
import { refuseTooManyAtOnce } from './refused.ts'
import { isUploadForm } from './time-limits.ts'

/** Bytes: a login or a roof is far smaller, so that no unfinished body of a neighbour holds one up. */
const large = 64 * 1024

/** Of a network: so many times the largest body is what a stranger may have the server hold. */
const most = 100

/** A body without a length may become as large as any. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > large

/**
 * How many large bodies of one network may be on their way. Attack: bodies that never end, each held in memory before it is
 * known whose it is; made-up tokens, so that each is another caller's.
 */
export const limitLargeBodies = (app: FastifyInstance, networkOf: (request: FastifyRequest) => string): void => {
  const take = places(most, refuseTooManyAtOnce)
  app.addHook('onRequest', async (request, reply) => {
    if (!isLarge(request) || isUploadForm(request)) return
    const leave = take(networkOf(request))
    request.raw.once('end', leave)
    reply.raw.once('close', leave)
  })
}
