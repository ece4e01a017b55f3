import type { MessageKey } from '@soundroof/contract/platform/messages'
import type { Problem } from '@soundroof/contract/platform/problem'
import type { Coded } from '@soundroof/words/language/say'
import { isObject } from '../json.ts'

export type Refused = {
  readonly ok: false
  /** HTTP status or body code; 500 without an answer; 50008: the session ended. */
  readonly code: number
  readonly message: Coded
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
      /** The server's message, fit for a toast; mostly null. */
      readonly message: Coded | null
    }
  | Refused

/** As much of an answer as a form asks for. */
export type Sent<T> = { readonly ok: true; readonly data: T } | Pick<Refused, 'ok' | 'issues'>

export const endedSession = 50008

/** HTTP status, and the body where it is JSON. */
export type HttpAnswer = { readonly status: number; readonly body: unknown }

/** An answer without a code, such as a proxy's, is quoted. */
export const messageOf = ({ message, coded }: Readonly<Record<string, unknown>>): Coded | null => {
  const english = typeof message === 'string' && message.trim() !== '' ? message : null
  if (isObject(coded) && typeof coded.code === 'string')
    return { ...(coded as Coded), ...(english === null ? {} : { english }) }
  return english === null ? null : { code: 'asWritten', values: { text: english } }
}

const problemsOf = (value: unknown): readonly Problem[] => {
  if (!isObject(value) || typeof value.field !== 'string') return []
  const message = messageOf(value)
  return message === null ? [] : [{ field: value.field, coded: message }]
}

const fallbackMessage = (code: number): MessageKey => {
  if (code === endedSession) return 'sessionEnded'
  if (code === 401) return 'loginRequired'
  if (code === 403) return 'forbidden'
  return code === 404 ? 'addressUnknown' : 'serverError'
}

const refused = (code: number, body: Readonly<Record<string, unknown>>): Refused => {
  const message = messageOf(body) ?? { code: fallbackMessage(code) }
  const issues = Array.isArray(body.issues) ? body.issues.flatMap(problemsOf) : []
  return { ok: false, code, message, issues, ...(body.data === undefined ? {} : { data: body.data }) }
}

/** No network, or no answer in time. */
export const noAnswer: Refused = { ok: false, code: 500, message: { code: 'noConnection' }, issues: [] }

const succeeded = (body: Readonly<Record<string, unknown>>): Answer<unknown> => ({
  ok: true,
  data: body.data,
  total: typeof body.total === 'number' ? body.total : null,
  totalIsCapped: body.totalIsCapped === true,
  next: typeof body.next === 'string' ? body.next : null,
  message: messageOf(body),
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
