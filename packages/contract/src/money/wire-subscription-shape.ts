import { z } from 'zod'

/** Calculations left: `times` = bought − charged − reserved. */
export const subscriptionPackage = z.strictObject({
  isSubscribe: z.boolean(),
  total_times: z.number().int().min(0),
  times: z.number().int().min(0),
  /** End of the paid period, `YYYY-MM-DD`; null without a subscription. */
  end_time: z.string().nullable(),
  /** First day of the period that ends first, where that is not a month. */
  start_time: z.string().optional(),
  /** When the first of several paid periods ends and is renewed, where that is before `end_time`. */
  renewal_time: z.string().optional(),
})
/** Wire form of `Subscription`. */
export type SubscriptionPackage = z.infer<typeof subscriptionPackage>
