import type { OpenInvitation } from '@soundroof/contract/identity/company'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { Stored } from '../../platform/database/moments.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'

/** Only the hash of `token` is stored. */
export type NewInvitation = {
  readonly id: string
  readonly companyId: string
  readonly email: string
  readonly token: string
  readonly invitedBy: string
  readonly now: Date
  readonly expiresAt: Date
}

export const insertInvitation = (tx: Db, { token, now, ...row }: NewInvitation) =>
  insert(tx, 'invitations', { ...row, tokenHash: tokenHash(token), createdAt: now })

export const findOpenInvitations = (db: Db, companyId: string, now: Date) =>
  db.query<Stored<OpenInvitation, 'sentAt' | 'expiresAt'>>(
    `select i.id, i.email, coalesce(a.name, '') as invited_by, i.created_at as sent_at, i.expires_at
     from invitations i left join accounts a on a.id = i.invited_by and a.deleted_at is null
     where i.company_id = $1 and i.ended_at is null and i.expires_at > $2 order by i.created_at desc, i.id`,
    [companyId, now],
  )

/** Ends an open invitation of the company; answers its address, or null where there is none. */
export const endInvitation = async (tx: Db, companyId: string, id: string, now: Date): Promise<string | null> => {
  const [row] = await tx.query<{ email: string }>(
    `update invitations set ended_at = $3
     where id = $2 and company_id = $1 and ended_at is null and expires_at > $3 returning email`,
    [companyId, id, now],
  )
  return row?.email ?? null
}

/** Ends what a person who leaves has invited. */
export const endInvitationsBy = (tx: Db, accountId: string, now: Date) =>
  tx.query('update invitations set ended_at = $2 where invited_by = $1 and ended_at is null', [accountId, now])

/** Ends invitations past their time, so that a new one can be sent. */
export const endExpired = (tx: Db, companyId: string, email: string, now: Date) =>
  tx.query(
    `update invitations set ended_at = $3
     where company_id = $1 and email = $2 and ended_at is null and expires_at <= $3`,
    [companyId, email, now],
  )

/** True while an invitation is open, though past its time. */
export const isInvited = async (tx: Db, companyId: string, email: string): Promise<boolean> => {
  const rows = await tx.query('select 1 from invitations where company_id = $1 and email = $2 and ended_at is null', [
    companyId,
    email,
  ])
  return rows.length === 1
}

export type Sent = {
  readonly byCompany: number
  readonly byCompanyToAddress: number
  readonly toAddress: number
  /** Of the company. */
  readonly oldest: Date | null
}

/** Invitations since a moment: by the company, by it to the address, and by any company to the address. */
export const countSent = async (tx: Db, companyId: string, email: string, since: Date): Promise<Sent> => {
  const [row] = await tx.query<Sent>(
    `select count(*) filter (where company_id = $1) as by_company,
       count(*) filter (where company_id = $1 and email = $2) as by_company_to_address,
       count(*) filter (where email = $2) as to_address, min(created_at) filter (where company_id = $1) as oldest
     from invitations where (company_id = $1 or email = $2) and created_at > $3`,
    [companyId, email, since],
  )
  return row ?? { byCompany: 0, byCompanyToAddress: 0, toAddress: 0, oldest: null }
}

/** The invitation behind a link. */
export type Opened = {
  readonly id: string
  readonly companyId: string
  readonly email: string
  readonly company: string
  readonly invitedBy: string | null
}

/** By token; null when ended, or when its company has no people. */
export const findByToken = async (db: Db, token: string, now: Date): Promise<Opened | null> => {
  const [row] = await db.query<Opened>(
    `select i.id, i.company_id, i.email, c.name as company, a.name as invited_by
     from invitations i join companies c on c.id = i.company_id
     left join accounts a on a.id = i.invited_by and a.deleted_at is null
     where i.token_hash = $1 and i.ended_at is null and i.expires_at > $2 and exists (
       select 1 from accounts o
       where o.company_id = i.company_id and o.company_role = 'owner' and o.deleted_at is null)`,
    [tokenHash(token), now],
  )
  return row ?? null
}
