import type { AuditRow } from '@soundroof/contract/administration/console'
import type { Handler } from '../../platform/http/handler.ts'
import { filterOf, pageOf, readPlace, searchOf } from './page.ts'

type Row = Pick<AuditRow, 'id' | 'action' | 'detail'> & {
  readonly at: Date
  readonly operator: string | null
  readonly accountId: string | null
  readonly actorEmail: string | null
  readonly subjectId: string
  readonly subjectEmail: string | null
}

const found = `from audit_trail t left join accounts b on b.id = t.account_id left join accounts s on s.id = t.subject_id
where ($1::text is null or t.action = $1) and ($2::text is null or t.subject_id = $2
    or t.subject_id in (select d.code from documents d where d.project_hash = $2)
    or t.subject_id in (select r.id from reconsiderations r where r.project_hash = $2))
  and ($3::text is null or t.account_id = $3 or position($4 in lower(t.operator)) > 0 or position($4 in b.email) > 0)
  and ($5::timestamptz is null or t.happened_at >= $5) and ($6::timestamptz is null or t.happened_at < $6)`

const rowsSql = `select t.id::text as id, t.happened_at as at, t.action, t.detail, t.operator, t.account_id,
  b.email as actor_email, t.subject_id, s.email as subject_email
${found} and ($7::bigint is null or t.id < $7) order by t.id desc limit $8::int + 1`

const present = ({ at, operator, accountId, actorEmail, subjectId, subjectEmail, ...row }: Row): AuditRow => ({
  ...row,
  happenedAt: at.toISOString(),
  by: { operator, accountId, email: actorEmail },
  subject: { id: subjectId, email: subjectEmail },
})

const momentOf = (text: string | undefined): Date | null => (text ? new Date(text) : null)

/** Administrators only, as the contract demands. */
export const auditTrail: Handler<'auditTrail'> = async ({ db, query }) => {
  const place = readPlace(query.after, /^\d{1,15}$/)
  const { action, subject, actor, from, to } = query
  const by = [filterOf(actor), searchOf(actor)]
  const filters = [action ?? null, filterOf(subject), ...by, momentOf(from), momentOf(to)]
  const rows = await db.query<Row>(rowsSql, [...filters, place ? Number(place.id) : null, query.limit])
  const [counted] = await db.query<{ total: number }>(`select count(*) as total ${found}`, filters)
  return { data: pageOf(rows, { limit: query.limit, total: counted?.total ?? 0 }, present) }
}
