import { createECDH, createHmac } from 'node:crypto'
import type { DeviceKey, OfflineRight } from '@soundroof/contract/money/offline/offline-right'
import { type CryptoKey, importJWK, SignJWT } from 'jose'
import type { PlatformServices } from '../../platform/http/handler.ts'

type Signing = Pick<PlatformServices, 'secrets'>

const half = (bytes: Buffer): string => bytes.toString('base64url')

/** The key of all processes of this server: derived, so that no further secret has to be kept. */
const ownKey = ({ secrets }: Signing): DeviceKey & { readonly d: string } => {
  const d = createHmac('sha256', secrets.files).update('offline rights').digest()
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(d)
  const point = pair.getPublicKey()
  return { kty: 'EC', crv: 'P-256', x: half(point.subarray(1, 33)), y: half(point.subarray(33)), d: half(d) }
}

/** The public key that proves rights of this server. */
export const rightKey = (services: Signing): DeviceKey => {
  const { d: _, ...key } = ownKey(services)
  return key
}

/** A right as JWS, ES256. */
export const signRight = async (services: Signing, { jti, sub, iat, exp, ...rest }: OfflineRight): Promise<string> =>
  new SignJWT(rest)
    .setProtectedHeader({ alg: 'ES256', typ: 'offline-right+jwt' })
    .setJti(jti)
    .setSubject(sub)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign((await importJWK(ownKey(services), 'ES256')) as CryptoKey)
