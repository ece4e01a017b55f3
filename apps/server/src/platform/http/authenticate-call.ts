import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { CompanyRole, Role } from '@soundroof/contract/platform/access'
import { mayCall } from '@soundroof/contract/platform/access'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import { unattendedHeader } from '@soundroof/contract/platform/unattended'
import type { Db } from '../database/db.ts'
import type { Account, PlatformServices } from './handler.ts'
import { Refused, refuse } from './refused.ts'
import { sessionLife } from './session-life.ts'
import { type Nonce, readSignature } from './signature.ts'

/** The last use is saved at most this often. */
const useGrain = 5 * 60 * 1000

/** SHA-256, hexadecimal. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

const bearer = (headers: IncomingHttpHeaders): string | null =>
  /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null

/** Columns of the calling account, by session or by key. */
export const accountColumns = 'a.id, a.company_id as company, a.email, a.name, a.role, a.company_role'

/** Row of the calling account. */
export type FoundAccount = {
  readonly id: string
  readonly company: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly companyRole: CompanyRole
}

type Found = FoundAccount & {
  readonly fresh: boolean
  readonly session: string | null
  readonly expires: Date
  readonly over: boolean
}

const nonceTaken = `with nonce as (
  insert into request_nonces (stamp, random) values ($2, $3) on conflict do nothing returning 1)`

/** One statement checks that the signature is new and finds the session's account. */
const admissionSql = (signed: boolean) => `${signed ? nonceTaken : ''}
select ${signed ? 'exists (select 1 from nonce)' : 'true'} as fresh,
  s.token_hash as session, s.expires_at as expires,
  s.ended_at is not null or a.deleted_at is not null or a.disabled_at is not null as over,
  ${accountColumns}
from (select 1) as one
left join sessions s on s.token_hash = $1
left join accounts a on a.id = s.account_id`

const signedSql = admissionSql(true)
const unsignedSql = admissionSql(false)

const look = async (db: Db, session: string | null, nonce: Nonce | null): Promise<Found> => {
  const params = nonce ? [session, nonce.stamp, nonce.random] : [session]
  const [found] = await db.query<Found>(nonce ? signedSql : unsignedSql, params)
  if (!found) throw new Error('The admission statement always answers one row.')
  return found
}

const prolong = async ({ db, clock }: PlatformServices, found: Found): Promise<void> => {
  const now = clock().getTime()
  if (found.expires.getTime() - now > sessionLife - useGrain) return
  const later = new Date(now + sessionLife)
  await db.query('update sessions set expires_at = $2 where token_hash = $1', [found.session, later])
}

export const accountOf = (found: FoundAccount, sessionId: string): Account => ({
  id: found.id,
  companyId: found.company,
  email: found.email,
  name: found.name,
  role: found.role,
  companyRole: found.companyRole,
  sessionId,
})

/** A screen that refreshes itself does not count as use of the session. */
const isUnattended = (headers: IncomingHttpHeaders): boolean => headers[unattendedHeader] === '1'

const isLive = (found: Found, now: Date): boolean => found.session !== null && !found.over && found.expires > now

const authorise = (endpoint: Endpoint, found: Found, now: Date): Account => {
  if (found.session === null) throw refuse(401, 'loginRequired')
  if (!isLive(found, now)) throw Object.assign(refuse(50008, 'sessionEnded'), { who: found.id })
  if (!mayCall(endpoint.access, found)) throw Object.assign(refuse(403, 'forbidden'), { who: found.id })
  return accountOf(found, found.session ?? '')
}

/**
 * The account of a call that is signed, recent, sent once and from a session that may make it; null: no session, where
 * anyone may call.
 */
export const admit = async (
  endpoint: Endpoint,
  headers: IncomingHttpHeaders,
  services: PlatformServices,
): Promise<Account | null> => {
  const now = services.clock()
  const nonce = endpoint.signed ? readSignature(headers, services.secrets.request, now) : null
  if (nonce instanceof Refused) throw nonce
  const token = bearer(headers)
  // A public call without signature needs neither session nor database.
  if (endpoint.access === 'anyone' && (token === null || !endpoint.signed) && nonce === null) return null
  const found = await look(services.db, token === null ? null : tokenHash(token), nonce)
  if (!found.fresh) throw refuse(400, 'requestReplayed')
  if (endpoint.access === 'anyone') return isLive(found, now) ? accountOf(found, found.session ?? '') : null
  const account = authorise(endpoint, found, now)
  if (!isUnattended(headers)) await prolong(services, found)
  return account
}
