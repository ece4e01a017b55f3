import type { Db } from '../../platform/database/db.ts'
import type { Findings } from './chain-differences.ts'

/** What the audit trail says of documents and accounts, against their rows: these could be put back from an earlier copy. */

const voidedSql = `select t.subject_id as code from audit_trail t where t.action = 'document_voided'
  and not exists (select 1 from documents d where d.code = t.subject_id and d.state = 'void') order by t.id`

const letInSql = `select a.id from accounts a
  join lateral (select action from audit_trail t where t.subject_id = a.id
    and t.action in ('staff_disabled', 'staff_enabled', 'customer_disabled', 'customer_enabled')
    order by t.id desc limit 1) as last on last.action like '%disabled'
  where a.disabled_at is null and a.deleted_at is null order by a.id`

export const trailDifferences = async function* (db: Db): Findings {
  for (const { code } of await db.query<{ code: string }>(voidedSql))
    yield { difference: `Document ${code} was withdrawn, and is not void.` }
  for (const { id } of await db.query<{ id: string }>(letInSql))
    yield { difference: `Account ${id} was disabled, and is let in without a record.` }
}
