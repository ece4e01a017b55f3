import type { NativePurchases } from '../app-shop.ts'

type Held = Awaited<ReturnType<NativePurchases['getPurchases']>>['purchases'][number]

/** How a store answers an order. */
export type Answering = 'paid' | 'cancelled' | 'pending' | 'owned' | 'broken'

/** An error as Capacitor's bridge makes it. */
const refusal = (message: string, code?: string): Error => Object.assign(new Error(message), { code })

/** In the words of version 8.8.1: PurchaseHandling.swift and NativePurchasesPlugin.java. */
const refusals: Readonly<Record<'ios' | 'android', Readonly<Record<Exclude<Answering, 'paid'>, Error>>>> = {
  ios: {
    cancelled: refusal('User cancelled'),
    pending: refusal('Transaction pending'),
    owned: refusal('Unknown error'),
    broken: refusal('Cannot connect to iTunes Store'),
  },
  android: {
    cancelled: refusal('Purchase is not purchased', 'USER_CANCELED'),
    pending: refusal('Purchase is pending'),
    owned: refusal('Purchase is not purchased', 'ITEM_ALREADY_OWNED'),
    broken: refusal('Billing service disconnected. Please try again.', 'SERVICE_DISCONNECTED'),
  },
}

type Sign = (name: string, account: string) => string
const nameOf = ({ transactionId, purchaseToken }: Held): string => purchaseToken ?? transactionId

/** What a store keeps of its purchases. */
const purchases = (shell: 'ios' | 'android', sign: Sign) => {
  const held = new Map<string, Held>()
  let orders = 0
  const made = (account: string, state: string): Held => {
    orders += 1
    const name = shell === 'ios' ? `20000000${orders}` : `token-${orders}`
    const signed = sign(name, account)
    return shell === 'ios'
      ? { transactionId: name, jwsRepresentation: signed, appAccountToken: account.toUpperCase() }
      : { transactionId: name, purchaseToken: signed, purchaseState: state, appAccountToken: account }
  }
  const order = (account: string, state = '1') => {
    const transaction = made(account, state)
    held.set(nameOf(transaction), transaction)
    return transaction
  }
  return { held, order }
}

/** The plugin of a phone and the store behind it, which outlives the application. */
export const fakeStore = (shell: 'ios' | 'android', sign: Sign) => {
  const { held, order } = purchases(shell, sign)
  const finished = new Set<string>()
  const listeners: (() => void)[] = []
  const told: string[] = []
  let answering: Answering = 'paid'
  const plugin: NativePurchases = {
    getProducts: async () => ({ products: [] }),
    purchaseProduct: async ({ appAccountToken, autoAcknowledgePurchases }) => {
      if (answering === 'pending' && shell === 'android') order(appAccountToken, '2')
      if (answering !== 'paid') throw refusals[shell][answering]
      const transaction = order(appAccountToken)
      if (autoAcknowledgePurchases) finished.add(nameOf(transaction))
      return transaction
    },
    // On Android it acknowledges whatever is paid.
    restorePurchases: async () => {
      told.push('asked for the password')
      for (const name of held.keys()) finished.add(name)
    },
    getPurchases: async () => ({ purchases: [...held.values()] }),
    acknowledgePurchase: async ({ purchaseToken }) => {
      if (!held.has(purchaseToken)) throw refusal('Transaction not found or already finished.')
      finished.add(purchaseToken)
    },
    addListener: async (_, act) => listeners.push(act),
  }
  return {
    plugin,
    told,
    finished,
    answer: (how: Answering) => {
      answering = how
    },
    /** Bought outside of the application, or on another phone. */
    order,
    /** A payment that was pending has come. */
    settle: () => {
      for (const [name, each] of held) held.set(name, { ...each, purchaseState: '1' })
    },
    /** Apple reports a purchase that was allowed later. The plugin has finished it by then. */
    allow: (account: string) => {
      finished.add(nameOf(order(account)))
      for (const act of listeners) act()
    },
  }
}
