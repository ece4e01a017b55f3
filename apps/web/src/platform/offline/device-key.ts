import type { DeviceKey } from '@soundroof/contract/money/offline/offline-right'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const

export type OwnKey = { readonly privateKey: CryptoKey; readonly device: DeviceKey }

/** A key that never leaves this browser. */
export const newDeviceKey = async (): Promise<OwnKey> => {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  return { privateKey, device: { kty: 'EC', crv: 'P-256', x, y } }
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const written = (value: object): string => base64url(new TextEncoder().encode(JSON.stringify(value)))

/** A statement of this device as JWS, ES256. */
export const signedHere = async (privateKey: CryptoKey, statement: object): Promise<string> => {
  const input = `${written({ alg: 'ES256' })}.${written(statement)}`
  const signature = await crypto.subtle.sign(signing, privateKey, new TextEncoder().encode(input))
  return `${input}.${base64url(new Uint8Array(signature))}`
}

/** SHA-256, hexadecimal. */
export const sha256Of = async (content: string | ArrayBuffer): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
