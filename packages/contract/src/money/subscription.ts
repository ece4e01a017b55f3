import { z } from 'zod'

const purchaseStores = ['apple', 'google', 'sandbox'] as const
/** The sandbox sells nothing: it is for trials. */
export type PurchaseStore = (typeof purchaseStores)[number]

/** A signed transaction has some thousand characters, certificate chain included. */
const signed = (label: string) => z.string().min(1).max(100_000).meta({ label })

/** Proof of a purchase, which the server verifies before it counts. */
export const purchaseProof = z.strictObject({
  store: z.enum(purchaseStores).meta({ label: 'Store' }),
  /** Apple's signed transaction, or Google's purchase token. */
  proof: signed('Proof of purchase'),
})

/** Apple's notification, a signed JWS. */
export const storeNotice = z.strictObject({ signedPayload: signed('Signed payload') })

/** Pub/Sub push message: a notification as JSON in base64. */
export const googleMessage = z.strictObject({
  message: z.looseObject({ data: signed('Data') }).meta({ label: 'Message' }),
  subscription: z.string().max(1000).optional().meta({ label: 'Subscription' }),
  deliveryAttempt: z.int().optional().meta({ label: 'Delivery attempt' }),
})

/** A subscription with its latest period. Times in ISO 8601, UTC. */
const ownPurchase = z.strictObject({
  id: z.string(),
  store: z.enum(purchaseStores),
  product: z.string(),
  /** Whether the store will charge again. */
  renews: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Calculations bought for the period, and used. */
  bought: z.number().int().min(0),
  used: z.number().int().min(0),
  isRefunded: z.boolean(),
})
/** A subscription of the account in one store. */
export type OwnPurchase = Readonly<z.infer<typeof ownPurchase>>

/** A period from which the account calculates now. */
const runningPeriod = z.strictObject({
  /** `invoice`: granted by the provider; others: a store, or this installation. */
  source: z.string(),
  /** Everybody of the company uses it. */
  isOfCompany: z.boolean(),
  bought: z.number().int().min(0),
  /** Charged; and held for a calculation or a device. */
  used: z.number().int().min(0),
  reserved: z.number().int().min(0),
  startsAt: z.string(),
  endsAt: z.string(),
})
export type RunningPeriod = Readonly<z.infer<typeof runningPeriod>>

/** All subscriptions of the account, and what the app needs to buy one. */
export const ownPurchases = z.strictObject({
  /** Account id that the app passes to the store: Apple's app account token, Google's obfuscated account id. */
  storeAccount: z.string(),
  /** Product ids in the stores. */
  products: z.array(z.string()),
  /** Calculations of a paid month, by product id. */
  quotas: z.record(z.string(), z.number().int().min(1)),
  /** Newest first. */
  purchases: z.array(ownPurchase),
  /** The first to end comes first. */
  periods: z.array(runningPeriod),
})

/** Events that the sandbox store simulates. */
export const sandboxEvents = ['buy', 'renew', 'cancel', 'refund', 'expire'] as const
/** An event that the sandbox can send for a purchase. */
export type SandboxEvent = (typeof sandboxEvents)[number]
