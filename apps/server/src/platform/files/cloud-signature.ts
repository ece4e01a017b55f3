import { createHash, createHmac } from 'node:crypto'

/**
 * AWS Signature Version 4 in the Authorization header, payload in one chunk:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */

export type Signable = {
  readonly method: string
  readonly host: string
  /** Encoded, as it is requested. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Names in lower case; all of them are signed. */
  readonly headers: Readonly<Record<string, string>>
  readonly bodyHash: string
}

/** Our keys at the store. */
export type Signer = { readonly accessKey: string; readonly secretKey: string; readonly region: string }

export const sha256Hex = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** UriEncode() of that page: everything but A-Z a-z 0-9 - . _ ~ */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Starts with `/`. */
export const encodedPath = (segments: readonly string[]): string => `/${segments.map(encoded).join('/')}`

const ordered = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1)

/** Name and value of each, by code point of the encoded names; also the query that is requested. */
export const encodedQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(ordered)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

const amzDate = (now: Date): string => now.toISOString().replace(/[-:]|\.\d{3}/g, '')

const signingKey = ({ secretKey, region }: Signer, day: string): Buffer =>
  ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretKey}`, day), region))

/** All headers of the request, with its signature. */
export const signedHeaders = (request: Signable, signer: Signer, now: Date): Readonly<Record<string, string>> => {
  const date = amzDate(now)
  const headers = {
    ...request.headers,
    host: request.host,
    'x-amz-content-sha256': request.bodyHash,
    'x-amz-date': date,
  }
  const lines = Object.entries(headers)
    .map(([name, value]) => [name, value.trim().replace(/ +/g, ' ')] as const)
    .sort(ordered)
  const names = lines.map(([name]) => name).join(';')
  const canonical = [
    request.method,
    request.path,
    encodedQuery(request.query),
    ...lines.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    request.bodyHash,
  ].join('\n')
  const scope = `${date.slice(0, 8)}/${signer.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256Hex(canonical)].join('\n')
  const signature = hmac(signingKey(signer, date.slice(0, 8)), toSign).toString('hex')
  const credential = `${signer.accessKey}/${scope}`
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
