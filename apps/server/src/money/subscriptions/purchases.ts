import type { OwnPurchase } from '@soundroof/contract/money/subscription'
import type { Db } from '../../platform/database/db.ts'
import { inText, type Stored } from '../../platform/database/moments.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { storeAccountOf } from './store-account.ts'

type Row = Stored<OwnPurchase, 'startsAt' | 'endsAt'>

const lastPeriods = `select p.id, p.store, p.renews, o.product, s.bought, s.starts_at, s.ends_at,
  o.revoked_at is not null as is_refunded,
  (select count(*) from charges c where c.subscription_id = s.id) as used
from purchases p
join lateral (
  select * from purchase_periods where purchase_id = p.id order by ends_at desc, reference limit 1
) o on true
join subscriptions s on s.id = o.purchase_id || ':' || o.reference
where p.account_id = $1 order by s.ends_at desc, p.id`

const findPurchases = (db: Db, accountId: string) => db.query<Row>(lastPeriods, [accountId])

/** Of the caller's own account, the latest end first. */
export const purchases: Handler<'purchases'> = async ({ db, config, account }) => ({
  data: {
    storeAccount: await storeAccountOf(db, account.id),
    products: Object.keys(config.products),
    purchases: (await findPurchases(db, account.id)).map(inText),
  },
})
