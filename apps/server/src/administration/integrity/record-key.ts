import { type AuditContent, auditHash } from '../../platform/audit/audit-trail.ts'
import { recordKeyOf } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import { type RecordContent, recordHash } from '../../roofs/timeline/timeline.ts'

type Newest<C> = Omit<C, 'at'> & { readonly at: Date; readonly hash: string }

const newestRecordSql = `select project_hash as project, event, account_id as "accountId", role, created_at as at, detail,
  previous, hash from timeline order by id desc limit 1`
const newestAuditSql = `select happened_at as at, account_id as "accountId", operator, action, subject_id as "subjectId", detail,
  previous, hash from audit_trail order by id desc limit 1`

export const recordKeyLost =
  'record-secret is not the one that chained the records: every record would count as changed. ' +
  'Put back the secret of the data folder from a backup, or set RECORD_SECRET to it.'

const withoutHash = <C extends object>({ hash: _, at, ...rest }: Newest<C>) =>
  ({ ...rest, at: at.toISOString() }) as unknown as C

/** Whether the newest record, or the newest row of the audit trail, was chained with the key of this database. */
export const isRecordKeyRight = async (db: Db): Promise<boolean> => {
  const key = recordKeyOf(db)
  const [record] = await db.query<Newest<RecordContent>>(newestRecordSql)
  const [audit] = await db.query<Newest<AuditContent>>(newestAuditSql)
  if (!record && !audit) return true
  const isRecordOurs = record && recordHash(key, withoutHash(record)) === record.hash
  const isAuditOurs = audit && auditHash(key, withoutHash(audit)) === audit.hash
  return isRecordOurs === true || isAuditOurs === true
}
