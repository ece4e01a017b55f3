import { z } from 'zod'
import type { Access, ApiKeyScope } from './access.ts'
import { inText, word } from './coded/told.ts'
import { told } from './messages.ts'

/** A call as data: server, client, OpenAPI document and tests are derived from it. Only those named by `access` may call. */
export type Endpoint = {
  readonly method: 'GET' | 'POST'
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Access
  /**
   * The record that the call names. It belongs to a company, or to one person (`address`, `session`, `passkey`, `challenge`,
   * `apiKey`, `device`); anyone else is refused.
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
    | 'device'
  /** Scope that an API key needs; without it no key may call. `access` must also name the key's owner. */
  readonly keyScope?: ApiKeyScope
  /** Answers once a document is printed: some seconds, and on a busy server more than the ten of other calls. */
  readonly prints?: true
  readonly signed: boolean
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly data: z.ZodType
}

type Definition = Omit<Endpoint, 'signed' | 'data'> & { readonly signed?: false; readonly data?: z.ZodType }
type WithDefaults<E extends Definition> = E & { readonly signed: boolean } & (E extends { readonly data: z.ZodType }
    ? unknown
    : { readonly data: typeof nothing })

/** A call is signed and answers no data unless it states otherwise. */
export const endpoint = <const E extends Definition>(definition: E): WithDefaults<E> =>
  ({ signed: true, data: nothing, ...definition }) as unknown as WithDefaults<E>

/** A whole number, or its digits: query values are text. */
export const wholeNumber = z.union([z.number().int(), z.string().regex(/^\d{1,9}$/)]).transform(Number)
/** 0 or 1, or its digit: query values are text. */
export const zeroOrOne = z.literal([0, 1, '0', '1']).transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0))
/** A whole number from 1 to `max`, or its digits. */
export const count = (label: string, max: number) =>
  wholeNumber
    .refine(
      (value) => value >= 1 && value <= max,
      inText(told('outOfRange', { label: word(label), min: 1, max, unit: '' })),
    )
    .meta({ label })

const momentPattern = /^(19|20|21)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/
const isMoment = (text: string): boolean => momentPattern.test(text) && !Number.isNaN(Date.parse(text))
/** ISO 8601, UTC; blank is none. */
export const moment = (label: string) =>
  z
    .string()
    .refine((text) => text === '' || isMoment(text), inText(told('momentInvalid', { label: word(label) })))
    .optional()
    .meta({ label })

/** A body or answer without data. */
export const nothing = z.null().optional()
