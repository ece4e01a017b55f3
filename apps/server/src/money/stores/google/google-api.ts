import { z } from 'zod'

/** The parts of Google's `SubscriptionPurchaseV2` that this server reads. */
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
/** As Google answers; unknown fields are ignored. */
export type GoogleSubscription = z.infer<typeof googleSubscription>

/** Calls to Google Play. */
export type GoogleApi = {
  /** Null for a token that is unknown to Google, or too old. */
  readonly subscription: (purchaseToken: string) => Promise<GoogleSubscription | null>
  /** Without acknowledgement Google refunds after three days. */
  readonly acknowledge: (product: string, purchaseToken: string) => Promise<void>
}
