import type { PendingCode } from '@soundroof/contract/administration/pending-codes'
import { passwordLinkMinutes } from '@soundroof/contract/identity/account-password'
import { loginTicketMinutes } from '@soundroof/contract/platform/login-ticket'
import type { Stored } from '../../platform/database/moments.ts'
import { inText } from '../../platform/database/moments.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { linkId } from './link-id.ts'

const most = 200

/** $1: now. A staff invitation that is over is shown: its account waits for another link. */
const pending = `(
  select 'staffInvitation' as kind, a.id, a.email as address, true as is_known, '' as company, i.sent_at, i.expires_at,
    null::integer as attempts
  from staff_invitations i join accounts a on a.id = i.account_id where a.deleted_at is null and a.disabled_at is null
  union all
  select 'companyInvitation', i.id, i.email, exists (select 1 from accounts k where k.email = i.email), c.name,
    i.created_at, i.expires_at, null
  from invitations i join companies c on c.id = i.company_id where i.ended_at is null and i.expires_at > $1
  union all
  select 'newPassword', ${linkId('r')}, a.email, true, '', r.expires_at - interval '${passwordLinkMinutes} minutes',
    r.expires_at, null
  from password_resets r join accounts a on a.id = r.account_id
  where r.expires_at > $1 and not exists (select 1 from staff_invitations i where i.account_id = a.id)
  union all
  select 'login', ${linkId('t')}, a.email, true, '', t.expires_at - interval '${loginTicketMinutes} minutes', t.expires_at,
    t.tries
  from login_tickets t join accounts a on a.id = t.account_id where t.expires_at > $1
  union all
  select 'authenticator', a.id, a.email, true, '', o.begun_at, o.begun_at + interval '1 day', null
  from one_time_codes o join accounts a on a.id = o.account_id
  where o.turned_on_at is null and o.begun_at + interval '1 day' > $1
) p`

type Row = Stored<PendingCode, 'sentAt' | 'expiresAt'> & { readonly isKnown: boolean }

/** Of somebody without an account the first letter and the domain: only the company that invites knows the rest. */
export const masked = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${[...address.slice(0, at)].slice(0, 1).join('')}…${address.slice(at)}`
}

const present = ({ isKnown, address, ...row }: Row): PendingCode => ({
  ...inText(row),
  address: isKnown ? address : masked(address),
})

/** Neither links nor codes are kept: only their hashes are. */
export const pendingCodes: Handler<'pendingCodes'> = async ({ db, clock }) => {
  const now = clock()
  const rows = await db.query<Row>(`select p.* from ${pending} order by sent_at desc, kind, id limit ${most}`, [now])
  const [counted] = await db.query<{ total: number }>(`select count(*) as total from ${pending}`, [now])
  return { data: { rows: rows.map(present), total: counted?.total ?? 0 } }
}
