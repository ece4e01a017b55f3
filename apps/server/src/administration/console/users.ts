import type { ConsoleUser } from '@soundroof/contract/administration/console'
import type { CompanyRole } from '@soundroof/contract/platform/access'
import { registrationSql } from '../../identity/accounts/engineer-registrations.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { sessionLife } from '../../platform/http/session-life.ts'
import { filterOf, pageOf, readPlace, searchOf } from './page.ts'

type Row = Omit<ConsoleUser, 'company' | 'createdAt' | 'lastUsedAt'> & {
  readonly at: Date
  readonly companyId: string
  readonly companyName: string
  readonly companyRole: CompanyRole
  readonly sessionEnd: Date | null
}

const state = `case when a.deleted_at is not null then 'deleted' when a.disabled_at is not null then 'disabled'
  when exists (select 1 from staff_invitations i where i.account_id = a.id) then 'invited' else 'active' end`

const found = `from accounts a join companies c on c.id = a.company_id
where ($1::text is null or position($1 in a.name_search) > 0 or position($1 in coalesce(a.email, '')) > 0)
  and ($2::text is null or a.role = $2) and ($3::text is null or ${state} = $3)
  and ($4::text is null or a.company_id = $4)`

const rowsSql = `select a.id, a.created_at as at, a.email, a.name, a.role, c.id as company_id, c.name as company_name,
  a.company_role, ${state} as state,
  (select max(s.expires_at) from sessions s where s.account_id = a.id) as session_end,
  (select ${registrationSql} from engineer_registrations r where r.account_id = a.id) as registration
${found} and ($5::timestamptz is null or (a.created_at, a.id) < ($5, $6::text))
order by a.created_at desc, a.id desc limit $7::int + 1`

/** A session ends a fixed time after its last use, so its end tells when that was. */
const lastUse = (end: Date | null): string | null => end && new Date(end.getTime() - sessionLife).toISOString()

const present = ({ at, companyId, companyName, companyRole, sessionEnd, ...row }: Row): ConsoleUser => ({
  ...row,
  company: { id: companyId, name: companyName, role: companyRole },
  createdAt: at.toISOString(),
  lastUsedAt: lastUse(sessionEnd),
})

export const consoleUsers: Handler<'consoleUsers'> = async ({ db, query }) => {
  const place = readPlace(query.after)
  const filters = [searchOf(query.search), query.role ?? null, query.state ?? null, filterOf(query.company)]
  const rows = await db.query<Row>(rowsSql, [...filters, place?.at ?? null, place?.id ?? null, query.limit])
  const [counted] = await db.query<{ total: number }>(`select count(*) as total ${found}`, filters)
  return { data: pageOf(rows, { limit: query.limit, total: counted?.total ?? 0 }, present) }
}
