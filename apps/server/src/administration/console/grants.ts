import type { ConsoleGrant } from '@soundroof/contract/administration/console'
import { inText, type Stored } from '../../platform/database/moments.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { filterOf, pageOf, readPlace, searchOf } from './page.ts'

type Row = Stored<ConsoleGrant, 'startsAt' | 'endsAt' | 'grantedAt'> & { readonly at: Date }

const state = `case when s.starts_at > $4 then 'coming' when s.ends_at > $4 then 'running' else 'over' end`

// Databases lower different letters, so the text is also searched as it was typed.
const found = `from company_grants g join subscriptions s on s.id = g.id join companies c on c.id = g.company_id
where ($1::text is null or position($1 in lower(c.name)) > 0 or position($1 in lower(g.invoice)) > 0
    or position($2::text in c.name) > 0)
  and ($3::text is null or ${state} = $3)`

const rowsSql = `select g.id, g.granted_at as at, c.name as company, g.invoice, g.months, g.calculations, s.starts_at,
  s.ends_at, ${state} as state, g.granted_at, g.end_reason, (select email from accounts a where a.id = g.granted_by) as granted_by,
  (select count(*) from charges h where h.subscription_id = s.id) as charged
${found} and ($5::timestamptz is null or (g.granted_at, g.id) < ($5, $6::text))
order by g.granted_at desc, g.id desc limit $7::int + 1`

const present = ({ at: _, ...row }: Row): ConsoleGrant => inText(row)

export const consoleGrants: Handler<'consoleGrants'> = async ({ db, clock, query }) => {
  const place = readPlace(query.after)
  const filters = [searchOf(query.search), filterOf(query.search), query.state ?? null, clock()]
  const rows = await db.query<Row>(rowsSql, [...filters, place?.at ?? null, place?.id ?? null, query.limit])
  const [counted] = await db.query<{ total: number }>(`select count(*) as total ${found}`, filters)
  return { data: pageOf(rows, { limit: query.limit, total: counted?.total ?? 0 }, present) }
}
