import { withoutTurning } from '@soundroof/contract/platform/visible-text'
import { parseJson } from '../json.ts'
import { noteConnection } from './connection.ts'

export type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** How long it waits for the answer, milliseconds. */
  readonly timeout: number
}

export type HttpReply = { readonly status: number; readonly body: unknown; readonly date: string | null }

/** Sends one request; null without a network or without an answer in time. */
export type Exchange = (request: Request) => Promise<HttpReply | null>

export const callTimeout = 10_000
/** Of a call that prints a document: who issues one must not be told that the server is silent while it prints. Own figure. */
export const printTimeout = 60_000

/** The API's origin: this page's own, or the one built into the mobile shell. */
export const apiHost: string = import.meta.env?.VITE_API_HOST ?? ''

const signalOf = ({ signal, timeout }: Request): AbortSignal => {
  const late = AbortSignal.timeout(timeout)
  return signal ? AbortSignal.any([signal, late]) : late
}

const initOf = (request: Request): RequestInit => {
  const { method, headers, body } = request
  return {
    method,
    headers: body === undefined ? { ...headers } : { ...headers, 'content-type': 'application/json' },
    // The bearer header is the only credential; cookies are never sent.
    credentials: 'omit',
    cache: 'no-store',
    signal: signalOf(request),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

export const exchange: Exchange = async (request) => {
  try {
    const response = await fetch(`${apiHost}${request.path}`, initOf(request))
    // Attack: a name that turns the words around it on the screen.
    const text = withoutTurning(await response.text())
    noteConnection(true)
    return { status: response.status, body: parseJson(text), date: response.headers.get('date') }
  } catch (error) {
    // A cancelled call is not reported as a failure.
    if (request.signal?.aborted) throw error
    noteConnection(false)
    return null
  }
}
