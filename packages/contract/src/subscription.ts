import type { z } from 'zod'
import type { subscriptionPackage } from './wire-shapes.ts'

export type SubscriptionPackage = z.infer<typeof subscriptionPackage>

export const purchaseStores = ['apple', 'google', 'sandbox'] as const
/** Where a subscription is bought. The sandbox sells nothing: it is for trying by hand. */
export type PurchaseStore = (typeof purchaseStores)[number]
