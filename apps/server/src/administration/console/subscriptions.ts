import type { ConsoleSubscription } from '@soundroof/contract/administration/console'
import { inText, type Stored } from '../../platform/database/moments.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { pageOf, readPlace, searchOf } from './page.ts'

type Row = Omit<Stored<ConsoleSubscription, 'startsAt' | 'endsAt'>, 'account'> & {
  readonly at: Date
  readonly accountId: string
  readonly email: string | null
  readonly name: string
}

const state = `case when p.starts_at > $3 then 'coming' when p.ends_at > $3 then 'running' else 'over' end`

const found = `from subscriptions p join accounts a on a.id = p.account_id
where ($1::text is null or position($1 in a.name_search) > 0 or position($1 in coalesce(a.email, '')) > 0)
  and ($2::text is null or ${state} = $2)`

const rowsSql = `select p.id, p.created_at as at, p.source, p.bought, p.starts_at, p.ends_at,
  a.id as account_id, a.email, a.name, ${state} as state,
  (select count(*) from charges c where c.subscription_id = p.id) as charged,
  (select count(*) from reservations r where r.subscription_id = p.id and r.state = 'reserved'
    and r.expires_at > $3) as reserved
${found} and ($4::timestamptz is null or (p.created_at, p.id) < ($4, $5::text))
order by p.created_at desc, p.id desc limit $6::int + 1`

const present = ({ at: _, accountId, email, name, ...row }: Row): ConsoleSubscription => ({
  ...inText(row),
  account: { id: accountId, email, name },
})

/** Search and state filter paid periods, not people. */
export const consoleSubscriptions: Handler<'consoleSubscriptions'> = async ({ db, clock, query }) => {
  const place = readPlace(query.after)
  const filters = [searchOf(query.search), query.state ?? null, clock()]
  const rows = await db.query<Row>(rowsSql, [...filters, place?.at ?? null, place?.id ?? null, query.limit])
  const [counted] = await db.query<{ total: number }>(`select count(*) as total ${found}`, filters)
  return { data: pageOf(rows, { limit: query.limit, total: counted?.total ?? 0 }, present) }
}
