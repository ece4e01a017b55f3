import { createECDH, createHash, createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@soundroof/contract/identity/passkey'
import { type Cbor, encodeCbor } from './cbor.ts'

/**
 * A device with one passkey, written from WebAuthn level 2 (6.1, 6.5, 7) and RFC 9053; tests change its answers to forge
 * them.
 */

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url')

/** Bits of the authenticator data (6.1). */
export const flags = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, hasCredential: 64 } as const

type KeyPair = { readonly privateKey: KeyObject; readonly x: Buffer; readonly y: Buffer }

/** On P-256. Not generateKeyPairSync: exporting its key deadlocks Node 20 when garbage is collected meanwhile. */
const newKeyPair = (): KeyPair => {
  const pair = createECDH('prime256v1')
  const point = pair.generateKeys()
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)]
  const d = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  const key = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url'), d }
  return { privateKey: createPrivateKey({ format: 'jwk', key }), x, y }
}

/** COSE (RFC 9053): an ES256 key. */
const coseKey = ({ x, y }: KeyPair): Buffer =>
  encodeCbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, x],
      [-3, y],
    ]),
  )

export type Lies = {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  readonly crossOrigin?: boolean
  readonly flags?: number
  readonly counter?: number
  readonly userHandle?: string
  readonly format?: string
  readonly statement?: ReadonlyMap<string, Cbor>
  readonly publicKey?: Buffer
}

const counterBytes = (counter: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

const clientDataOf = (type: string, challenge: string, origin: string, lies: Lies): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? origin,
      crossOrigin: lies.crossOrigin ?? false,
    }),
  )

const authenticatorData = (rpId: string, bits: number, counter: number): Buffer =>
  Buffer.concat([sha256(rpId), Buffer.from([bits]), counterBytes(counter)])

/** `counts`: whether the device counts its uses, as security keys do and synchronised passkeys do not. */
export const softwareAuthenticator = (origin: string, counts = true) => {
  const keys = newKeyPair()
  const id = randomBytes(32)
  let counter = 0
  let user = ''
  const next = (lies: Lies): number => {
    counter += counts ? 1 : 0
    return lies.counter ?? counter
  }
  const create = (options: PasskeyCreation, lies: Lies = {}) => {
    user = options.user.id
    const bits = lies.flags ?? flags.present | flags.verified | flags.hasCredential
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const credential = Buffer.concat([Buffer.alloc(16), length, id, lies.publicKey ?? coseKey(keys)])
    const data = Buffer.concat([
      authenticatorData(lies.rpId ?? options.rp.id, bits, lies.counter ?? counter),
      credential,
    ])
    const attestation = encodeCbor(
      new Map<string, Cbor>([
        ['fmt', lies.format ?? 'none'],
        ['attStmt', lies.statement ?? new Map()],
        ['authData', data],
      ]),
    )
    return {
      credential: base64url(id),
      clientData: base64url(clientDataOf('webauthn.create', options.challenge, origin, lies)),
      attestation: base64url(attestation),
      transports: ['internal'],
    }
  }
  const answer = (options: PasskeyRequest, lies: Lies = {}): PasskeyAnswer => {
    const bits = lies.flags ?? flags.present | flags.verified
    const data = authenticatorData(lies.rpId ?? options.rpId, bits, next(lies))
    const clientData = clientDataOf('webauthn.get', options.challenge, origin, lies)
    return {
      credential: base64url(id),
      clientData: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), keys.privateKey)),
      userHandle: lies.userHandle ?? user,
    }
  }
  return { id: base64url(id), create, answer }
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>
