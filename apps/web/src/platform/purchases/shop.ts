import type { PurchaseStore } from '@soundroof/contract/money/subscription'

/** A product as the store offers it on this device. */
export type ShopProduct = { readonly id: string; readonly title: string; readonly price: string }

/** What the server verifies: Apple's signed transaction, Google's purchase token. */
export type Proof = { readonly store: PurchaseStore; readonly proof: string }

/** A store that sells on this device. */
export type Shop = {
  readonly store: PurchaseStore
  readonly products: (ids: readonly string[]) => Promise<readonly ShopProduct[]>
  /** `account`: what the account is called towards the store. Null: the person has cancelled. Throws where the store fails. */
  readonly buy: (product: ShopProduct, account: string) => Promise<Proof | null>
  /** What the person who is logged in at the store has bought, on any device. */
  readonly owned: () => Promise<readonly Proof[]>
  /** After the server has recorded it; a store repeats what nobody took. */
  readonly finish: (proof: Proof) => Promise<void>
}

/** Where a store lets people change and cancel what they bought. */
export const managedAt: Readonly<Partial<Record<PurchaseStore, string>>> = {
  // Published by both stores for links in an app.
  apple: 'https://apps.apple.com/account/subscriptions',
  google: 'https://play.google.com/store/account/subscriptions',
}
