import { z } from 'zod'
import { coded } from './coded/coded.ts'
import type { Told } from './coded/told.ts'
import { loginTicket } from './login-ticket.ts'

/** A problem with the wire name of its field; `message` is the coded sentence in English. */
export const saidProblem = z.strictObject({ field: z.string(), message: z.string(), coded })
/** A problem on the wire, with its English sentence. */
export type SaidProblem = Readonly<z.infer<typeof saidProblem>>
/** A problem before it is written in a language. */
export type Problem = Omit<SaidProblem, 'message'>

/** Puts a coded sentence at a field. */
export const problemAt = (field: string, { coded: told }: Told): Problem => ({ field, coded: told })

/** The HTTP status, repeated in the body. 50008: the session was valid and has ended. */
const refusalCodes = [400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 503, 50008] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Body of every answer that is not a success; `issues` for refused input. */
export const refusal = z.strictObject({
  code: z.literal(refusalCodes),
  message: z.string(),
  coded,
  issues: z.array(saidProblem).optional(),
  /** For a login that requires a code. */
  data: loginTicket.optional(),
})
export type Refusal = z.infer<typeof refusal>
