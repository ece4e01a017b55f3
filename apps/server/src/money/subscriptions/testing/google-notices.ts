import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

const pem = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
/** Read back: exporting a key that was just generated deadlocks Node 20 when garbage is collected meanwhile. */
const google = { publicKey: createPublicKey(pem.publicKey), privateKey: createPrivateKey(pem.privateKey) }
const kid = 'key-1'

export const packageName = 'org.example.soundroof'
export const sender = { audience: 'https://roof.example.org/google', email: 'push@example.iam.gserviceaccount.com' }

/** Google's published keys, as an address that holds them itself. */
export const keysAddress = `data:application/json,${encodeURIComponent(
  JSON.stringify({ keys: [{ ...google.publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] }),
)}`

const segment = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export type TokenChanges = {
  readonly head?: object
  readonly claims?: object
  readonly key?: KeyObject
}

/** The token that Pub/Sub sends along, with changes that make it wrong. */
export const noticeToken = (
  now: Date,
  { head = {}, claims = {}, key = google.privateKey }: TokenChanges = {},
): string => {
  const seconds = Math.floor(now.getTime() / 1000)
  const said = {
    iss: 'https://accounts.google.com',
    aud: sender.audience,
    email: sender.email,
    email_verified: true,
    iat: seconds,
    exp: seconds + 3600,
    ...claims,
  }
  const input = `${segment({ alg: 'RS256', kid, typ: 'JWT', ...head })}.${segment(said)}`
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`
}

/** A notice as Pub/Sub pushes it. */
export const noticeCall = (
  server: { readonly clock: () => Date },
  notification: object,
  changes: TokenChanges = {},
) => {
  const now = server.clock()
  const told = { version: '1.0', packageName, eventTimeMillis: String(now.getTime()), ...notification }
  return {
    headers: { authorization: `Bearer ${noticeToken(now, changes)}` },
    body: {
      message: { data: Buffer.from(JSON.stringify(told)).toString('base64'), messageId: '1', attributes: {} },
      subscription: 'projects/roof/subscriptions/play',
    },
  }
}
