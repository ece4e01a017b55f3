import { registerPlugin } from '@capacitor/core'
import type { Ordered, Paid, Proof, Shop, ShopProduct } from './shop.ts'

/** What we read of a product of @capgo/native-purchases 8.8.1, whose native parts are in the shells alone. */
type Product = {
  readonly identifier: string
  readonly planIdentifier?: string
  readonly offerToken?: string
  readonly title: string
  readonly priceString: string
}
type Transaction = {
  readonly transactionId: string
  readonly appAccountToken?: string | null
  /** By Apple. */
  readonly jwsRepresentation?: string
  /** By Google. */
  readonly purchaseToken?: string
  /** By Google: "1" is paid. */
  readonly purchaseState?: string
}
type Order = {
  readonly productIdentifier: string
  readonly productType: 'subs'
  readonly appAccountToken: string
  readonly autoAcknowledgePurchases: boolean
  readonly planIdentifier?: string
  readonly offerToken?: string
}
type Asked = { readonly productType: 'subs' }
export type NativePurchases = {
  readonly getProducts: (
    asked: Asked & { readonly productIdentifiers: readonly string[] },
  ) => Promise<{ readonly products: readonly Product[] }>
  readonly purchaseProduct: (order: Order) => Promise<Transaction>
  readonly restorePurchases: () => Promise<void>
  readonly getPurchases: (
    asked: Asked & { readonly onlyCurrentEntitlements: boolean },
  ) => Promise<{ readonly purchases: readonly Transaction[] }>
  readonly acknowledgePurchase: (asked: { readonly purchaseToken: string }) => Promise<void>
  readonly addListener: (event: 'transactionUpdated', act: () => void) => Promise<unknown>
}

const nativePurchases = registerPlugin<NativePurchases>('NativePurchases')
const productType = 'subs' as const

/** Google names the plan of a product beside it; Apple has no plans. */
const idOf = ({ identifier, planIdentifier }: Product): string => planIdentifier ?? identifier

const shownOf = (product: Product): ShopProduct => ({
  id: idOf(product),
  title: product.title,
  price: product.priceString,
})

/** One entry for each product, although Google lists each of its offers. */
const onePerId = (products: readonly Product[]): readonly Product[] => [
  ...new Map(products.toReversed().map((product) => [idOf(product), product])).values(),
]

const planOf = ({ identifier, planIdentifier, offerToken }: Product) =>
  planIdentifier === undefined ? {} : { planIdentifier: identifier, ...(offerToken ? { offerToken } : {}) }

/** The plugin says it by code for Google, and by words for Apple and for what is pending. */
const whyNotPaid = (error: unknown): Exclude<Ordered['kind'], 'paid'> | null => {
  if (!(error instanceof Error)) return null
  const said = `${'code' in error ? error.code : ''} ${error.message}`
  if (/USER_CANCELED|user cancelled/i.test(said)) return 'cancelled'
  if (/ITEM_ALREADY_OWNED/.test(said)) return 'owned'
  return /is pending|transaction pending/i.test(said) ? 'pending' : null
}

type Store = 'apple' | 'google'

const proofOf = (store: Store, { jwsRepresentation, purchaseToken }: Transaction): Proof | null => {
  const proof = store === 'apple' ? jwsRepresentation : purchaseToken
  return proof ? { store, proof } : null
}

/** Apple knows a transaction by its number, Google by its token. Null: it is not paid. */
const paidOf = (store: Store, transaction: Transaction): Paid | null => {
  const { transactionId, purchaseToken = '', purchaseState, appAccountToken } = transaction
  const proof = proofOf(store, transaction)
  if (proof === null || (store === 'google' && purchaseState !== '1')) return null
  return { proof, name: store === 'apple' ? transactionId : purchaseToken, account: appAccountToken ?? null }
}

const orderedOf = (paid: Paid | null): Ordered => (paid ? { kind: 'paid', paid } : { kind: 'pending' })

/** The store of the phone, by the plugin of its shell. */
export const appShop = (shell: 'ios' | 'android', plugin: NativePurchases = nativePurchases): Shop => {
  const store = shell === 'ios' ? 'apple' : 'google'
  const offered = new Map<string, Product>()
  const held = async (): Promise<readonly Paid[]> => {
    const { purchases } = await plugin.getPurchases({ productType, onlyCurrentEntitlements: true })
    return purchases.map((purchase) => paidOf(store, purchase)).filter((paid) => paid !== null)
  }
  return {
    store,
    products: async (ids) => {
      const { products } = await plugin.getProducts({ productIdentifiers: [...ids], productType })
      const sold = onePerId(products)
      for (const product of sold) offered.set(idOf(product), product)
      return sold.map(shownOf)
    },
    buy: async ({ id }, appAccountToken) => {
      const product = offered.get(id)
      const plan = product ? planOf(product) : {}
      const asked = { productIdentifier: id, productType, appAccountToken, autoAcknowledgePurchases: false, ...plan }
      try {
        return orderedOf(paidOf(store, await plugin.purchaseProduct(asked)))
      } catch (error) {
        const kind = whyNotPaid(error)
        if (kind === null) throw error
        return { kind }
      }
    },
    held,
    owned: async () => {
      const known = await held()
      // On Android the plugin would acknowledge everything to Google before the server has recorded it.
      if (known.length > 0 || store === 'google') return known
      await plugin.restorePurchases()
      return held()
    },
    finish: (purchaseToken) => plugin.acknowledgePurchase({ purchaseToken }),
    follow: async (act) => {
      // The plugin finishes what Apple presents again, and reports it once: `held` has it, listened to in time or not.
      if (store === 'apple') await plugin.addListener('transactionUpdated', act)
    },
  }
}
