import type { SandboxEvent } from '@soundroof/contract/money/subscription'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { monthAfter } from '../stores/facts/months.ts'
import { quotaOf } from '../stores/facts/products.ts'
import type { NoticeType, SoldPeriod } from '../stores/sandbox/sandbox-store.ts'
import type { MoneyHandler, MoneyServices } from './money-services.ts'
import { storeAccountOf } from './store-account.ts'

type Known = Omit<SoldPeriod, 'accountToken'> & { readonly renews: boolean }

const findLastPeriod = async (db: Db, accountId: string, id: string): Promise<Known> => {
  const [row] = await db.query<Known>(
    `select p.reference as purchase, o.reference as payment, o.product, o.starts_at,
       o.ends_at, o.revoked_at, p.renews
     from purchases p join purchase_periods o on o.purchase_id = p.id
     where p.id = $1 and p.account_id = $2 and p.store = 'sandbox' order by o.ends_at desc, o.reference limit 1`,
    [id, accountId],
  )
  if (!row) throw refuse(403, 'purchaseUnknown')
  return row
}

type Happening = { readonly type: NoticeType; readonly change: Partial<SoldPeriod>; readonly renews: boolean }

/** Events that the store reports. A renewal ends the running month at once and begins the next. */
const happeningsOf = (event: Exclude<SandboxEvent, 'buy'>, last: Known, now: Date): readonly Happening[] => {
  const end = new Date(Math.max(now.getTime(), last.startsAt.getTime() + 1))
  const over: Happening = { type: 'EXPIRED', change: { endsAt: end }, renews: false }
  const next = { payment: newId(), startsAt: end, endsAt: monthAfter(end), revokedAt: null }
  const happenings: Readonly<Record<typeof event, readonly Happening[]>> = {
    renew: [over, { type: 'DID_RENEW', change: next, renews: true }],
    cancel: [{ type: 'DID_CHANGE_RENEWAL_STATUS', change: {}, renews: false }],
    refund: [{ type: 'REFUND', change: { revokedAt: now }, renews: false }],
    expire: [over],
  }
  return happenings[event]
}

const firstProduct = ({ config }: MoneyServices): string => Object.keys(config.products)[0] ?? ''

/** Throws for one that is not sold. */
const sold = (services: MoneyServices, product = firstProduct(services)): string => {
  quotaOf(services.config.products, product)
  return product
}

/** Signs what the store would send; it counts only when sent in like a real purchase or notice. */
export const sandboxOrder: MoneyHandler<'sandboxOrder'> = async (context) => {
  const { db, clock, stores, account, body } = context
  if (!stores.sandbox) throw refuse(404, 'addressUnknown')
  const now = clock()
  const accountToken = await storeAccountOf(db, account.id)
  if (body.event === 'buy') {
    const names = { purchase: newId(), payment: newId(), product: sold(context, body.product), accountToken }
    const period = { ...names, startsAt: now, endsAt: monthAfter(now), revokedAt: null }
    return { data: { kind: 'transaction', signed: [stores.sandbox.signTransaction(period, now)] } }
  }
  const last = await findLastPeriod(db, account.id, body.purchase ?? '')
  const { signNotice } = stores.sandbox
  const signed = happeningsOf(body.event, last, now).map(({ change, ...told }) =>
    signNotice({ ...told, period: { ...last, accountToken, ...change }, now }),
  )
  return { data: { kind: 'notice', signed } }
}
