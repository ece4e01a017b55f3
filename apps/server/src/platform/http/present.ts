import type { EndpointName } from '@soundroof/contract/api'
import type { FastifyReply } from 'fastify'
import type { Reply } from './handler.ts'

const envelopeOf = (answer: Reply<EndpointName>): string =>
  'dataJson' in answer
    ? `{"code":0,"data":${answer.dataJson}}`
    : JSON.stringify({ code: 0, data: answer.data, ...answer.beside })

/** Sends an answer in the envelope. */
export const present = (reply: FastifyReply, answer: Reply<EndpointName>): FastifyReply =>
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(envelopeOf(answer))
