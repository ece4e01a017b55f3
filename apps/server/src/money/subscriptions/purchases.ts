import type { OwnPurchase, RunningPeriod } from '@soundroof/contract/money/subscription'
import type { Db } from '../../platform/database/db.ts'
import { inText, type Stored } from '../../platform/database/moments.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { storeAccountOf } from './store-account.ts'
import { usableSql } from './subscription-rows.ts'

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

type Period = Stored<RunningPeriod, 'startsAt' | 'endsAt'>

const runningPeriods = `select s.source, s.account_id is null as is_of_company, s.bought, s.starts_at, s.ends_at,
  (select count(*) from charges c where c.subscription_id = s.id) as used,
  (select count(*) from reservations r where r.subscription_id = s.id and r.state = 'reserved' and r.expires_at > $2) as reserved
from subscriptions s where s.id in ${usableSql} and s.starts_at <= $2 and s.ends_at > $2 order by s.ends_at, s.id`

const findPeriods = (db: Db, accountId: string, now: Date) => db.query<Period>(runningPeriods, [accountId, now])

const findPurchases = (db: Db, accountId: string) => db.query<Row>(lastPeriods, [accountId])

/** Of the caller's own account, the latest end first. */
export const purchases: Handler<'purchases'> = async ({ db, clock, config, account }) => ({
  data: {
    storeAccount: await storeAccountOf(db, account.id),
    products: Object.keys(config.products),
    quotas: config.products,
    purchases: (await findPurchases(db, account.id)).map(inText),
    periods: (await findPeriods(db, account.id, clock())).map(inText),
  },
})
