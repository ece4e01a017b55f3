import type { EndpointName } from '@soundroof/contract/api'
import type { FastifyReply } from 'fastify'
import type { Reply } from './handler.ts'
import { bytesOf, enclosed } from './written.ts'

/** As bytes: a text would be walked twice more, for its length and for the socket. */
const envelopeOf = (answer: Reply<EndpointName>): Buffer =>
  'dataJson' in answer
    ? bytesOf(enclosed('{"code":0,"data":', answer.dataJson, '}'))
    : Buffer.from(JSON.stringify({ code: 0, data: answer.data, ...answer.beside }))

/**
 * Sends an answer in the envelope. Memory of a written one is given back when all of it has gone to the system: earlier,
 * a slow reader would be sent the bytes of another's result. What broke off is left to the collector.
 */
export const present = (reply: FastifyReply, answer: Reply<EndpointName>): FastifyReply => {
  const { raw } = reply
  const { socket } = raw
  // A response whose connection has ended finishes too.
  if ('dataJson' in answer) raw.once('finish', () => !socket?.destroyed && answer.sent())
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(envelopeOf(answer))
}
