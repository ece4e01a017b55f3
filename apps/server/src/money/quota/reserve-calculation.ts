import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { insertReservation, lockBalance } from '../subscriptions/subscription-rows.ts'
import { reservationLife } from './reservations.ts'

/** Opens one reservation; never more than were bought, however many ask at once. */
export const decrementTimes: Handler<'decrementTimes'> = ({ db, clock, account }) =>
  db.transaction(async (tx) => {
    const now = clock()
    const balance = await lockBalance(tx, account.id, now)
    if (!balance) throw refuse(403, 'decrementNotSubscribed')
    const { subscriptionId, remaining } = balance
    if (subscriptionId === null) throw refuse(409, 'decrementNoneLeft')
    await insertReservation(tx, newId(), subscriptionId, now, new Date(now.getTime() + reservationLife))
    return { data: { times: remaining - 1 } }
  })
