import { createECDH, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { bits, identifier, integer, moment, nothing, octets, sequence, set, tagged, text, yes } from './der.ts'

/** Order of the group of P-256 (SEC 2, 2.4.2). */
const groupOrder = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

/** The P-256 key for a secret and a purpose: the same in every process with that secret. */
export const keyOf = (secret: string, purpose: string): KeyObject => {
  const material = Buffer.from(hkdfSync('sha256', secret, '', purpose, 48)).toString('hex')
  const scalar = ((BigInt(`0x${material}`) % (groupOrder - 1n)) + 1n).toString(16).padStart(64, '0')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(scalar, 'hex'))
  const point = pair.getPublicKey()
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const d = Buffer.from(scalar, 'hex').toString('base64url')
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d } })
}

type Certified = {
  readonly subject: string
  readonly key: KeyObject
  readonly issuer: string
  readonly issuerKey: KeyObject
  /** Whether it may certify others. */
  readonly isAuthority: boolean
  /** OID of an empty extension, by which a verifier recognises the certificate's purpose. */
  readonly marker: string | null
}

const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'))
const commonName = (name: string) => sequence(set(sequence(identifier('2.5.4.3'), text(name))))
const validity = sequence(moment('200101000000Z'), moment('491231235959Z'))

const extensions = ({ isAuthority, marker }: Certified) => [
  ...(isAuthority ? [sequence(identifier('2.5.29.19'), yes, octets(sequence(yes)))] : []),
  ...(marker === null ? [] : [sequence(identifier(marker), octets(nothing))]),
]

/** An X.509 certificate (RFC 5280) in DER. */
export const certify = (certified: Certified): Buffer => {
  const body = sequence(
    tagged(0)(integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ecdsaWithSha256,
    commonName(certified.issuer),
    validity,
    commonName(certified.subject),
    createPublicKey(certified.key).export({ format: 'der', type: 'spki' }),
    tagged(3)(sequence(...extensions(certified))),
  )
  return sequence(body, ecdsaWithSha256, bits(sign('sha256', body, certified.issuerKey)))
}
