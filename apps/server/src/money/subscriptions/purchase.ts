import { refuse } from '../../platform/http/refused.ts'
import { packageOf } from './customer-packages.ts'
import type { MoneyHandler, MoneyServices } from './money-services.ts'
import { recordGoogle } from './record-google.ts'
import { recordPurchase } from './record-purchase.ts'

type Proof = { readonly store: 'apple' | 'google' | 'sandbox'; readonly proof: string }

const present = async (services: MoneyServices, { store, proof }: Proof, accountId: string): Promise<void> => {
  const { stores } = services
  if (store === 'google' && stores.google) await recordGoogle(services, await stores.google.purchase(proof), accountId)
  else if (store !== 'google' && stores[store])
    await recordPurchase(services, await stores[store].purchase(proof), accountId)
  else throw refuse(400, 'storeNotUsed')
}

/** Records a purchase of the app, or restores one; repeating it changes nothing. */
export const purchase: MoneyHandler<'purchase'> = async (context) => {
  const { account, body } = context
  await present(context, body, account.id)
  return { data: await packageOf(context, account.id) }
}
