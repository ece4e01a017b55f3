import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'

/** Sum over all periods that run now: an account may have bought in two stores. */
export type Balance = {
  /** The period with calculations left that ends first; null: none left. */
  readonly subscriptionId: string | null
  readonly bought: number
  /** Neither charged nor reserved: `times`. */
  readonly remaining: number
  /** Reservations that are open, without those of devices. */
  readonly reserved: number
  /** Begin of the period that ends first. */
  readonly startsAt: Date
  /** End of the first period, and of the last. */
  readonly renewsAt: Date
  readonly endsAt: Date
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** For account $1 at the moment $2; no row without a period. */
export const balanceSql = `select
  (array_agg(s.id order by s.ends_at, s.id) filter (where s.bought > c.charged + r.held))[1] as subscription_id,
  sum(s.bought)::int as bought, sum(greatest(s.bought - c.charged - r.held, 0))::int as remaining,
  sum(r.reserved)::int as reserved, (array_agg(s.starts_at order by s.ends_at, s.id))[1] as starts_at, min(s.ends_at) as renews_at, max(s.ends_at) as ends_at
from subscriptions s
cross join lateral (select count(*) as charged from charges where subscription_id = s.id) c
cross join lateral (select count(*) as held, count(*) filter (where offline_right_id is null) as reserved from reservations
  where subscription_id = s.id and state = 'reserved' and expires_at > $2) r
where s.account_id = $1 and s.starts_at <= $2 and s.ends_at > $2
having count(*) > 0`

/** Null without a running period. */
export const findBalance = async (db: Db, accountId: string, now: Date): Promise<Balance | null> => {
  const [row] = await db.query<Balance>(balanceSql, [accountId, now])
  return row ?? null
}

/**
 * The balance with its periods locked until the transaction ends: a second call waits and sees the result of the first. The
 * lock is its own statement, because a statement sees only what was committed when it began.
 */
export const lockBalance = async (tx: Db, accountId: string, now: Date): Promise<Balance | null> => {
  await tx.query(
    'select id from subscriptions where account_id = $1 and starts_at <= $2 and ends_at > $2 order by id for update',
    [accountId, now],
  )
  return findBalance(tx, accountId, now)
}

/** @param offlineRightId the right of the device that it is reserved for; null: the next call takes it */
export const insertReservation = (
  tx: Db,
  id: string,
  subscriptionId: string,
  now: Date,
  expiresAt: Date,
  offlineRightId: string | null = null,
) => insert(tx, 'reservations', { id, subscriptionId, reservedAt: now, expiresAt, offlineRightId })

/** Within the transaction that stores the result. */
export const insertCharge = (tx: Db, id: string, subscriptionId: string, issuedResultId: string, now: Date) =>
  insert(tx, 'charges', { id, subscriptionId, issuedResultId, chargedAt: now })

export const insertSubscription = (
  tx: Db,
  row: { readonly id: string; readonly accountId: string; readonly source: string; readonly bought: number },
  startsAt: Date,
  endsAt: Date,
) => insert(tx, 'subscriptions', { ...row, startsAt, endsAt, createdAt: startsAt })
