import { registerPlugin } from '@capacitor/core'
import type { Proof, Shop, ShopProduct } from './shop.ts'

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
  /** By Apple. */
  readonly jwsRepresentation?: string
  /** By Google. */
  readonly purchaseToken?: string
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
type Plugin = {
  readonly getProducts: (
    asked: Asked & { readonly productIdentifiers: readonly string[] },
  ) => Promise<{ readonly products: readonly Product[] }>
  readonly purchaseProduct: (order: Order) => Promise<Transaction>
  readonly restorePurchases: () => Promise<void>
  readonly getPurchases: (
    asked: Asked & { readonly onlyCurrentEntitlements: boolean },
  ) => Promise<{ readonly purchases: readonly Transaction[] }>
  readonly acknowledgePurchase: (asked: { readonly purchaseToken: string }) => Promise<void>
}

const NativePurchases = registerPlugin<Plugin>('NativePurchases')
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

const isCancelled = (error: unknown): boolean => error instanceof Error && /cancel/i.test(error.message)

type Store = 'apple' | 'google'

const proofOf = (store: Store, { jwsRepresentation, purchaseToken }: Transaction): Proof | null => {
  const proof = store === 'apple' ? jwsRepresentation : purchaseToken
  return proof ? { store, proof } : null
}

/** Apple knows a transaction by its number, Google by its token. */
const nameOf = (store: Store, { transactionId, purchaseToken }: Transaction): string =>
  store === 'apple' ? transactionId : (purchaseToken ?? '')

/** The store of the phone, by the plugin of its shell. */
export const appShop = (shell: 'ios' | 'android'): Shop => {
  const store = shell === 'ios' ? 'apple' : 'google'
  const offered = new Map<string, Product>()
  const names = new Map<string, string>()
  const noted = (transaction: Transaction): Proof | null => {
    const proof = proofOf(store, transaction)
    if (proof) names.set(proof.proof, nameOf(store, transaction))
    return proof
  }
  return {
    store,
    products: async (ids) => {
      const { products } = await NativePurchases.getProducts({ productIdentifiers: [...ids], productType })
      const sold = onePerId(products)
      for (const product of sold) offered.set(idOf(product), product)
      return sold.map(shownOf)
    },
    buy: async ({ id }, appAccountToken) => {
      const product = offered.get(id)
      const plan = product ? planOf(product) : {}
      const asked = { productIdentifier: id, productType, appAccountToken, autoAcknowledgePurchases: false, ...plan }
      const bought = await NativePurchases.purchaseProduct(asked).catch((error: unknown) => {
        if (isCancelled(error)) return null
        throw error
      })
      return bought && noted(bought)
    },
    owned: async () => {
      await NativePurchases.restorePurchases()
      const { purchases } = await NativePurchases.getPurchases({ productType, onlyCurrentEntitlements: true })
      return purchases.map(noted).filter((proof) => proof !== null)
    },
    finish: async ({ proof }) => {
      const purchaseToken = names.get(proof)
      if (purchaseToken) await NativePurchases.acknowledgePurchase({ purchaseToken })
    },
  }
}
