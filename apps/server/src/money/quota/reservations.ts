import type { Db } from '../../platform/database/db.ts'
import { type Balance, findBalance, lockBalance } from '../subscriptions/subscription-rows.ts'

/** Unused reservations expire after ten minutes. */
const reservationLife = 10 * 60 * 1000
export const expiryOf = (now: Date): Date => new Date(now.getTime() + reservationLife)

/** The calculation that takes a reservation: what is asked, and within which project or draft; null: it was refused, or failed. */
export type TakenBy = { readonly scope: string; readonly inputHash: string }

export type TakenReservation = { readonly id: string; readonly subscriptionId: string }

/**
 * Takes the oldest open reservation of the running periods; null when there is none. From here on it is this
 * calculation's own, which charges or returns it in the same transaction: a process that dies leaves it open.
 * The balance is locked: whoever took one at that moment would wait for this row, find it taken and miss the others.
 */
export const takeReservation = async (
  tx: Db,
  accountId: string,
  by: TakenBy | null,
  now: Date,
): Promise<TakenReservation | null> => {
  const [taken] = await tx.query<TakenReservation>(
    `update reservations set state = 'taken', taken_by_scope = $3, taken_by_inputs = $4 where id = (
       select r.id from reservations r join subscriptions s on s.id = r.subscription_id
       where s.account_id = $1 and s.starts_at <= $2 and s.ends_at > $2 and r.state = 'reserved' and r.expires_at > $2
       order by r.reserved_at, r.id limit 1 for update of r)
     returning id, subscription_id`,
    [accountId, now, by?.scope ?? null, by?.inputHash ?? null],
  )
  return taken ?? null
}

export const chargeReservation = (tx: Db, { id }: TakenReservation, issuedResultId: string) =>
  tx.query(`update reservations set state = 'charged', issued_result_id = $2 where id = $1 and state = 'taken'`, [
    id,
    issuedResultId,
  ])

export const returnReservation = (tx: Db, { id }: TakenReservation) =>
  tx.query(`update reservations set state = 'returned' where id = $1 and state = 'taken'`, [id])

/**
 * Takes a reservation and neither charges nor returns it: it counts no more, and the next call may open it again until it
 * expires. Answers the balance after it.
 */
export const leaveToNext = (db: Db, accountId: string, now: Date): Promise<Balance | null> =>
  db.transaction(async (tx) => {
    const balance = await lockBalance(tx, accountId, now)
    const taken = await takeReservation(tx, accountId, null, now)
    return taken ? findBalance(tx, accountId, now) : balance
  })

/** Reservations that were left to the next call of account $1 at the moment $2, in running periods. */
const left = `select r.id from reservations r join subscriptions s on s.id = r.subscription_id
  where s.account_id = $1 and s.starts_at <= $2 and s.ends_at > $2 and r.state = 'taken' and r.expires_at > $2`

export const isOneLeft = async (db: Db, accountId: string, now: Date): Promise<boolean> =>
  (await db.query(`${left} limit 1`, [accountId, now])).length > 0

/** Opens the oldest of them again, in the period that has calculations left; false when there is none. */
export const reopenReservation = async (
  tx: Db,
  accountId: string,
  subscriptionId: string,
  now: Date,
): Promise<boolean> => {
  const opened = await tx.query(
    `update reservations set state = 'reserved', subscription_id = $3, reserved_at = $2, expires_at = $4
     where id = (${left} order by r.reserved_at, r.id limit 1) returning 1`,
    [accountId, now, subscriptionId, expiryOf(now)],
  )
  return opened.length > 0
}

/** The locked balance, with a reservation open where a call left one and a calculation remains. */
export const withReservation = async (tx: Db, accountId: string, now: Date): Promise<Balance | null> => {
  const balance = await lockBalance(tx, accountId, now)
  if (!balance || balance.reserved > 0 || balance.subscriptionId === null) return balance
  const isOpened = await reopenReservation(tx, accountId, balance.subscriptionId, now)
  return isOpened ? findBalance(tx, accountId, now) : balance
}

/** Of a calculation that costs nothing: takes its reservation and returns it. Answers the balance after it. */
export const returnUnused = (db: Db, accountId: string, by: TakenBy, now: Date): Promise<Balance | null> =>
  db.transaction(async (tx) => {
    const balance = await lockBalance(tx, accountId, now)
    const taken = await takeReservation(tx, accountId, by, now)
    if (!taken) return balance
    await returnReservation(tx, taken)
    return findBalance(tx, accountId, now)
  })
