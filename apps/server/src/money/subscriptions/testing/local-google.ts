import { generateKeyPairSync, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GoogleSubscription } from '../../stores/google/google-api.ts'
import type { ServiceAccount } from '../../stores/google/service-account.ts'
import { packageName } from './google-notices.ts'

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

export type LocalGoogle = {
  readonly url: string
  readonly account: ServiceAccount
  /** What it sold, by purchase token. */
  readonly subscriptions: Map<string, GoogleSubscription>
  readonly acknowledged: string[]
  /** Tokens of access that it gave, oldest first; a token that is taken out is refused. */
  readonly access: string[]
  /** Status of the next answers instead of the right ones. */
  readonly failures: number[]
  readonly close: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

const opened = (segment = ''): Record<string, unknown> => JSON.parse(Buffer.from(segment, 'base64url').toString())

/** RFC 7523, as Google asks for it. */
const isAssertion = (assertion: string, url: string): boolean => {
  const [head, claims, signature = ''] = assertion.split('.')
  const { alg } = opened(head)
  const said = opened(claims)
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    keys.publicKey,
    Buffer.from(signature, 'base64url'),
  )
  const scope = 'https://www.googleapis.com/auth/androidpublisher'
  return (
    isSigned &&
    alg === 'RS256' &&
    said.aud === `${url}/token` &&
    said.scope === scope &&
    said.iss === 'roof@example.org'
  )
}

const answer = (response: ServerResponse, status: number, body: unknown = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

type State = Omit<LocalGoogle, 'close' | 'account'>

const giveAccess = async (state: State, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const form = new URLSearchParams(await bodyOf(request))
  const isGrant = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer'
  if (!isGrant || !isAssertion(form.get('assertion') ?? '', state.url)) return answer(response, 401)
  const token = `access-${state.access.length + 1}`
  state.access.push(token)
  answer(response, 200, { access_token: token, expires_in: 3599, token_type: 'Bearer' })
}

const tellSubscription = (state: State, token: string, response: ServerResponse): void => {
  const found = state.subscriptions.get(token)
  if (found) answer(response, 200, { kind: 'androidpublisher#subscriptionPurchaseV2', ...found })
  else answer(response, 404, { error: { code: 404, status: 'NOT_FOUND' } })
}

const acknowledge = async (state: State, token: string, request: IncomingMessage, response: ServerResponse) => {
  await bodyOf(request)
  const found = state.subscriptions.get(token)
  if (!found) return answer(response, 404)
  state.acknowledged.push(token)
  state.subscriptions.set(token, { ...found, acknowledgementState: 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED' })
  answer(response, 200)
}

const purchases = `/androidpublisher/v3/applications/${packageName}/purchases/`

const serve = async (state: State, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const path = request.url ?? ''
  if (path === '/token') return giveAccess(state, request, response)
  const failure = state.failures.shift()
  if (failure) return answer(response, failure)
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  if (!state.access.includes(bearer)) return answer(response, 401)
  const read = new RegExp(`^${purchases}subscriptionsv2/tokens/([^/:]+)$`).exec(path)?.[1]
  if (read && request.method === 'GET') return tellSubscription(state, decodeURIComponent(read), response)
  const kept = new RegExp(`^${purchases}subscriptions/[^/]+/tokens/([^/:]+):acknowledge$`).exec(path)?.[1]
  if (kept && request.method === 'POST') return acknowledge(state, decodeURIComponent(kept), request, response)
  answer(response, 404)
}

/** A server that speaks as Google's does: access by a signed assertion, subscriptions, acknowledgement. */
export const startLocalGoogle = async (): Promise<LocalGoogle> => {
  const server = createServer((request, response) => {
    serve(state, request, response).catch(() => answer(response, 500))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state: State = { url, subscriptions: new Map(), acknowledged: [], access: [], failures: [] }
  return {
    ...state,
    account: { client_email: 'roof@example.org', private_key: keys.privateKey, token_uri: `${url}/token` },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
