import type { OfflineDevice } from '@soundroof/contract/money/offline/offline-right'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { findBalance, lockBalance } from '../subscriptions/subscription-rows.ts'
import { endRight, findRight, type ListedRight, listRights } from './offline-rows.ts'

const stateOf = ({ endReason, until }: ListedRight, now: Date): OfflineDevice['state'] => {
  if (endReason !== null) return endReason === 'copied' ? 'copied' : 'ended'
  return until > now ? 'open' : 'over'
}

export const offlineDevices: Handler<'offlineDevices'> = async ({ db, clock, account }) => {
  const now = clock()
  const rights = await listRights(db, account.id)
  return {
    data: rights.map((right) => ({
      id: right.id,
      name: right.name,
      begunAt: right.begunAt.toISOString(),
      until: right.until.toISOString(),
      calculations: right.calculations,
      used: right.used,
      lastSeenAt: right.lastSeenAt.toISOString(),
      state: stateOf(right, now),
    })),
  }
}

/** Repeating it changes nothing. */
export const endOffline: Handler<'endOffline'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const now = clock()
    await lockBalance(tx, account.id, now)
    const right = await findRight(tx, account.id, body.id)
    if (!right) throw refuse(404, 'deviceUnknown')
    await endRight(tx, right.id, 'ended', now)
    const balance = await findBalance(tx, account.id, now)
    return { data: { times: balance?.remaining ?? 0 } }
  })
