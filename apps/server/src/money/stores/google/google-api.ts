import { z } from 'zod'

/** As much of Google's `SubscriptionPurchaseV2` as decides something here. */
export const googleSubscription = z.object({
  subscriptionState: z.string(),
  startTime: z.iso.datetime({ offset: true }).optional(),
  latestOrderId: z.string().min(1).max(200).optional(),
  linkedPurchaseToken: z.string().min(1).optional(),
  acknowledgementState: z.string().optional(),
  externalAccountIdentifiers: z.object({ obfuscatedExternalAccountId: z.string().max(100).optional() }).optional(),
  lineItems: z.array(
    z.object({
      productId: z.string(),
      expiryTime: z.iso.datetime({ offset: true }).optional(),
      latestSuccessfulOrderId: z.string().min(1).max(200).optional(),
      autoRenewingPlan: z.object({ autoRenewEnabled: z.boolean().optional() }).optional(),
    }),
  ),
})
export type GoogleSubscription = z.infer<typeof googleSubscription>

/** What is asked of Google Play. */
export type GoogleApi = {
  /** Null for a token that Google does not know, or no longer. */
  readonly subscription: (purchaseToken: string) => Promise<GoogleSubscription | null>
  /** Without it Google gives the money back after three days. */
  readonly acknowledge: (product: string, purchaseToken: string) => Promise<void>
}
