import type { SubscriptionPackage } from './wire-subscription-shape.ts'

/** Wire names of a subscription. No schema here: clients load this file with their first page. */

export type Subscription = {
  readonly active: boolean
  /** Calculations bought for the period, and left. */
  readonly total: number
  readonly remaining: number
  /** Begin of the period that ends first, where that is not a month; null: a month, as plans say. */
  readonly startsOn: string | null
  /** `YYYY-MM-DD`; null without a subscription. */
  readonly expiresOn: string | null
  /** When there are new calculations: the end of the first of several paid periods. */
  readonly renewsOn: string | null
}

/** `renewsOn` falls back to the end of the period. */
export const subscriptionFromWire = (wire: SubscriptionPackage): Subscription => ({
  active: wire.isSubscribe,
  total: wire.total_times,
  remaining: wire.times,
  startsOn: wire.start_time ?? null,
  expiresOn: wire.end_time,
  renewsOn: wire.renewal_time ?? wire.end_time,
})

/** Leaves `renewal_time` out where the period ends on that day. */
export const toWireSubscription = (subscription: Subscription): SubscriptionPackage => ({
  isSubscribe: subscription.active,
  total_times: subscription.total,
  times: subscription.remaining,
  end_time: subscription.expiresOn,
  ...(subscription.startsOn === null ? {} : { start_time: subscription.startsOn }),
  ...(subscription.renewsOn === null || subscription.renewsOn === subscription.expiresOn
    ? {}
    : { renewal_time: subscription.renewsOn }),
})
