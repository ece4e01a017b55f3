import { refuse } from '../../../platform/http/refused.ts'
import type { PeriodFact, PurchaseFact } from '../facts/facts.ts'
import { monthBefore } from '../facts/months.ts'
import { type Products, quotaOf } from '../facts/products.ts'
import type { GoogleSubscription } from './google-api.ts'

/** States in which Google was paid, at least once. */
const paid = ['ACTIVE', 'IN_GRACE_PERIOD', 'ON_HOLD', 'PAUSED', 'CANCELED', 'EXPIRED'].map(
  (state) => `SUBSCRIPTION_STATE_${state}`,
)

type Line = GoogleSubscription['lineItems'][number]

const lineOf = ({ lineItems }: GoogleSubscription): Line => {
  const [line, ...others] = lineItems
  if (!line || others.length > 0) throw refuse(400, 'purchaseNotSubscription')
  return line
}

/** A renewal's order number is that of the first order with `..0`, `..1`, … after it. */
const isRenewal = (order: string): boolean => /\.\.\d+$/.test(order)

type Told = { readonly products: Products; readonly at: Date }

/** Google names the end of a period, not its start: the first begins with the purchase, the others a month before their end. */
const periodOf = (subscription: GoogleSubscription, { products, at }: Told): PeriodFact | null => {
  const line = lineOf(subscription)
  const order = line.latestSuccessfulOrderId ?? subscription.latestOrderId
  const { startTime, subscriptionState } = subscription
  if (!paid.includes(subscriptionState) || !line.expiryTime || !startTime || !order) return null
  const expiry = new Date(line.expiryTime)
  const startsAt = isRenewal(order) ? monthBefore(expiry) : new Date(startTime)
  return {
    reference: order,
    product: line.productId,
    quota: quotaOf(products, line.productId),
    startsAt,
    // A purchase that was revoked can end before it began.
    endsAt: new Date(Math.max(expiry.getTime(), startsAt.getTime() + 1)),
    revokedAt: null,
    toldAt: at,
  }
}

/** State of a subscription at Google, as facts from that moment. */
export const factOfSubscription = (token: string, subscription: GoogleSubscription, told: Told): PurchaseFact => ({
  store: 'google',
  reference: token,
  accountToken: subscription.externalAccountIdentifiers?.obfuscatedExternalAccountId ?? null,
  replaces: subscription.linkedPurchaseToken ?? null,
  period: periodOf(subscription, told),
  renewal: {
    renews: lineOf(subscription).autoRenewingPlan?.autoRenewEnabled === true,
    graceUntil: null,
    toldAt: told.at,
  },
})
