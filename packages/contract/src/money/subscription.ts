import { z } from 'zod'

export const purchaseStores = ['apple', 'google', 'sandbox'] as const
/** Where a subscription is bought. The sandbox sells nothing: it is for trying by hand. */
export type PurchaseStore = (typeof purchaseStores)[number]

/** What a store signs is some thousand characters; a certificate chain is in it. */
const signed = (label: string) => z.string().min(1).max(100_000).meta({ label })

export const purchaseProof = z.strictObject({
  store: z.enum(purchaseStores).meta({ label: 'Store' }),
  /** Apple's signed transaction, or Google's purchase token. */
  proof: signed('Proof of purchase'),
})

/** As Apple sends it. */
export const storeNotice = z.strictObject({ signedPayload: signed('Signed payload') })

/** As Pub/Sub pushes it: a notification as JSON in base64. */
export const googleMessage = z.strictObject({
  message: z.looseObject({ data: signed('Data') }).meta({ label: 'Message' }),
  subscription: z.string().max(1000).optional().meta({ label: 'Subscription' }),
  deliveryAttempt: z.int().optional().meta({ label: 'Delivery attempt' }),
})

/** A subscription with its last period. Moments are ISO 8601, UTC. */
const keptPurchase = z.strictObject({
  id: z.string(),
  store: z.enum(purchaseStores),
  product: z.string(),
  /** Whether the store will collect again. */
  renews: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Calculations of the period, and how many of them are used. */
  bought: z.number().int().min(0),
  used: z.number().int().min(0),
  isRefunded: z.boolean(),
})
export type KeptPurchase = Readonly<z.infer<typeof keptPurchase>>

export const keptPurchases = z.strictObject({
  /** The app hands this name to the store when it sells: Apple's app account token, Google's obfuscated account id. */
  storeAccount: z.string(),
  /** Names of the products that the stores sell for us. */
  products: z.array(z.string()),
  /** Newest first. */
  purchases: z.array(keptPurchase),
})

/** What can be tried with the sandbox store. */
export const sandboxEvents = ['buy', 'renew', 'cancel', 'refund', 'expire'] as const
export type SandboxEvent = (typeof sandboxEvents)[number]
