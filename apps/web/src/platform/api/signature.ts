export type SignatureHeaders = {
  readonly timeStamp: string
  readonly randomStr: string
  readonly signature: string
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Eight characters; the server accepts each pair of time and string once. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]).join('')

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Browsers offer `crypto.subtle` only in a secure context: not over plain HTTP, except on localhost. */
const digest = async (text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text)
  if (crypto.subtle) return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const { sha256 } = await import('@noble/hashes/sha2.js')
  return hexOf(sha256(bytes))
}

/** Headers that stop replayed and stale requests. They do not authenticate the caller. */
export const signatureHeaders = async (secret: string, now: number, randomStr: string): Promise<SignatureHeaders> => {
  const timeStamp = String(Math.floor(now / 1000))
  const signature = (await digest(`${timeStamp}${randomStr}${secret}`)).toUpperCase()
  return { timeStamp, randomStr, signature }
}
