import { refuse } from '../../platform/http/refused.ts'
import type { SignedStore } from '../stores/apple/apple-store.ts'
import type { MoneyHandler, MoneyServices } from './money-services.ts'
import { recordGoogle } from './record-google.ts'
import { recordPurchase } from './record-purchase.ts'

/** A store repeats its notice until it gets success, so a notice that cannot be used now is refused. */
const take = async (services: MoneyServices, store: SignedStore | null, signedPayload: string) => {
  if (!store) throw refuse(404, 'addressUnknown')
  const fact = await store.notice(signedPayload)
  if (fact) await recordPurchase(services, fact, null)
  return { data: null }
}

/** Without session: Apple's signature is the proof. */
export const appleNotice: MoneyHandler<'appleNotice'> = (context) =>
  take(context, context.stores.apple, context.body.signedPayload)

/** Signed by the sandbox; refused where it is off. */
export const sandboxNotice: MoneyHandler<'sandboxNotice'> = (context) =>
  take(context, context.stores.sandbox, context.body.signedPayload)

/** Google's notice says only that something happened; the rest is asked from its API. */
export const googleNotice: MoneyHandler<'googleNotice'> = async (context) => {
  const { stores, authorization, body } = context
  if (!stores.google) throw refuse(404, 'addressUnknown')
  const told = await stores.google.notice(authorization, body.message.data)
  if (told) await recordGoogle(context, told, null)
  return { data: null }
}
