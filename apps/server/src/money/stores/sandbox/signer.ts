import { sign } from 'node:crypto'
import { certify, keyOf } from './certificate.ts'

/** OIDs by which Apple marks certificates that sign transactions, and those that certify them. */
const leafMarker = '1.2.840.113635.100.6.11.1'
const intermediateMarker = '1.2.840.113635.100.6.2.1'

/** Certificates and signatures of the sandbox. */
export type Signer = {
  /** In DER; a verifier with this root trusts everything signed here. */
  readonly root: Buffer
  /** A JWS in the form of the App Store: ES256, with its chain of three certificates. */
  readonly sign: (payload: object) => string
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs as the App Store does, under a root of its own that only a holder of the secret has. */
export const signerOf = (secret: string): Signer => {
  const [rootKey, middleKey, leafKey] = [1, 2, 3].map((step) => keyOf(secret, `sandbox store ${step}`))
  if (!rootKey || !middleKey || !leafKey) throw new Error('A chain has three keys.')
  const [rootName, middleName] = ['Sandbox store root', 'Sandbox store intermediate']
  const authority = { isAuthority: true, issuer: rootName, issuerKey: rootKey }
  const root = certify({ ...authority, subject: rootName, key: rootKey, marker: null })
  const middle = certify({ ...authority, subject: middleName, key: middleKey, marker: intermediateMarker })
  const leaf = certify({
    subject: 'Sandbox store',
    key: leafKey,
    issuer: middleName,
    issuerKey: middleKey,
    isAuthority: false,
    marker: leafMarker,
  })
  const header = base64url({ alg: 'ES256', x5c: [leaf, middle, root].map((bytes) => bytes.toString('base64')) })
  return {
    root,
    sign: (payload) => {
      const input = `${header}.${base64url(payload)}`
      const signature = sign('sha256', Buffer.from(input), { key: leafKey, dsaEncoding: 'ieee-p1363' })
      return `${input}.${signature.toString('base64url')}`
    },
  }
}
