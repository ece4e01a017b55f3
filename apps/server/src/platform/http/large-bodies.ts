import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { places } from '../turns/most-at-once.ts'
import { refuseTooManyAtOnce } from './refused.ts'
import { hasBody, isUploadForm } from './time-limits.ts'

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

/** Of a network: more than come from an office at once, and little memory even where each is nearly a large one. */
const mostUnfinished = 500

/** What has come whole waits for nothing but to be read; a call without a connection always has, and says nothing of it. */
const isOnItsWay = ({ complete }: IncomingMessage): boolean => complete === false

const endOldest = (unfinished: Set<IncomingMessage>, newest: IncomingMessage): void => {
  for (const raw of unfinished) {
    if (raw === newest) return
    unfinished.delete(raw)
    if (isOnItsWay(raw)) return void raw.destroy()
  }
}

/**
 * How many bodies of one network, of any size, may be on their way. Attacks: thousands that never end, each too small to count
 * as large; as many, so that nobody else there is let in: the oldest ends, and the newest is taken.
 */
export const limitUnfinishedBodies = (app: FastifyInstance, networkOf: (request: FastifyRequest) => string): void => {
  const networks = new Map<string, Set<IncomingMessage>>()
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (!isOnItsWay(raw) || !hasBody(request) || isUploadForm(request)) return
    const network = networkOf(request)
    const unfinished = networks.get(network) ?? new Set()
    networks.set(network, unfinished.add(raw))
    const leave = () => {
      if (unfinished.delete(raw) && unfinished.size === 0) networks.delete(network)
    }
    raw.once('end', leave)
    reply.raw.once('close', leave)
    if (unfinished.size > mostUnfinished) endOldest(unfinished, raw)
  })
}
