import type { Db } from '../../platform/database/db.ts'
import { newId } from '../../platform/identifier.ts'
import {
  type Balance,
  findBalance,
  insertReservation,
  isOwnSql,
  lockBalance,
  usableSql,
} from '../subscriptions/subscription-rows.ts'

/** Unused reservations expire after ten minutes. */
const reservationLife = 10 * 60 * 1000
/** Ten minutes later. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + reservationLife)

/** Question and scope of the calculation that takes a reservation; null: the call was refused, or failed. */
export type TakenBy = { readonly scope: string; readonly inputHash: string }

/** Only its taker may charge or return it. */
export type TakenReservation = { readonly id: string; readonly subscriptionId: string }

/**
 * Takes the oldest open reservation of the running periods; null: none. This calculation charges or returns it in the same
 * transaction; a process that dies leaves it open. The balance is locked, because a second call would otherwise wait for
 * this row, find it taken and miss the others.
 * @param device the right of a device whose reservations are meant; null: those of no device
 */
export const takeReservation = async (
  tx: Db,
  accountId: string,
  by: TakenBy | null,
  now: Date,
  device: string | null = null,
): Promise<TakenReservation | null> => {
  const [taken] = await tx.query<TakenReservation>(
    `update reservations set state = 'taken', taken_by_scope = $3, taken_by_inputs = $4 where id = (
       select r.id from reservations r join subscriptions s on s.id = r.subscription_id
       where s.id in ${usableSql} and ${isOwnSql} and s.starts_at <= $2 and s.ends_at > $2 and r.state = 'reserved' and r.expires_at > $2
         and r.offline_right_id is not distinct from $5
       order by r.reserved_at, r.id limit 1 for update of r)
     returning id, subscription_id`,
    [accountId, now, by?.scope ?? null, by?.inputHash ?? null, device],
  )
  return taken ?? null
}

/** In the transaction that stores the result. */
export const chargeReservation = (tx: Db, { id }: TakenReservation, issuedResultId: string) =>
  tx.query(`update reservations set state = 'charged', issued_result_id = $2 where id = $1 and state = 'taken'`, [
    id,
    issuedResultId,
  ])

/** The calculation counts as left again. */
export const returnReservation = (tx: Db, { id }: TakenReservation) =>
  tx.query(`update reservations set state = 'returned' where id = $1 and state = 'taken'`, [id])

/**
 * Takes a reservation without charging or returning it: it no longer counts, and the next call may open it again until it
 * expires. Answers the balance afterwards.
 */
export const leaveToNext = (db: Db, accountId: string, now: Date): Promise<Balance | null> =>
  db.transaction(async (tx) => {
    const balance = await lockBalance(tx, accountId, now)
    const taken = await takeReservation(tx, accountId, null, now)
    return taken ? findBalance(tx, accountId, now) : balance
  })

/** Reservations of account $1 that calls have left by the moment $2, in running periods. */
const left = `select r.id from reservations r join subscriptions s on s.id = r.subscription_id
  where s.id in ${usableSql} and ${isOwnSql} and s.starts_at <= $2 and s.ends_at > $2 and r.state = 'taken' and r.expires_at > $2
    and r.offline_right_id is null`

/** Whether a call has left a reservation to the next one. */
export const isOneLeft = async (db: Db, accountId: string, now: Date): Promise<boolean> =>
  (await db.query(`${left} limit 1`, [accountId, now])).length > 0

/** Opens the oldest of them again, in the period that has calculations left; false: there is none. */
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

/** The locked balance; opens a reservation that a call left, where a calculation remains. */
export const withReservation = async (tx: Db, accountId: string, now: Date): Promise<Balance | null> => {
  const balance = await lockBalance(tx, accountId, now)
  if (!balance || balance.reserved > 0 || balance.subscriptionId === null) return balance
  const isOpened = await reopenReservation(tx, accountId, balance.subscriptionId, now)
  return isOpened ? findBalance(tx, accountId, now) : balance
}

const reservedFor = `select 1 from reservations r join subscriptions s on s.id = r.subscription_id where s.id in ${usableSql}
  and r.offline_right_id = $3 and r.state = 'reserved' and r.expires_at > $2 and s.ends_at > $2 limit 1`

/** The locked balance; where the device has nothing reserved any more, one that remains is reserved for it. */
export const withDeviceReservation = async (
  tx: Db,
  accountId: string,
  device: string,
  now: Date,
): Promise<Balance | null> => {
  const balance = await lockBalance(tx, accountId, now)
  if (!balance || (await tx.query(reservedFor, [accountId, now, device])).length > 0) return balance
  if (balance.subscriptionId === null) return balance
  const of = { id: newId(), subscriptionId: balance.subscriptionId, accountId, offlineRightId: device }
  await insertReservation(tx, of, now, expiryOf(now))
  return findBalance(tx, accountId, now)
}

/** Takes and returns the reservation of a calculation that costs nothing. Answers the balance afterwards. */
export const returnUnused = (
  db: Db,
  accountId: string,
  by: TakenBy,
  now: Date,
  device: string | null = null,
): Promise<Balance | null> =>
  db.transaction(async (tx) => {
    const balance = await lockBalance(tx, accountId, now)
    const taken = await takeReservation(tx, accountId, by, now, device)
    if (!taken) return balance
    await returnReservation(tx, taken)
    return findBalance(tx, accountId, now)
  })
