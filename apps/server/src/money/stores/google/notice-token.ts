import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { ask } from './ask.ts'

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA') })) })
type Key = z.infer<typeof keySet>['keys'][number]

const header = z.object({ alg: z.literal('RS256'), kid: z.string() })
const claims = z.object({
  iss: z.enum(['https://accounts.google.com', 'accounts.google.com']),
  aud: z.string(),
  email: z.string(),
  email_verified: z.literal(true),
  exp: z.number(),
})

export type NoticeSender = {
  /** Where Google publishes its keys. */
  readonly keysAddress: string
  /** As the push subscription names them. */
  readonly audience: string
  readonly email: string
  readonly clock: Clock
}

const minute = 60 * 1000

/** The key of this name; Google changes them, so an unknown name is looked up again, once a minute at most. */
const keyRing = ({ keysAddress, clock }: NoticeSender) => {
  let keys: readonly Key[] = []
  let askedAt = Number.NEGATIVE_INFINITY
  return async (kid: string): Promise<Key | undefined> => {
    const known = keys.find((key) => key.kid === kid)
    const now = clock().getTime()
    if (known || now - askedAt < minute) return known
    askedAt = now
    const answer = await ask(keysAddress)
    if (answer.status !== 200) throw new Error(`Google’s keys are not there: ${answer.status}`)
    keys = keySet.parse(JSON.parse(answer.text)).keys
    return keys.find((key) => key.kid === kid)
  }
}

const opened = (segment = ''): unknown => {
  try {
    return JSON.parse(Buffer.from(segment, 'base64url').toString())
  } catch {
    return null
  }
}

/** Whether an Authorization header is Google's word that this notice is its own (OpenID Connect token of Pub/Sub). */
export const noticeProof = (sender: NoticeSender): ((authorization: string) => Promise<boolean>) => {
  const keyOf = keyRing(sender)
  return async (authorization) => {
    const parts = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization)
    const [head, body] = [header.safeParse(opened(parts?.[1])), claims.safeParse(opened(parts?.[2]))]
    if (!parts || !head.success || !body.success) return false
    const { aud, email, exp } = body.data
    if (aud !== sender.audience || email !== sender.email || exp * 1000 <= sender.clock().getTime()) return false
    const key = await keyOf(head.data.kid)
    if (!key) return false
    const publicKey = createPublicKey({ format: 'jwk', key: key as JsonWebKey })
    return verify('sha256', Buffer.from(`${parts[1]}.${parts[2]}`), publicKey, Buffer.from(parts[3] ?? '', 'base64url'))
  }
}
