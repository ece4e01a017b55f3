import { toWireSubscription } from '@soundroof/contract/wire-answers'
import type { Handler } from '../platform/handler.ts'
import { dayOf, findBalance, timesLeft } from './store.ts'

const none = { active: false, total: 0, remaining: 0, expiresOn: null }

export const customerPackages: Handler<'customerPackages'> = async ({ db, clock, account }) => {
  const balance = await findBalance(db, account.id, clock())
  if (!balance) return { data: toWireSubscription(none) }
  const { bought, endsAt } = balance
  return {
    data: toWireSubscription({ active: true, total: bought, remaining: timesLeft(balance), expiresOn: dayOf(endsAt) }),
  }
}
