import {
  Environment,
  type ResponseBodyV2DecodedPayload,
  SignedDataVerifier,
  VerificationException,
  VerificationStatus,
} from '@apple/app-store-server-library'
import type { PurchaseStore } from '@soundroof/contract/money/subscription'
import { type Refused, refuse } from '../../../platform/http/refused.ts'
import type { PurchaseFact } from '../facts/facts.ts'
import type { Products } from '../facts/products.ts'
import { factOfRenewal, factOfTransaction } from './apple-facts.ts'

/** Verifies what a store of Apple's kind signed. Throws Refused for a forgery. */
export type SignedStore = {
  readonly purchase: (signedTransaction: string) => Promise<PurchaseFact>
  /** Null for a notice without a purchase, such as a test. */
  readonly notice: (signedPayload: string) => Promise<PurchaseFact | null>
}

/** The library has other environments too, in which it verifies nothing. */
const environments = { production: Environment.PRODUCTION, sandbox: Environment.SANDBOX } as const

/** A store is trusted by its root certificates. */
export type SignedStoreOptions = {
  readonly store: Extract<PurchaseStore, 'apple' | 'sandbox'>
  /** In DER. */
  readonly roots: readonly Buffer[]
  readonly environment: keyof typeof environments
  readonly bundleId: string
  /** Apple's number of the app; needed in production. */
  readonly appId: number | null
  /** Whether to ask issuers for revoked certificates. */
  readonly asksIssuers: boolean
  readonly products: Products
}

const refusalOf = (error: unknown): Refused | unknown => {
  if (!(error instanceof VerificationException)) return error
  return error.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE
    ? refuse(503, 'storeUnreachable')
    : refuse(400, 'purchaseNotGenuine')
}

const verified = async <T>(decoded: Promise<T>): Promise<T> => {
  try {
    return await decoded
  } catch (error) {
    throw refusalOf(error)
  }
}

const factOfNotice = async (
  verifier: SignedDataVerifier,
  { data }: ResponseBodyV2DecodedPayload,
  options: SignedStoreOptions,
): Promise<PurchaseFact | null> => {
  if (!data?.signedTransactionInfo) return null
  const transaction = await verifier.verifyAndDecodeTransaction(data.signedTransactionInfo)
  const fact = factOfTransaction(transaction, options)
  if (!data.signedRenewalInfo) return fact
  return { ...fact, renewal: factOfRenewal(await verifier.verifyAndDecodeRenewalInfo(data.signedRenewalInfo)) }
}

/** Verifies signature, certificate chain, app and environment. */
export const signedStore = (options: SignedStoreOptions): SignedStore => {
  const verifier = new SignedDataVerifier(
    [...options.roots],
    options.asksIssuers,
    environments[options.environment],
    options.bundleId,
    options.appId ?? undefined,
  )
  return {
    purchase: async (signed) => factOfTransaction(await verified(verifier.verifyAndDecodeTransaction(signed)), options),
    notice: async (signed) => {
      const payload = await verified(verifier.verifyAndDecodeNotification(signed))
      return verified(factOfNotice(verifier, payload, options))
    },
  }
}
