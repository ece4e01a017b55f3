import type { Db } from '../../platform/database/db.ts'
import { type Balance, findBalance, lockBalance } from '../subscriptions/subscription-rows.ts'

/** Unused reservations expire after ten minutes. */
export const reservationLife = 10 * 60 * 1000

/** The calculation that takes a reservation: what is asked, and within which project or draft; null: it was refused, or failed, before that was read. */
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
     returning id, subscription_id as "subscriptionId"`,
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

/** Of a calculation that costs nothing: takes its reservation and returns it. Answers the balance after it. */
export const returnUnused = (db: Db, accountId: string, by: TakenBy | null, now: Date): Promise<Balance | null> =>
  db.transaction(async (tx) => {
    const balance = await lockBalance(tx, accountId, now)
    const taken = await takeReservation(tx, accountId, by, now)
    if (!taken) return balance
    await returnReservation(tx, taken)
    return findBalance(tx, accountId, now)
  })
