import { type AuditContent, auditHash } from '../../platform/audit/audit-trail.ts'
import { noPrevious, recordKeyOf } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { type RecordContent, recordHash } from '../../roofs/timeline/timeline.ts'
import { earlierChainEnds } from './accepted-record-secret.ts'
import { isSealKept, readNewestSeal, type SealContent, sealHash } from './seal-records.ts'

/** The store has lost an object, or somebody changed it there. */
export type ObjectFault = 'missing-object' | 'changed-object'

/** `difference`: a sentence for the operator; `looked`: counts what was checked. */
export type Finding = { readonly looked: string } | { readonly difference: string; readonly fault?: ObjectFault }
/** Yields one finding at a time, so that a large database is never held in memory. */
export type Findings = AsyncGenerator<Finding>

const batch = 1000

type Linked = { readonly id: number; readonly previous: string; readonly hash: string; readonly at: Date }

type Link = {
  readonly name: string
  /** Hash that the row as stored should have. */
  readonly expected: string
  readonly hash: string
  readonly previous: string
}

const linkDifferences = function* (link: Link, last: string): Generator<Finding> {
  if (link.hash !== link.expected) yield { difference: `${link.name} was changed, or was not written by this server.` }
  if (link.previous !== last) yield { difference: `Before ${link.name} a row is missing, or one was put in.` }
}

type RecordRow = Linked & Omit<RecordContent, 'at'>

const recordsSql = `select id, project_hash as project, event, account_id, role, created_at as at, detail,
  previous, hash from timeline where (project_hash, id) > ($1, $2) order by project_hash, id limit ${batch}`

/** Project records that were changed, removed, inserted or reordered. */
export const recordDifferences = async function* (db: Db): Findings {
  const { records: earlier } = await earlierChainEnds(db)
  let last = { project: '', id: 0, hash: noPrevious }
  for (;;) {
    const rows = await db.query<RecordRow>(recordsSql, [last.project, last.id])
    for (const { id, hash, at, ...row } of rows) {
      const name = `Record ${id} of project ${row.project} (${row.event})`
      const isOurs = id > earlier
      const expected = isOurs ? recordHash(recordKeyOf(db), { ...row, at: at.toISOString() }) : hash
      const before = row.project === last.project ? last.hash : noPrevious
      yield* linkDifferences({ name, expected, hash, previous: row.previous }, before)
      yield { looked: isOurs ? 'records' : 'records of an earlier secret' }
      last = { project: row.project, id, hash }
    }
    if (rows.length === 0) return
  }
}

type AuditRow = Linked & Omit<AuditContent, 'at'>

const auditSql = `select id, happened_at as at, account_id, operator, action, subject_id, detail,
  previous, hash from audit_trail where id > $1 order by id limit ${batch}`

/** The same of the audit trail. */
export const auditTrailDifferences = async function* (db: Db): Findings {
  const { trail: earlier } = await earlierChainEnds(db)
  let last = { id: 0, hash: noPrevious }
  for (;;) {
    const rows = await db.query<AuditRow>(auditSql, [last.id])
    for (const { id, hash, at, ...row } of rows) {
      const name = `Row ${id} of the audit trail (${row.action})`
      const isOurs = id > earlier
      const expected = isOurs ? auditHash(recordKeyOf(db), { ...row, at: at.toISOString() }) : hash
      yield* linkDifferences({ name, expected, hash, previous: row.previous }, last.hash)
      yield { looked: isOurs ? 'rows of the audit trail' : 'rows of the audit trail of an earlier secret' }
      last = { id, hash }
    }
    if (rows.length === 0) return
  }
}

type SealRow = Omit<Linked, 'at'> & Omit<SealContent, 'sealedAt'> & { readonly sealedAt: Date }

const sealSql = `select id, sealed_at, up_to, audit_head, heads, previous, hash
  from record_seals where id > $1 order by id limit 1`
const lostHeadsSql = `select h ->> 0 as project from record_seals s, jsonb_array_elements(s.heads) h
  where s.id = $1 and not exists (select 1 from timeline t where t.project_hash = h ->> 0 and t.hash = h ->> 1)`

const lostEnds = async function* (db: Db, { id, auditHead, sealedAt }: SealRow): Findings {
  const since = sealedAt.toISOString()
  for (const { project } of await db.query<{ project: string }>(lostHeadsSql, [id]))
    yield { difference: `Records of project ${project} that were there at ${since} are gone.` }
  const kept = await db.query('select 1 from audit_trail where hash = $1', [auditHead])
  if (auditHead !== '' && kept.length === 0)
    yield { difference: `Rows of the audit trail that were there at ${since} are gone.` }
}

/** Compares seals with the ends of the chains. */
export const sealDifferences = async function* (db: Db, objectStore: PlatformServices['objectStore']): Findings {
  const { seals: earlier } = await earlierChainEnds(db)
  let last = { id: 0, hash: noPrevious }
  for (;;) {
    const [row] = await db.query<SealRow>(sealSql, [last.id])
    if (!row) break
    const { id, hash, sealedAt, ...content } = row
    const isOurs = id > earlier
    const expected = isOurs ? sealHash(recordKeyOf(db), { ...content, sealedAt: sealedAt.toISOString() }) : hash
    yield* linkDifferences({ name: `Seal ${id}`, expected, hash, previous: row.previous }, last.hash)
    yield* lostEnds(db, row)
    yield { looked: isOurs ? 'seals' : 'seals of an earlier secret' }
    last = { id, hash }
  }
  const newest = await readNewestSeal({ objectStore })
  if (newest === 'unreadable') yield { difference: 'The newest seal in the object store cannot be read.' }
  else if (newest && !(await isSealKept(db, newest)))
    yield { difference: `Seal ${newest.id}, which the object store holds, is gone.` }
  if (!newest && last.id > 0) yield { difference: 'The newest seal is not in the object store.' }
}
