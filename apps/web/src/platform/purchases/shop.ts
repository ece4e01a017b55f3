import type { PurchaseStore } from '@soundroof/contract/money/subscription'

/** A product as the store offers it on this device; without a title it is named by what it includes. */
export type ShopProduct = { readonly id: string; readonly title: string; readonly price: string }

/** What the server verifies: Apple's signed transaction, Google's purchase token. */
export type Proof = { readonly store: PurchaseStore; readonly proof: string }

/** A purchase as its store tells it. */
export type Paid = {
  readonly proof: Proof
  /** By which the store knows it. */
  readonly name: string
  /** What the account that bought it is called towards the store; null: the store names none. */
  readonly account: string | null
}

/** `pending`: the store waits for a payment or for somebody's consent. `owned`: the person has it already. */
export type Ordered =
  | { readonly kind: 'paid'; readonly paid: Paid }
  | { readonly kind: 'cancelled' | 'pending' | 'owned' }

/** A store that sells on this device. */
export type Shop = {
  readonly store: PurchaseStore
  readonly products: (ids: readonly string[]) => Promise<readonly ShopProduct[]>
  /** `account`: what the account is called towards the store. Throws where the store fails. */
  readonly buy: (product: ShopProduct, account: string) => Promise<Ordered>
  /** What is paid and runs, as this device knows it. Asks nobody for anything. */
  readonly held: () => Promise<readonly Paid[]>
  /** What the person who is logged in at the store has bought, on any device. The store may ask for a password. */
  readonly owned: () => Promise<readonly Paid[]>
  /** After the server has recorded it; a store repeats or gives back what nobody took. */
  readonly finish: (name: string) => Promise<void>
  /** A purchase may have been paid or allowed meanwhile. */
  readonly follow: (act: () => void) => Promise<void>
}

/** Where a store lets people change and cancel what they bought. */
export const managedAt: Readonly<Partial<Record<PurchaseStore, string>>> = {
  // Published by both stores for links in an app.
  apple: 'https://apps.apple.com/account/subscriptions',
  google: 'https://play.google.com/store/account/subscriptions',
}
