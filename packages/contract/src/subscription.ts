import type { z } from 'zod'
import type { subscriptionPackage } from './wire-shapes.ts'

export type SubscriptionPackage = z.infer<typeof subscriptionPackage>
