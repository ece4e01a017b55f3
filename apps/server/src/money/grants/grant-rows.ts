import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { insertSubscription } from '../subscriptions/subscription-rows.ts'

/** A period that the provider sold to a company. */
export type NewGrant = {
  readonly id: string
  readonly companyId: string
  readonly invoice: string
  readonly months: number
  readonly calculations: number
  readonly grantedBy: string
}

export const isInvoiceKnown = async (tx: Db, companyId: string, invoice: string): Promise<boolean> =>
  (
    await tx.query('select 1 from company_grants where company_id = $1 and lower(invoice) = lower($2)', [
      companyId,
      invoice,
    ])
  ).length > 0

/** The period and what it was granted for; callers hold the company's lock. */
export const insertGrant = async (tx: Db, grant: NewGrant, startsAt: Date, endsAt: Date): Promise<void> => {
  const { id, calculations: bought } = grant
  await insertSubscription(tx, { id, accountId: null, source: 'invoice', bought }, startsAt, endsAt)
  await insert(tx, 'company_grants', { ...grant, grantedAt: startsAt })
}

export type Owner = { readonly email: string; readonly company: string }

/** Whom a company's mails go to: its owners who can log in. */
export const findOwners = (tx: Db, companyId: string): Promise<Owner[]> =>
  tx.query<Owner>(
    `select a.email, c.name as company from accounts a join companies c on c.id = a.company_id
     where c.id = $1 and a.role = 'customer' and a.company_role = 'owner' and a.deleted_at is null
       and a.disabled_at is null order by a.email`,
    [companyId],
  )

/** A granted period under its lock. */
export type LockedGrant = { readonly companyId: string; readonly invoice: string; readonly isOver: boolean }

/** Its period is locked first, as calculations do. Null: no such grant. */
export const lockGrant = async (tx: Db, id: string, now: Date): Promise<LockedGrant | null> => {
  await tx.query('select id from subscriptions where id = $1 for update', [id])
  const [grant] = await tx.query<LockedGrant>(
    `select g.company_id, g.invoice, g.ended_at is not null or s.ends_at <= $2 as is_over
     from company_grants g join subscriptions s on s.id = g.id where g.id = $1 for update of g`,
    [id, now],
  )
  return grant ?? null
}

type End = { readonly id: string; readonly endedBy: string; readonly endReason: string }

/** As a refund: what was bought becomes what was used, and nothing stays reserved. */
export const endPeriod = async (tx: Db, { id, endedBy, endReason }: End, now: Date): Promise<void> => {
  await tx.query(
    `update subscriptions set bought = (select count(*) from charges where subscription_id = $1),
       ends_at = greatest(starts_at + interval '1 millisecond', least($2, ends_at)) where id = $1`,
    [id, now],
  )
  await tx.query(
    `update reservations set state = 'returned' where subscription_id = $1 and state in ('reserved', 'taken')`,
    [id],
  )
  await tx.query('update company_grants set ended_by = $2, ended_at = $3, end_reason = $4 where id = $1', [
    id,
    endedBy,
    now,
    endReason,
  ])
}

/** What somebody who leaves the company has reserved of its periods, on devices too. */
export const returnReservedOf = async (tx: Db, accountId: string, companyId: string): Promise<void> => {
  await tx.query(
    `update reservations set state = 'returned' where account_id = $1 and state = 'reserved'
       and subscription_id in (select id from company_grants where company_id = $2)`,
    [accountId, companyId],
  )
}
