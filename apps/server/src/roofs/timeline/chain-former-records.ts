import { type AuditContent, auditHash } from '../../platform/audit/audit-trail.ts'
import { noPrevious, recordKeyOf } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import { type RecordContent, recordHash } from './timeline.ts'

/** Chains rows from before migration 0030; from then on both tables accept new rows only. */

const batch = 1000

type Chained = { readonly id: number; readonly previous: string; readonly hash: string }

const store = (tx: Db, table: 'timeline' | 'audit_trail', rows: readonly Chained[]) =>
  tx.query(
    `update ${table} t set previous = v.previous, hash = v.hash
     from unnest($1::bigint[], $2::text[], $3::text[]) as v(id, previous, hash) where t.id = v.id`,
    [rows.map(({ id }) => id), rows.map(({ previous }) => previous), rows.map(({ hash }) => hash)],
  )

type RecordRow = Omit<RecordContent, 'at' | 'previous'> & { readonly id: number; readonly at: Date }
type AuditRow = Omit<AuditContent, 'at' | 'previous'> & { readonly id: number; readonly at: Date }

const recordsSql = `select id, project_hash as project, event, account_id, role, created_at as at, detail
  from timeline where (project_hash, id) > ($1, $2) order by project_hash, id limit ${batch}`

const chainRecords = async (tx: Db): Promise<void> => {
  let last = { project: '', id: 0, hash: noPrevious }
  for (;;) {
    const rows = await tx.query<RecordRow>(recordsSql, [last.project, last.id])
    const chained = rows.map(({ id, at, ...row }) => {
      const previous = row.project === last.project ? last.hash : noPrevious
      const hash = recordHash(recordKeyOf(tx), { ...row, at: at.toISOString(), previous })
      last = { project: row.project, id, hash }
      return { id, previous, hash }
    })
    if (chained.length === 0) return
    await store(tx, 'timeline', chained)
  }
}

const auditSql = `select id, happened_at as at, account_id, operator, action, subject_id, detail
  from audit_trail where id > $1 order by id limit ${batch}`

const chainAudit = async (tx: Db): Promise<void> => {
  let last = { id: 0, hash: noPrevious }
  for (;;) {
    const rows = await tx.query<AuditRow>(auditSql, [last.id])
    const chained = rows.map(({ id, at, ...row }) => {
      const previous = last.hash
      last = { id, hash: auditHash(recordKeyOf(tx), { ...row, at: at.toISOString(), previous }) }
      return { id, previous, hash: last.hash }
    })
    if (chained.length === 0) return
    await store(tx, 'audit_trail', chained)
  }
}

const required = (table: string) => `
  alter table ${table} alter column previous set not null, alter column hash set not null;`

/** Two rows after the same one would fork the chain. */
const appendOnlySql = `
  create unique index timeline_without_fork on timeline (project_hash, previous);
  create unique index audit_trail_without_fork on audit_trail (previous);
  create function refuse_record_change() returns trigger language plpgsql as $$
  begin
    raise exception 'Records take new rows only.' using errcode = '42501';
  end $$;
  create trigger timeline_is_append_only before update or delete or truncate on timeline
    for each statement execute function refuse_record_change();
  create trigger record_seals_are_append_only before update or delete or truncate on record_seals
    for each statement execute function refuse_record_change();`

export const chainFormerRecords = async (tx: Db): Promise<void> => {
  await tx.script('alter table audit_trail disable trigger audit_trail_is_append_only')
  await chainRecords(tx)
  await chainAudit(tx)
  await tx.script('alter table audit_trail enable trigger audit_trail_is_append_only')
  await tx.script(required('timeline') + required('audit_trail') + appendOnlySql)
}
