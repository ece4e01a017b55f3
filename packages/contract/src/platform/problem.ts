import { z } from 'zod'
import { coded } from './coded/coded.ts'
import type { Told } from './coded/told.ts'
import { loginTicket } from './login-ticket.ts'

/** One problem and its field. On the wire `field` is the wire name, and what the code says stands beside it in English. */
export const problem = z.strictObject({ field: z.string(), message: z.string(), coded })
export type SaidProblem = Readonly<z.infer<typeof problem>>
export type Problem = Omit<SaidProblem, 'message'>

export const problemAt = (field: string, { coded: told }: Told): Problem => ({ field, coded: told })

/** The HTTP status, repeated in the body. 50008: the session was valid and has ended. */
export const refusalCodes = [400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 503, 50008] as const
export type RefusalCode = (typeof refusalCodes)[number]

export const refusal = z.strictObject({
  code: z.literal(refusalCodes),
  message: z.string(),
  coded,
  issues: z.array(problem).optional(),
  /** For a login that requires a code. */
  data: loginTicket.optional(),
})
export type Refusal = z.infer<typeof refusal>
