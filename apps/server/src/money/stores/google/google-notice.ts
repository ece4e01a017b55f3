import { z } from 'zod'

/** Google's notice names a token to ask about; only a refund comes complete. */
export type GoogleNotice =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'changed'; readonly token: string }
  | { readonly kind: 'voided'; readonly token: string; readonly order: string; readonly at: Date }

const token = z.string().min(1).max(2000)

const developerNotification = z.object({
  packageName: z.string(),
  eventTimeMillis: z.coerce.number().int().min(0).max(253_402_300_799_999),
  subscriptionNotification: z.object({ purchaseToken: token }).optional(),
  voidedPurchaseNotification: z
    .object({ purchaseToken: token, orderId: z.string().min(1).max(200), productType: z.number() })
    .optional(),
})

/** `productType` of a subscription; we sell nothing else. */
const subscription = 1

const decoded = (data: string): unknown => {
  try {
    return JSON.parse(Buffer.from(data, 'base64').toString())
  } catch {
    return null
  }
}

/** The notice inside a message; null where it is not for this app. */
export const readGoogleNotice = (data: string, packageName: string): GoogleNotice | null => {
  const parsed = developerNotification.safeParse(decoded(data))
  if (!parsed.success || parsed.data.packageName !== packageName) return null
  const { subscriptionNotification: changed, voidedPurchaseNotification: voided, eventTimeMillis } = parsed.data
  if (changed) return { kind: 'changed', token: changed.purchaseToken }
  if (voided?.productType !== subscription) return { kind: 'nothing' }
  return { kind: 'voided', token: voided.purchaseToken, order: voided.orderId, at: new Date(eventTimeMillis) }
}
