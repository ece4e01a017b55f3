import type { Clock } from '../../../platform/clock.ts'
import { Refused, refuse } from '../../../platform/http/refused.ts'
import type { Log } from '../../../platform/log.ts'
import type { PurchaseFact } from '../facts/facts.ts'
import type { Products } from '../facts/products.ts'
import type { GoogleApi, GoogleSubscription } from './google-api.ts'
import { factOfSubscription } from './google-facts.ts'
import { readGoogleNotice } from './google-notice.ts'

/** A purchase that Google confirms. */
export type GooglePurchase = {
  /** The purchase that it replaces, then itself. */
  readonly facts: readonly PurchaseFact[]
  /** Tells Google that the buyer received the purchase; null when Google knows. */
  readonly acknowledge: (() => Promise<void>) | null
}

/** Google Play as the server uses it. Throws Refused. */
export type GoogleStore = {
  readonly purchase: (purchaseToken: string) => Promise<GooglePurchase>
  /** Null for a notice without a subscription. */
  readonly notice: (authorization: string, data: string) => Promise<GooglePurchase | null>
}

type Options = {
  readonly api: GoogleApi
  readonly isGenuine: (authorization: string) => Promise<boolean>
  readonly packageName: string
  readonly products: Products
  readonly clock: Clock
  readonly log: Log
}

const isWaiting = ({ acknowledgementState }: GoogleSubscription): boolean =>
  acknowledgementState === 'ACKNOWLEDGEMENT_STATE_PENDING'

/** The operator reads a failed request in the log; the caller gets the answer of an unavailable store. */
const reaching = async <T>(log: Log, run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Refused) throw error
    log.error('Google Play failed', error)
    throw refuse(503, 'storeUnreachable')
  }
}

const voidedFact = (token: string, order: string, at: Date): PurchaseFact => ({
  store: 'google',
  reference: token,
  accountToken: null,
  period: null,
  renewal: null,
  voided: { reference: order, at },
})

export const googleStore = ({ api, isGenuine, packageName, products, clock, log }: Options): GoogleStore => {
  const factOf = async (token: string, at: Date) => {
    const subscription = await api.subscription(token)
    return subscription && { subscription, fact: factOfSubscription(token, subscription, { products, at }) }
  }
  const purchase = async (token: string): Promise<GooglePurchase | null> => {
    const at = clock()
    const found = await factOf(token, at)
    if (!found) return null
    const { fact, subscription } = found
    const replaced = fact.replaces ? await factOf(fact.replaces, at) : null
    const product = fact.period?.product
    return {
      facts: [...(replaced ? [replaced.fact] : []), fact],
      acknowledge:
        product && isWaiting(subscription) ? () => reaching(log, () => api.acknowledge(product, token)) : null,
    }
  }
  return {
    purchase: async (token) => {
      const found = await reaching(log, () => purchase(token))
      if (!found) throw refuse(400, 'purchaseNotGenuine')
      return found
    },
    notice: (authorization, data) =>
      reaching(log, async () => {
        if (!(await isGenuine(authorization))) throw refuse(403, 'noticeNotGenuine')
        const notice = readGoogleNotice(data, packageName)
        if (!notice) throw refuse(400, 'noticeNotGenuine')
        if (notice.kind === 'nothing') return null
        if (notice.kind === 'changed') return purchase(notice.token)
        return { facts: [voidedFact(notice.token, notice.order, notice.at)], acknowledge: null }
      }),
  }
}
