import type { AuditRow } from '@soundroof/contract/console'
import type { Handler } from '../../platform/handler.ts'
import { filterOf, pageOf, readPlace } from './page.ts'

type Row = Pick<AuditRow, 'id' | 'action' | 'detail'> & {
  readonly at: Date
  readonly operator: string | null
  readonly accountId: string | null
  readonly actorEmail: string | null
  readonly subjectId: string
  readonly subjectEmail: string | null
}

const found = `from audit_trail t left join accounts b on b.id = t.account_id left join accounts s on s.id = t.subject_id
where ($1::text is null or t.action = $1) and ($2::text is null or t.subject_id = $2)`

const rowsSql = `select t.id::text as id, t.happened_at as at, t.action, t.detail, t.operator, t.account_id as "accountId",
  b.email as "actorEmail", t.subject_id as "subjectId", s.email as "subjectEmail"
${found} and ($3::bigint is null or t.id < $3) order by t.id desc limit $4::int + 1`

const present = ({ at, operator, accountId, actorEmail, subjectId, subjectEmail, ...row }: Row): AuditRow => ({
  ...row,
  happenedAt: at.toISOString(),
  by: { operator, accountId, email: actorEmail },
  subject: { id: subjectId, email: subjectEmail },
})

export const auditTrail: Handler<'auditTrail'> = async ({ db, query }) => {
  const place = readPlace(query.after, /^\d{1,15}$/)
  const filters = [query.action ?? null, filterOf(query.subject)]
  const rows = await db.query<Row>(rowsSql, [...filters, place ? Number(place.id) : null, query.limit])
  const [counted] = await db.query<{ total: number }>(`select count(*) as total ${found}`, filters)
  return { data: pageOf(rows, { limit: query.limit, total: counted?.total ?? 0 }, present) }
}
