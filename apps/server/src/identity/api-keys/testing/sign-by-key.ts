import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A key as its program has it. */
export type TestKey = { readonly id: string; readonly secret: string }

export type Signed = {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly payload?: string | Buffer
  readonly now: Date
}

/** Written from the description of the signature, not from the server's own code. */
export const signByKey = (
  { id, secret }: TestKey,
  { method, url, payload = '', now }: Signed,
  randomStr: string = randomBytes(12).toString('hex'),
): Record<string, string> => {
  const timeStamp = String(Math.floor(now.getTime() / 1000))
  const bodyHash = createHash('sha256').update(payload).digest('hex')
  const text = `${method}\n${url}\n${timeStamp}\n${randomStr}\n${bodyHash}`
  return {
    apikey: id,
    timestamp: timeStamp,
    randomstr: randomStr,
    signature: createHmac('sha256', secret).update(text).digest('hex').toUpperCase(),
  }
}
