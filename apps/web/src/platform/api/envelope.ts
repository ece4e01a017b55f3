import { say } from '@soundroof/contract/platform/messages'
import type { Problem } from '@soundroof/contract/platform/problem'
import { isObject } from '../json.ts'

export type Refused = {
  readonly ok: false
  /** HTTP status or body code; 500 without an answer; 50008: the session ended. */
  readonly code: number
  readonly message: string
  readonly issues: readonly Problem[]
  /** Extra data of a refusal: how a login with a code continues. */
  readonly data?: unknown
}

export type Answer<T> =
  | {
      readonly ok: true
      readonly data: T
      /** Of a list that comes in pages. */
      readonly total: number | null
      /** Whether there are more than `total`. */
      readonly totalIsCapped: boolean
      readonly next: string | null
      /** The server's message, fit for a toast; mostly empty. */
      readonly message: string
    }
  | Refused

export const endedSession = 50008

/** HTTP status, and the body where it is JSON. */
export type HttpAnswer = { readonly status: number; readonly body: unknown }

const isProblem = (value: unknown): value is Problem =>
  isObject(value) && typeof value.field === 'string' && typeof value.message === 'string'

const fallbackMessage = (code: number): string => {
  if (code === endedSession) return say('sessionEnded')
  if (code === 401) return say('loginRequired')
  if (code === 403) return say('forbidden')
  if (code === 404) return say('addressUnknown')
  return say('serverError')
}

const refused = (code: number, body: Readonly<Record<string, unknown>>): Refused => {
  const message = typeof body.message === 'string' && body.message.trim() !== '' ? body.message : fallbackMessage(code)
  const issues = Array.isArray(body.issues) ? body.issues.filter(isProblem) : []
  return { ok: false, code, message, issues, ...(body.data === undefined ? {} : { data: body.data }) }
}

/** No network, or no answer in time. */
export const noAnswer: Refused = { ok: false, code: 500, message: say('networkError'), issues: [] }

const succeeded = (body: Readonly<Record<string, unknown>>): Answer<unknown> => ({
  ok: true,
  data: body.data,
  total: typeof body.total === 'number' ? body.total : null,
  totalIsCapped: body.totalIsCapped === true,
  next: typeof body.next === 'string' ? body.next : null,
  message: typeof body.message === 'string' ? body.message : '',
})

/** Success: HTTP 200 or 201 with code 0 (or statusCode 200), and HTTP 204. */
export const readAnswer = ({ status, body }: HttpAnswer): Answer<unknown> => {
  if (status === 204) return succeeded({ data: null })
  const content = isObject(body) ? body : {}
  const isAccepted = status === 200 || status === 201
  if (isAccepted && (content.code === 0 || content.statusCode === 200)) return succeeded(content)
  const stated = typeof content.code === 'number' && content.code !== 0 ? content.code : null
  return refused(stated ?? (isAccepted ? 500 : status), content)
}
