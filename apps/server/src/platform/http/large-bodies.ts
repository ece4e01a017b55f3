import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { places } from '../turns/most-at-once.ts'
import { refuseTooManyAtOnce } from './refused.ts'
import { hasBody, isUploadForm } from './time-limits.ts'

/** Bytes: a login or a roof is far smaller, so a neighbour's unfinished bodies never delay one. */
const large = 64 * 1024

/** Per network: this many of the largest bodies is the memory that a stranger can occupy. */
const most = 100

/** A body without a length may grow to the largest size. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > large

/**
 * Large bodies of one network under way. Attack: bodies that never end, held in memory before their sender is known;
 * made-up tokens, so that each counts as another caller.
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

/** Per network: more than an office sends at once, and little memory even if each is nearly large. */
const mostUnfinished = 500

/** A body that has arrived waits only to be read; a call without a connection always has, and does not say so. */
const isOnItsWay = ({ complete }: IncomingMessage): boolean => complete === false

const endOldest = (unfinished: Set<IncomingMessage>, newest: IncomingMessage): void => {
  for (const raw of unfinished) {
    if (raw === newest) return
    unfinished.delete(raw)
    if (isOnItsWay(raw)) return void raw.destroy()
  }
}

/**
 * Bodies of any size of one network under way. Attacks: thousands that never end, each too small to count as large; as
 * many, so that nobody else there gets in: the oldest is ended, and the newest accepted.
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
