import { apiKeyScopes, mayCall } from '@soundroof/contract/platform/access'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import { accountColumns, accountOf, type FoundAccount } from '../../platform/http/authenticate-call.ts'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { Refused, refuse } from '../../platform/http/refused.ts'
import type { KeyRequest } from '../../platform/http/signature.ts'
import { readKeySignature, type SignedByKey } from './key-signature.ts'

/** The last use is saved at most this often. */
const useGrain = 5 * 60 * 1000

type Found = FoundAccount & {
  readonly fresh: boolean
  readonly key: string | null
  readonly scopes: string
  readonly expires: Date
  readonly used: Date | null
  readonly revoked: boolean
  readonly closed: boolean
  readonly left: boolean
}

/** One statement for both questions, as for sessions: is the pair new, and whose key is it. */
const admissionSql = `with nonce as (
  insert into request_nonces (stamp, random) values ($2, $3) on conflict do nothing returning 1)
select exists (select 1 from nonce) as fresh, k.id as key, k.scopes, k.expires_at as expires, k.last_used_at as used,
  k.revoked_at is not null as revoked, a.deleted_at is not null or a.disabled_at is not null as closed,
  k.company_id <> a.company_id as left,
  ${accountColumns}
from (select 1) as one
left join api_keys k on k.id = $1
left join accounts a on a.id = k.account_id`

/** Each key has its own pairs, so that no other caller can use one up. */
const look = async ({ db }: PlatformServices, { id, stamp, random }: SignedByKey): Promise<Found> => {
  const [found] = await db.query<Found>(admissionSql, [id, stamp, `${id} ${random}`])
  if (!found) throw new Error('The admission statement always answers one row.')
  return found
}

/** Why the key is refused; only a caller with its secret is told. */
const whyOver = (found: Found, now: Date): Refused | null => {
  if (found.key === null) return refuse(401, 'apiKeyGone')
  if (!found.fresh) return refuse(400, 'requestReplayed')
  if (found.revoked) return refuse(401, 'apiKeyEnded')
  if (found.expires <= now) return refuse(401, 'apiKeyExpired')
  if (found.closed) return refuse(401, 'apiKeyOfClosedAccount')
  return found.left ? refuse(401, 'apiKeyOfOtherCompany') : null
}

const whyNotThis = ({ keyScope, access }: Endpoint, found: Found): Refused | null => {
  if (keyScope === undefined) return refuse(403, 'apiKeyNotTaken')
  if (!found.scopes.split(' ').includes(keyScope)) return refuse(403, 'apiKeyLacksScope', { scope: keyScope })
  return mayCall(access, found) ? null : refuse(403, 'forbidden')
}

const noteUse = async ({ db }: PlatformServices, { key, used }: Found, now: Date): Promise<void> => {
  if (used !== null && now.getTime() - used.getTime() < useGrain) return
  await db.query('update api_keys set last_used_at = $2 where id = $1', [key, now])
}

/** The account that a program calls for: signed by a working key, sent once, within its scopes and the account's rights. */
export const admitByKey = async (
  endpoint: Endpoint,
  request: KeyRequest,
  services: PlatformServices,
): Promise<Account> => {
  const now = services.clock()
  const signed = readKeySignature(request, services.secrets.files, now)
  if (signed instanceof Refused) throw signed
  const found = await look(services, signed)
  const refused = whyOver(found, now) ?? whyNotThis(endpoint, found)
  if (refused) throw Object.assign(refused, { who: found.id })
  await noteUse(services, found, now)
  const scopes = found.scopes.split(' ')
  return {
    ...accountOf(found, ''),
    apiKey: signed.id,
    scopes: apiKeyScopes.filter((scope) => scopes.includes(scope)),
  }
}
