import type { JWSRenewalInfoDecodedPayload, JWSTransactionDecodedPayload } from '@apple/app-store-server-library'
import type { PurchaseStore } from '@soundroof/contract/money/subscription'
import { z } from 'zod'
import { refuse } from '../../../platform/http/refused.ts'
import type { PurchaseFact, RenewalFact } from '../facts/facts.ts'
import { type Products, quotaOf } from '../facts/products.ts'

const name = z.string().min(1).max(200)
/** Milliseconds since 1970, as Apple counts, up to the year 9999. */
const moment = z.number().int().min(0).max(253_402_300_799_999)

const transaction = z.object({
  originalTransactionId: name,
  transactionId: name,
  productId: name,
  // We sell nothing else; a family member's share of a purchase does not count.
  type: z.literal('Auto-Renewable Subscription'),
  inAppOwnershipType: z.literal('PURCHASED').optional(),
  purchaseDate: moment,
  expiresDate: moment,
  signedDate: moment,
  revocationDate: moment.optional(),
  appAccountToken: z.string().max(100).optional(),
})

const renewal = z.object({ autoRenewStatus: z.int(), signedDate: moment, gracePeriodExpiresDate: moment.optional() })

type Given = { readonly store: PurchaseStore; readonly products: Products }

/** Facts of a verified transaction. Throws Refused where it is no subscription of ours. */
export const factOfTransaction = (payload: JWSTransactionDecodedPayload, { store, products }: Given): PurchaseFact => {
  const { success, data } = transaction.safeParse(payload)
  if (!success || data.purchaseDate >= data.expiresDate) throw refuse(400, 'purchaseNotSubscription')
  return {
    store,
    reference: data.originalTransactionId,
    accountToken: data.appAccountToken ?? null,
    period: {
      reference: data.transactionId,
      product: data.productId,
      quota: quotaOf(products, data.productId),
      startsAt: new Date(data.purchaseDate),
      endsAt: new Date(data.expiresDate),
      revokedAt: data.revocationDate === undefined ? null : new Date(data.revocationDate),
      toldAt: new Date(data.signedDate),
    },
    renewal: null,
  }
}

/** Facts of verified renewal information. */
export const factOfRenewal = (payload: JWSRenewalInfoDecodedPayload): RenewalFact => {
  const { success, data } = renewal.safeParse(payload)
  if (!success) throw refuse(400, 'purchaseNotSubscription')
  const { autoRenewStatus, signedDate, gracePeriodExpiresDate: grace } = data
  return {
    renews: autoRenewStatus === 1,
    graceUntil: grace === undefined ? null : new Date(grace),
    toldAt: new Date(signedDate),
  }
}
