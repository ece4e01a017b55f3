import { withoutTurning } from '@soundroof/contract/platform/visible-text'
import { parseJson } from '../json.ts'
import { noteConnection } from './connection.ts'

export type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

export type HttpReply = { readonly status: number; readonly body: unknown; readonly date: string | null }

/** Sends one request; null without a network or without an answer in time. */
export type Exchange = (request: Request) => Promise<HttpReply | null>

export const callTimeout = 10_000

/** The API's origin: this page's own, or the one built into the mobile shell. */
export const apiHost: string = import.meta.env?.VITE_API_HOST ?? ''

const signalOf = (signal: AbortSignal | undefined): AbortSignal => {
  const timeout = AbortSignal.timeout(callTimeout)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

const initOf = ({ method, headers, body, signal }: Request): RequestInit => ({
  method,
  headers: body === undefined ? { ...headers } : { ...headers, 'content-type': 'application/json' },
  // The bearer header is the only credential; cookies are never sent.
  credentials: 'omit',
  cache: 'no-store',
  signal: signalOf(signal),
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

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
