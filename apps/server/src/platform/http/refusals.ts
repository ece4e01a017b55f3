import { api } from '@soundroof/contract/api'
import { told } from '@soundroof/contract/platform/messages'
import type { Problem, SaidProblem } from '@soundroof/contract/platform/problem'
import { problemInWords, toldInWords } from '@soundroof/words/told-in-words'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseAway, WaitedForItself } from '../database/database-away.ts'
import { isStorageAway } from '../files/storage-away.ts'
import type { Log } from '../log.ts'
import { drainBody } from './drain-body.ts'
import { Refused, refuse, refuseTooManyAtOnce } from './refused.ts'
import type { SecurityLog } from './security-log.ts'

/** Answers every error in the same envelope. */

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

const methodsOf = (path: string): readonly string[] =>
  Object.values(api)
    .filter((endpoint) => endpoint.path === path)
    .map((endpoint) => endpoint.method)

/** Errors of the framework: bodies it cannot parse, and paths that leave the web application's folder. */
const byFramework = ({ code = '', statusCode = 500 }: Partial<FastifyError>): Refused | null => {
  if (statusCode >= 500) return null
  if (statusCode === 413) return refuse(413, 'tooLarge')
  if (statusCode === 415) return refuse(415, 'jsonRequired')
  return code.startsWith('FST_ERR_CTP') ? refuse(400, 'notJson') : refuse(404, 'addressUnknown')
}

/** Seconds to wait while database or files are unavailable. */
const askAgain = { 'retry-after': '5' }

const asRefused = (error: unknown): Refused | null => {
  if (error instanceof WaitedForItself) return refuseTooManyAtOnce()
  return error instanceof Refused ? error : byFramework(Object(error) as Partial<FastifyError>)
}

const awayWords = (error: unknown): string | null => {
  if (error instanceof DatabaseAway) return 'the database does not answer'
  return isStorageAway(error) ? 'files can be neither kept nor read' : null
}

/** 50008 is sent with HTTP 200: clients look for it in the body. */
const statusOf = (code: number): number => (code === 50008 ? 200 : code)

const inEnglish = (problem: Problem): SaidProblem => problemInWords(problem, 'en-AU')

/** With its headers, such as `retry-after`. */
export const sendRefusal = (
  reply: FastifyReply,
  { code, message, coded, issues, headers, data }: Refused,
): FastifyReply =>
  reply
    .code(statusOf(code))
    .headers({ ...headers })
    .send({ code, message, coded, ...(issues ? { issues: issues.map(inEnglish) } : {}), ...(data ? { data } : {}) })

/** Also closes the rest of a body that is too large. */
export const answerRefusals = (app: FastifyInstance, log: Log, security: SecurityLog): void => {
  app.setErrorHandler(async (error, request, reply) => {
    const refused = asRefused(error)
    if (refused?.code === 413) await drainBody(request)
    if (refused) security.refused(request, refused)
    if (refused) return sendRefusal(reply, refused)
    const call = { method: request.method, path: pathOf(request) }
    const away = awayWords(error)
    if (away !== null) {
      log.error(away, error, call)
      return sendRefusal(reply, new Refused(503, told('serviceAway'), undefined, askAgain))
    }
    log.error('a call failed', error, call)
    return reply.code(500).send({ code: 500, ...toldInWords(told('serverError'), 'en-AU') })
  })
}

/** Unknown address, or a method that it does not take. */
export const unknownAddress = (request: FastifyRequest): Refused => {
  const methods = methodsOf(pathOf(request))
  if (methods.length === 0) return refuse(404, 'addressUnknown')
  return new Refused(405, told('methodNotAllowed', { method: request.method }), undefined, {
    allow: methods.join(', '),
  })
}
