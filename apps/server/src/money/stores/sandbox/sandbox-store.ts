import { randomUUID } from 'node:crypto'
import { type SignedStore, signedStore } from '../apple/apple-store.ts'
import type { Products } from '../facts/products.ts'
import { signerOf } from './signer.ts'

/** A period as the sandbox sold it. */
export type SoldPeriod = {
  readonly purchase: string
  readonly payment: string
  readonly product: string
  readonly accountToken: string | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly revokedAt: Date | null
}

export type NoticeType = 'DID_RENEW' | 'DID_CHANGE_RENEWAL_STATUS' | 'EXPIRED' | 'REFUND' | 'TEST'
type Told = { readonly type: NoticeType; readonly period: SoldPeriod; readonly renews: boolean; readonly now: Date }

/** A store for trials: signs what Apple would sign, without payment. */
export type SandboxStore = SignedStore & {
  readonly root: Buffer
  readonly signTransaction: (period: SoldPeriod, now: Date) => string
  readonly signNotice: (told: Told) => string
}

const environment = 'Sandbox'
export const sandboxBundle = 'org.example.soundroof.sandbox'

const transactionOf = (period: SoldPeriod, bundleId: string, now: Date) => ({
  originalTransactionId: period.purchase,
  transactionId: period.payment,
  bundleId,
  environment,
  productId: period.product,
  type: 'Auto-Renewable Subscription',
  inAppOwnershipType: 'PURCHASED',
  purchaseDate: period.startsAt.getTime(),
  expiresDate: period.endsAt.getTime(),
  signedDate: now.getTime(),
  ...(period.accountToken === null ? {} : { appAccountToken: period.accountToken }),
  ...(period.revokedAt === null ? {} : { revocationDate: period.revokedAt.getTime(), revocationReason: 0 }),
})

/** Store of one installation: only a holder of `secret` can sign for it. */
export const sandboxStore = (secret: string, products: Products, bundleId = sandboxBundle): SandboxStore => {
  const { root, sign } = signerOf(secret)
  const signTransaction = (period: SoldPeriod, now: Date) => sign(transactionOf(period, bundleId, now))
  const renewalOf = ({ period, renews, now }: Told) => ({
    originalTransactionId: period.purchase,
    autoRenewProductId: period.product,
    autoRenewStatus: renews ? 1 : 0,
    environment,
    signedDate: now.getTime(),
  })
  return {
    ...signedStore({
      store: 'sandbox',
      roots: [root],
      environment: 'sandbox',
      bundleId,
      appId: null,
      asksIssuers: false,
      products,
    }),
    root,
    signTransaction,
    signNotice: (told) =>
      sign({
        notificationType: told.type,
        notificationUUID: randomUUID(),
        version: '2.0',
        signedDate: told.now.getTime(),
        data: {
          bundleId,
          environment,
          signedTransactionInfo: signTransaction(told.period, told.now),
          signedRenewalInfo: sign(renewalOf(told)),
        },
      }),
  }
}
