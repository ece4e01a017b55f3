import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Refused } from './refused.ts'
import { refuse } from './refused.ts'

/** Parts of a request that its key signs: everything that decides its effect. */
export type KeyRequest = {
  readonly method: string
  /** Path and query as they came, not decoded. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  /** SHA-256 of the body's bytes, lower-case hexadecimal; without body that of no bytes. */
  readonly bodyHash: string
}

/**
 * The secret ships in clients, so a signature does not prove who calls: it stops replayed and stale requests, and never
 * replaces the bearer token.
 */

/** Seconds before and after now in which a request counts. */
export const signingWindow = 300

/** Timestamp, seconds, and random string of a signed request. */
export type Nonce = { readonly stamp: number; readonly random: string }

/** The value of a header that was sent once; otherwise empty. */
export const header = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** As specified: SHA-256, upper-case hexadecimal. */
export const sign = (timeStamp: string, randomStr: string, secret: string): string =>
  createHash('sha256').update(`${timeStamp}${randomStr}${secret}`).digest('hex').toUpperCase()

const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Timestamp and random string, which count once, or why the request is refused. */
export const readSignature = (headers: IncomingHttpHeaders, secret: string, now: Date): Nonce | Refused => {
  const timeStamp = header(headers, 'timestamp')
  const random = header(headers, 'randomstr')
  const signature = header(headers, 'signature')
  if (timeStamp === '' || random === '' || signature === '') return refuse(400, 'notSigned')
  if (!/^[ -~]{8}$/.test(random)) return refuse(400, 'randomStrWrong')
  if (
    !/^\d{1,12}$/.test(timeStamp) ||
    !/^[0-9A-F]{64}$/.test(signature) ||
    !same(signature, sign(timeStamp, random, secret))
  )
    return refuse(400, 'signatureWrong')
  const stamp = Number(timeStamp)
  if (Math.abs(now.getTime() / 1000 - stamp) > signingWindow) return refuse(400, 'requestStale')
  return { stamp, random }
}
