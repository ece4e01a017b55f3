import { refuse } from '../../platform/http/refused.ts'
import type { SignedStore } from '../stores/apple/apple-store.ts'
import type { MoneyHandler, MoneyServices } from './money-services.ts'
import { recordGoogle } from './record-google.ts'
import { recordPurchase } from './record-purchase.ts'

/** A store repeats its notice until it is answered with success: what cannot be used now may be later. */
const take = async (services: MoneyServices, store: SignedStore | null, signedPayload: string) => {
  if (!store) throw refuse(404, 'addressUnknown')
  const fact = await store.notice(signedPayload)
  if (fact) await recordPurchase(services, fact, null)
  return { data: null }
}

export const appleNotice: MoneyHandler<'appleNotice'> = (context) =>
  take(context, context.stores.apple, context.body.signedPayload)

export const sandboxNotice: MoneyHandler<'sandboxNotice'> = (context) =>
  take(context, context.stores.sandbox, context.body.signedPayload)

/** Google sends no more than that something happened; the rest is asked of its interface. */
export const googleNotice: MoneyHandler<'googleNotice'> = async (context) => {
  const { stores, authorization, body } = context
  if (!stores.google) throw refuse(404, 'addressUnknown')
  const told = await stores.google.notice(authorization, body.message.data)
  if (told) await recordGoogle(context, told, null)
  return { data: null }
}
