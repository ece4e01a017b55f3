import type { Handler, Services } from '../platform/handler.ts'
import { refuse } from '../platform/refused.ts'
import { packageOf } from './customer-packages.ts'
import type { PurchaseFact } from './facts.ts'
import { recordPurchase } from './record-purchase.ts'

type Proof = { readonly store: 'apple' | 'google' | 'sandbox'; readonly proof: string }

const factOf = ({ stores }: Services, { store, proof }: Proof): Promise<PurchaseFact> => {
  const found = store === 'google' ? null : stores[store]
  if (!found) throw refuse(400, 'storeNotUsed')
  return found.purchase(proof)
}

/** Presents a purchase of the app, or restores one: the same answer however often. */
export const purchase: Handler<'purchase'> = async (context) => {
  const { account, body } = context
  await recordPurchase(context, await factOf(context, body), account.id)
  return { data: await packageOf(context, account.id) }
}
