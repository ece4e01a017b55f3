import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { insertReservation, lockBalance } from '../subscriptions/subscription-rows.ts'
import { expiryOf, reopenReservation } from './reservations.ts'

/** Opens one reservation; never more than were bought, even for calls at once. */
export const decrementTimes: Handler<'decrementTimes'> = ({ db, clock, account }) =>
  db.transaction(async (tx) => {
    const now = clock()
    const balance = await lockBalance(tx, account.id, now)
    if (!balance) throw refuse(403, 'decrementNotSubscribed')
    const { subscriptionId, remaining } = balance
    if (subscriptionId === null) throw refuse(409, 'decrementNoneLeft')
    // Opens one that a refused call left first, so that a second request does not reserve twice.
    const isOpened = await reopenReservation(tx, account.id, subscriptionId, now)
    if (!isOpened)
      await insertReservation(tx, { id: newId(), subscriptionId, accountId: account.id }, now, expiryOf(now))
    return { data: { times: remaining - 1 } }
  })
