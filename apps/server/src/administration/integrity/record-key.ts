import { type AuditContent, auditHash } from '../../platform/audit/audit-trail.ts'
import { recordKeyOf } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import { type RecordContent, recordHash } from '../../roofs/timeline/timeline.ts'

/**
 * Without the key no row can be written that it proves: one proven row shows that the key is right. It is wrong where no
 * row is proven.
 */

/** `right`: one row at least was made with the secret; `wrong`: there are rows, and it made none. */
export type Evidence = 'right' | 'wrong' | 'none'

const batch = 500

type Kept<C> = Omit<C, 'at'> & { readonly id: number; readonly at: Date; readonly hash: string }

const recordsSql = `select id, project_hash as project, event, account_id, role, created_at as at, detail,
  previous, hash from timeline where id < $1 order by id desc limit ${batch}`
const auditSql = `select id, happened_at as at, account_id, operator, action, subject_id, detail,
  previous, hash from audit_trail where id < $1 order by id desc limit ${batch}`

const isProven =
  <C extends { readonly at: string }>(hashOf: (content: C) => string) =>
  ({ hash, at, id: _, ...rest }: Kept<C>): boolean =>
    hashOf({ ...rest, at: at.toISOString() } as unknown as C) === hash

/** Newest first and up to the first proof, so a right key costs one batch. */
const evidenceIn = async <C extends { readonly at: string }>(
  db: Db,
  sql: string,
  hashOf: (content: C) => string,
): Promise<Evidence> => {
  let before = Number.MAX_SAFE_INTEGER
  for (let evidence: Evidence = 'none'; ; evidence = 'wrong') {
    const rows = await db.query<Kept<C>>(sql, [before])
    if (rows.some(isProven(hashOf))) return 'right'
    const last = rows.at(-1)
    if (!last) return evidence
    before = last.id
  }
}

/** `none`: neither trail nor timeline has a row. */
export const recordKeyEvidence = async (db: Db): Promise<Evidence> => {
  const key = recordKeyOf(db)
  const audit = await evidenceIn<AuditContent>(db, auditSql, (content) => auditHash(key, content))
  if (audit === 'right') return 'right'
  const records = await evidenceIn<RecordContent>(db, recordsSql, (content) => recordHash(key, content))
  return records === 'none' ? audit : records
}
