import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream'
import type { CloudAddress } from '../cloud-address.ts'
import type { CloudBody } from './cloud-body.ts'
import { refusalOf } from './cloud-failure.ts'
import { encodedPath, encodedQuery, sha256Hex, signedHeaders } from './cloud-signature.ts'
import { keySegments } from './object-key.ts'
import { StoreUnreachable } from './storage-away.ts'

/** One request to the bucket, before it is signed. */
export type CloudCall = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Null: the bucket itself. */
  readonly key: string | null
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: CloudBody
}

/** Milliseconds. */
export type CloudTimeouts = {
  /** Until the answer begins, plus the time for sending the body. */
  readonly answerMs: number
  /** Between two chunks of an answer. */
  readonly pauseMs: number
  /** Before each further attempt. */
  readonly retryMs: readonly number[]
}

/** In production. */
export const usualTimeouts: CloudTimeouts = { answerMs: 10_000, pauseMs: 30_000, retryMs: [200, 1000] }

/** The slowest accepted connection, bytes per millisecond. */
const slowest = 500
const emptyHash = sha256Hex('')

const optionsOf = (address: CloudAddress, { method, key, query = {}, headers = {}, body }: CloudCall) => {
  const path = encodedPath([address.bucket, ...(key === null ? [] : keySegments(key))])
  const { hostname, port } = new URL(`http://${address.host}`)
  const bodyHeaders = body ? { 'content-length': String(body.bytes) } : {}
  const signable = {
    method,
    host: address.host,
    path,
    query,
    headers: { ...headers, ...bodyHeaders },
    bodyHash: body?.hash ?? emptyHash,
  }
  const asked = encodedQuery(query)
  return {
    method,
    hostname: hostname.replace(/^\[|\]$/g, ''),
    // An address without a port: the one of its protocol.
    port: /:\d+$/.test(address.host) ? port || 80 : address.isSecure ? 443 : 80,
    path: asked === '' ? path : `${path}?${asked}`,
    headers: signedHeaders(signable, address, new Date()),
  }
}

const unreachable = (error: NodeJS.ErrnoException): Error =>
  new StoreUnreachable(`The object store cannot be reached: ${error.message || error.code}`, { cause: error })

const answerTo = (address: CloudAddress, call: CloudCall, timeouts: CloudTimeouts): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = (address.isSecure ? httpsRequest : httpRequest)(optionsOf(address, call))
    const waitMs = Math.round(timeouts.answerMs + (call.body?.bytes ?? 0) / slowest)
    const timer = setTimeout(() => request.destroy(new Error(`no answer within ${waitMs} ms`)), waitMs)
    request.once('response', (response) => {
      clearTimeout(timer)
      resolve(response)
    })
    request.on('error', (error) => {
      clearTimeout(timer)
      reject(unreachable(error))
    })
    // A body that cannot be read destroys the request; its `error` handler above reports it.
    if (call.body) pipeline(call.body.open(), request, () => undefined)
    else request.end()
  })

/** The chunks of an answer; fails when the store sends nothing for `pauseMs`, or when nobody reads. */
export const chunksOf = (response: IncomingMessage, { pauseMs }: CloudTimeouts): AsyncGenerator<Buffer> => {
  const silent = () => response.destroy(new StoreUnreachable(`The object store fell silent for ${pauseMs} ms.`))
  const timer = setTimeout(silent, pauseMs)
  response.once('close', () => clearTimeout(timer))
  return (async function* () {
    for await (const chunk of response) {
      timer.refresh()
      yield chunk
    }
  })()
}

/** One call, signed; the answer is a success whose content is still arriving. */
export const exchange = async (
  address: CloudAddress,
  call: CloudCall,
  timeouts: CloudTimeouts,
): Promise<IncomingMessage> => {
  const response = await answerTo(address, call, timeouts)
  const status = response.statusCode ?? 0
  if (status >= 200 && status < 300) return response
  throw await refusalOf(call.method, status, chunksOf(response, timeouts))
}

/** All of an answer. */
export const wholeOf = async (response: IncomingMessage, timeouts: CloudTimeouts): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of chunksOf(response, timeouts)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
