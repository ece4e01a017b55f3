import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'

/** What an account has of all paid periods that run now: it may have bought in two stores. */
export type Balance = {
  /** Of the periods with calculations left the one that ends first; null when none is left. */
  readonly subscriptionId: string | null
  readonly bought: number
  /** Neither charged nor reserved: `times`. */
  readonly remaining: number
  /** Reservations that are open. */
  readonly reserved: number
  /** When the first of the periods ends, and when the last. */
  readonly renewsAt: Date
  readonly endsAt: Date
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Of account $1 at the moment $2; no row without a period. */
export const balanceSql = `select
  (array_agg(s.id order by s.ends_at, s.id) filter (where s.bought > c.charged + r.reserved))[1] as subscription_id,
  sum(s.bought)::int as bought, sum(greatest(s.bought - c.charged - r.reserved, 0))::int as remaining,
  sum(r.reserved)::int as reserved, min(s.ends_at) as renews_at, max(s.ends_at) as ends_at
from subscriptions s
cross join lateral (select count(*) as charged from charges where subscription_id = s.id) c
cross join lateral (select count(*) as reserved from reservations where subscription_id = s.id and state = 'reserved'
  and expires_at > $2) r
where s.account_id = $1 and s.starts_at <= $2 and s.ends_at > $2
having count(*) > 0`

export const findBalance = async (db: Db, accountId: string, now: Date): Promise<Balance | null> => {
  const [row] = await db.query<Balance>(balanceSql, [accountId, now])
  return row ?? null
}

/**
 * The balance, with its periods locked until the transaction ends: whoever comes second waits and sees what the first did.
 * The lock is a statement of its own, because a statement counts what stood when it began.
 */
export const lockBalance = async (tx: Db, accountId: string, now: Date): Promise<Balance | null> => {
  await tx.query(
    'select id from subscriptions where account_id = $1 and starts_at <= $2 and ends_at > $2 order by id for update',
    [accountId, now],
  )
  return findBalance(tx, accountId, now)
}

export const insertReservation = (tx: Db, id: string, subscriptionId: string, now: Date, expiresAt: Date) =>
  insert(tx, 'reservations', { id, subscriptionId, reservedAt: now, expiresAt })

export const insertCharge = (tx: Db, id: string, subscriptionId: string, issuedResultId: string, now: Date) =>
  insert(tx, 'charges', { id, subscriptionId, issuedResultId, chargedAt: now })

export const insertSubscription = (
  tx: Db,
  row: { readonly id: string; readonly accountId: string; readonly source: string; readonly bought: number },
  startsAt: Date,
  endsAt: Date,
) => insert(tx, 'subscriptions', { ...row, startsAt, endsAt, createdAt: startsAt })
