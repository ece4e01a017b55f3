import { randomBytes } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { api, type EndpointName } from '@soundroof/contract/api'
import { sign } from '../../platform/http/signature.ts'

/** A client with a session and several servers to choose from. */
export type Reached = { readonly status: number; readonly body: { readonly code: number; readonly data?: unknown } }

/** Failures on the way to answers. */
export type Trouble = { readonly network: number; readonly failures: readonly string[] }

type Client = {
  readonly urls: readonly string[]
  readonly token: string
  readonly secret: string
  /** The first server; the client goes to the next one when a server does not answer. */
  readonly first: number
}

/** As clients of the product: 10 seconds without an answer count as none. */
const longestAnswer = 10_000
const longestPatience = 40_000

const textOf = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const signedHeaders = (secret: string): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const randomstr = randomBytes(4).toString('hex')
  return { timestamp, randomstr, signature: sign(timestamp, randomstr, secret) }
}

const exchange = (agent: Agent, url: string, name: EndpointName, client: Client, body: unknown): Promise<Reached> =>
  new Promise((resolve, reject) => {
    const payload = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      ...signedHeaders(client.secret),
      authorization: `Bearer ${client.token}`,
      ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    }
    const { method, path } = api[name]
    const sent = request(`${url}${path}`, { agent, method, headers, timeout: longestAnswer }, (answer) => {
      textOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }), reject)
    })
    sent.on('timeout', () => sent.destroy(new Error(`${path} got no answer in ${longestAnswer} ms.`)))
    sent.on('error', reject)
    sent.end(payload)
  })

/** Asks again after a lost connection or a failure of the server, each time signed again. */
export const retryingClient = (client: Client) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const failures: string[] = []
  let network = 0
  let at = client.first
  const once = async (name: EndpointName, body: unknown): Promise<Reached | null> => {
    const url = client.urls[at % client.urls.length] ?? ''
    try {
      const reached = await exchange(agent, url, name, client, body)
      if (reached.status < 500) return reached
      failures.push(`${name} ${reached.status}`)
    } catch {
      // The server was killed, or is not back yet.
      network++
    }
    at++
    return null
  }
  return {
    ask: async (name: EndpointName, body?: unknown): Promise<Reached> => {
      for (const end = Date.now() + longestPatience; Date.now() < end; await setTimeout(20 + 80 * Math.random())) {
        const reached = await once(name, body)
        if (reached) return reached
      }
      throw new Error(`${name} got no answer in ${longestPatience} ms; ${failures.join(', ')}`)
    },
    trouble: (): Trouble => ({ network, failures }),
    close: () => agent.destroy(),
  }
}

export type RetryingClient = ReturnType<typeof retryingClient>
