import { z } from 'zod'
import type { Access, ApiKeyScope } from './access.ts'
import { say } from './messages.ts'

/**
 * Every call as data: the server binds it, the client calls it, the OpenAPI document and the tests are made from it.
 * `access` names who may call; nobody else may.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST'
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Access
  /**
   * What of the company the call names, or of one person alone (`address`, `session`, `passkey`, `challenge`,
   * `apiKey`): everybody else is refused.
   */
  readonly about?:
    | 'project'
    | 'file'
    | 'member'
    | 'invitation'
    | 'address'
    | 'session'
    | 'passkey'
    | 'challenge'
    | 'apiKey'
  /** What an API key must be allowed to make the call; without it none may. Whoever is behind the key must be named by `access`. */
  readonly keyScope?: ApiKeyScope
  readonly signed: boolean
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly data: z.ZodType
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** A whole number, or its digits: queries know no numbers. */
export const wholeNumber = z.union([z.number().int(), z.string().regex(/^\d{1,9}$/)]).transform(Number)
/** 0 or 1, or its digit. */
export const zeroOrOne = z.literal([0, 1, '0', '1']).transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0))
export const count = (label: string, max: number) =>
  wholeNumber
    .refine((value) => value >= 1 && value <= max, say('outOfRange', { label, min: 1, max, unit: '' }))
    .meta({ label })

export const nothing = z.null().optional()
