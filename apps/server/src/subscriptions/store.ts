import type { Db } from '../platform/db.ts'

/** The paid period that counts now. */
export type Balance = {
  readonly subscriptionId: string
  readonly bought: number
  readonly charged: number
  /** Reservations that are open. */
  readonly reserved: number
  readonly endsAt: Date
}

/** `times` = bought − charged − reserved. */
export const timesLeft = ({ bought, charged, reserved }: Balance): number => Math.max(0, bought - charged - reserved)

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const counted = `select s.id as "subscriptionId", s.bought, s.ends_at as "endsAt",
  (select count(*) from charges c where c.subscription_id = s.id) as charged,
  (select count(*) from reservations r where r.subscription_id = s.id and r.expires_at > $2) as reserved
from subscriptions s
where s.account_id = $1 and s.starts_at <= $2 and s.ends_at > $2
order by s.ends_at desc, s.id limit 1`

export const findBalance = async (db: Db, accountId: string, now: Date): Promise<Balance | null> => {
  const [row] = await db.query<Balance>(counted, [accountId, now])
  return row ?? null
}

/**
 * The balance, with its period locked until the transaction ends: whoever comes second waits and sees what the first did.
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
  tx.query('insert into reservations (id, subscription_id, reserved_at, expires_at) values ($1, $2, $3, $4)', [
    id,
    subscriptionId,
    now,
    expiresAt,
  ])

/** Takes the oldest open reservation away; false when there is none. */
export const removeOldestReservation = async (tx: Db, subscriptionId: string, now: Date): Promise<boolean> => {
  const removed = await tx.query(
    `delete from reservations where id = (
       select id from reservations where subscription_id = $1 and expires_at > $2
       order by reserved_at, id limit 1 for update)
     returning id`,
    [subscriptionId, now],
  )
  return removed.length === 1
}

/**
 * Gives the oldest open reservation back. Under the lock: whoever takes one at that moment would wait for this row, find
 * it gone and miss the others. Answers the balance after it.
 */
export const giveReservationBack = (db: Db, accountId: string, now: Date): Promise<Balance | null> =>
  db.transaction(async (tx) => {
    const balance = await lockBalance(tx, accountId, now)
    if (!balance || !(await removeOldestReservation(tx, balance.subscriptionId, now))) return balance
    return { ...balance, reserved: balance.reserved - 1 }
  })

export const insertCharge = (tx: Db, id: string, subscriptionId: string, issuedResultId: string, now: Date) =>
  tx.query('insert into charges (id, subscription_id, issued_result_id, charged_at) values ($1, $2, $3, $4)', [
    id,
    subscriptionId,
    issuedResultId,
    now,
  ])

export const insertSubscription = (
  tx: Db,
  row: { readonly id: string; readonly accountId: string; readonly source: string; readonly bought: number },
  startsAt: Date,
  endsAt: Date,
) =>
  tx.query(
    `insert into subscriptions (id, account_id, source, bought, starts_at, ends_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $5)`,
    [row.id, row.accountId, row.source, row.bought, startsAt, endsAt],
  )
