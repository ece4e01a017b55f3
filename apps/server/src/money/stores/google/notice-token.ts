import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { Clock } from '../../../platform/clock.ts'
import { waitMs } from './ask.ts'

export type NoticeSender = {
  /** Where Google publishes its keys. */
  readonly keysAddress: string
  /** As the push subscription names them. */
  readonly audience: string
  readonly email: string
  readonly clock: Clock
}

/** Google rotates its keys: an unknown one is looked up, once a minute at most. */
const minute = 60 * 1000

/** Faults of the token itself; unreachable keys of Google are another failure. */
const isTokenWrong = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'].includes(error.code)

/** Whether an Authorization header proves that Google sent the notice (OpenID Connect token of Pub/Sub). */
export const noticeProof = (sender: NoticeSender): ((authorization: string) => Promise<boolean>) => {
  const keys = createRemoteJWKSet(new URL(sender.keysAddress), {
    timeoutDuration: waitMs,
    cooldownDuration: minute,
  })
  const expected = {
    algorithms: ['RS256'],
    issuer: ['https://accounts.google.com', 'accounts.google.com'],
    audience: sender.audience,
    requiredClaims: ['exp'],
  }
  return async (authorization) => {
    const token = /^Bearer (\S+)$/.exec(authorization)?.[1]
    if (token === undefined) return false
    try {
      const { payload } = await jwtVerify(token, keys, { ...expected, currentDate: sender.clock() })
      return payload.email === sender.email && payload.email_verified === true
    } catch (error) {
      if (isTokenWrong(error)) return false
      throw error
    }
  }
}
