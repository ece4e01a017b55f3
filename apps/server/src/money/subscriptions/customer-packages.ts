import { isMonth } from '@soundroof/contract/money/period'
import { toWireSubscription } from '@soundroof/contract/money/wire-subscription'
import type { SubscriptionPackage } from '@soundroof/contract/money/wire-subscription-shape'
import type { Handler, PlatformServices } from '../../platform/http/handler.ts'
import { dayOf, findBalance } from './subscription-rows.ts'

const none = { active: false, total: 0, remaining: 0, startsOn: null, expiresOn: null, renewsOn: null }

/** All zero and null without a running period. */
export const packageOf = async (
  { db, clock }: Pick<PlatformServices, 'db' | 'clock'>,
  accountId: string,
): Promise<SubscriptionPackage> => {
  const balance = await findBalance(db, accountId, clock())
  if (!balance) return toWireSubscription(none)
  const { bought, remaining, startsAt, renewsAt, endsAt } = balance
  return toWireSubscription({
    active: true,
    total: bought,
    remaining,
    startsOn: isMonth(startsAt, renewsAt) ? null : dayOf(startsAt),
    expiresOn: dayOf(endsAt),
    renewsOn: dayOf(renewsAt),
  })
}

export const customerPackages: Handler<'customerPackages'> = async (context) => ({
  data: await packageOf(context, context.account.id),
})
