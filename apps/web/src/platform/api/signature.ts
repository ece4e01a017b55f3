import { sha256 } from './sha-256.ts'

export type SignatureHeaders = {
  readonly timeStamp: string
  readonly randomStr: string
  readonly signature: string
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Eight characters; the server accepts each pair of time and string once. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]).join('')

const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

const digest = async (text: string): Promise<string> => {
  if (!crypto.subtle) return sha256(text)
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** Headers that stop replayed and stale requests. They do not authenticate the caller. */
export const signatureHeaders = async (secret: string, now: number, randomStr: string): Promise<SignatureHeaders> => {
  const timeStamp = String(Math.floor(now / 1000))
  const signature = (await digest(`${timeStamp}${randomStr}${secret}`)).toUpperCase()
  return { timeStamp, randomStr, signature }
}
