import type { ConsoleCompany } from '@soundroof/contract/administration/console'
import type { Handler } from '../../platform/http/handler.ts'
import { filterOf, pageOf, readPlace, searchOf } from './page.ts'

type Row = Omit<ConsoleCompany, 'createdAt'> & { readonly at: Date }

// Databases lower different letters, so the name is also searched as it was typed.
const found = `from companies c
where ($1::text is null or position($1 in lower(c.name)) > 0 or position($2::text in c.name) > 0)`

const rowsSql = `select c.id, c.created_at as at, coalesce(nullif(c.name, ''), 'Former company') as name,
  (select count(*) from accounts a where a.company_id = c.id and a.deleted_at is null) as people,
  (select count(*) from projects p where p.company_id = c.id and p.hidden_at is null) as projects
${found} and ($3::timestamptz is null or (c.created_at, c.id) < ($3, $4::text))
order by c.created_at desc, c.id desc limit $5::int + 1`

const present = ({ at, ...row }: Row): ConsoleCompany => ({ ...row, createdAt: at.toISOString() })

/** Counts leave out deleted accounts and deleted projects. */
export const consoleCompanies: Handler<'consoleCompanies'> = async ({ db, query }) => {
  const place = readPlace(query.after)
  const filters = [searchOf(query.search), filterOf(query.search)]
  const rows = await db.query<Row>(rowsSql, [...filters, place?.at ?? null, place?.id ?? null, query.limit])
  const [counted] = await db.query<{ total: number }>(`select count(*) as total ${found}`, filters)
  return { data: pageOf(rows, { limit: query.limit, total: counted?.total ?? 0 }, present) }
}
