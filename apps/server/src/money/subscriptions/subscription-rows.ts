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

/**
 * Periods that account $1 may use: its own, and what was granted to the company that it belongs to now. Who leaves the company
 * leaves them behind.
 */
export const usableSql = `(select id from subscriptions where account_id = $1 union all
  select g.id from company_grants g join accounts a on a.company_id = g.company_id where a.id = $1 and a.role = 'customer')`

/** Reservations of account $1, where others use the period too. */
export const isOwnSql = 'coalesce(r.account_id, $1) = $1'

/** For account $1 at the moment $2; no row without a period. */
export const balanceSql = `select
  (array_agg(s.id order by s.ends_at, s.id) filter (where s.bought > c.charged + r.held))[1] as subscription_id,
  sum(s.bought)::int as bought, sum(greatest(s.bought - c.charged - r.held, 0))::int as remaining,
  sum(r.reserved)::int as reserved, (array_agg(s.starts_at order by s.ends_at, s.id))[1] as starts_at, min(s.ends_at) as renews_at, max(s.ends_at) as ends_at
from subscriptions s
cross join lateral (select count(*) as charged from charges where subscription_id = s.id) c
cross join lateral (select count(*) as held, count(*) filter (where offline_right_id is null and ${isOwnSql}) as reserved
  from reservations r where r.subscription_id = s.id and state = 'reserved' and expires_at > $2) r
where s.id in ${usableSql} and s.starts_at <= $2 and s.ends_at > $2
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
  const locked = await tx.query<{ id: string }>(
    `select id from subscriptions where id in ${usableSql} and starts_at <= $2 and ends_at > $2 order by id for update`,
    [accountId, now],
  )
  const balance = await findBalance(tx, accountId, now)
  const isLocked = !balance?.subscriptionId || locked.some(({ id }) => id === balance.subscriptionId)
  // A period that was granted, or a company that was joined, between the two statements.
  return isLocked ? balance : lockBalance(tx, accountId, now)
}

export type NewReservation = {
  readonly id: string
  readonly subscriptionId: string
  readonly accountId: string
  /** The right of the device that it is reserved for; null: the next call takes it. */
  readonly offlineRightId?: string | null
}

export const insertReservation = (
  tx: Db,
  { offlineRightId = null, ...of }: NewReservation,
  reservedAt: Date,
  expiresAt: Date,
) => insert(tx, 'reservations', { ...of, offlineRightId, reservedAt, expiresAt })

/** Within the transaction that stores the result. */
export const insertCharge = (tx: Db, id: string, subscriptionId: string, issuedResultId: string, now: Date) =>
  insert(tx, 'charges', { id, subscriptionId, issuedResultId, chargedAt: now })

export const insertSubscription = (
  tx: Db,
  row: { readonly id: string; readonly accountId: string | null; readonly source: string; readonly bought: number },
  startsAt: Date,
  endsAt: Date,
) => insert(tx, 'subscriptions', { ...row, startsAt, endsAt, createdAt: startsAt })
