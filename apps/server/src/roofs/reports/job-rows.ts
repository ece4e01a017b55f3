import type { ReportKind } from '@soundroof/contract/roofs/documents/document'
import type { Db } from '../../platform/database/db.ts'
import { type DrawingRules, drawingRulesSql } from '../revisions/revision-rows.ts'

/** A job that this runner has taken. */
export type Job = {
  readonly id: string
  readonly projectHash: string
  readonly companyId: string
  readonly revision: number
  readonly issuedResultId: string | null
  readonly kind: ReportKind
  /** Attempts that ended with a fault of the report itself. */
  readonly attempts: number
  readonly createdAt: Date
  readonly draft: unknown
  /** Drawing of that revision. */
  readonly layout: unknown
  readonly drawingRules: DrawingRules
  /** Account that saved the revision; null when deleted. */
  readonly savedBy: string | null
  /** Codes and values. Null: an input-only report, or no result was issued. */
  readonly resultJson: string | null
  /** Input of the result; null where it was not charged, so that the report holds no advice. */
  readonly input: unknown
  /** Whether the timeline mentions this report: the one with the result, where there is one. */
  readonly isMain: boolean
}

/**
 * Takes the oldest job of the company that waits longest for its turn, and hides it until the lease ends. Skips a company
 * that is being edited: edits hold its row, and many of them would delay everyone's reports.
 */
const claimSql = `update report_jobs set claimed_until = $2
  where id = (
    select j.id from report_jobs j join projects p on p.hash = j.project_hash join companies c on c.id = p.company_id
    where j.state = 'rendering' and (j.claimed_until is null or j.claimed_until <= $1)
    order by c.report_turn, j.sequence limit 1 for update of j skip locked for no key update of c skip locked
  ) returning id`

const turnSql = `update companies set report_turn = nextval('report_turns') where id = $1`

const jobSql = `select j.id, j.project_hash, p.company_id, j.revision,
    j.issued_result_id, j.kind, j.attempts,
    j.created_at, v.draft, v.layout, ${drawingRulesSql}, v.saved_by, r.result as result_json,
    case when r.is_charged then r.input end as input,
    j.kind = case when v.issued_result_id is null then 'input-summary' else 'result-summary' end as is_main
  from report_jobs j join projects p on p.hash = j.project_hash
  join project_revisions v on v.project_hash = j.project_hash and v.revision = j.revision
  left join issued_results r on r.id = j.issued_result_id
  where j.id = $1`

export const claimJob = (db: Db, now: Date, until: Date): Promise<Job | null> =>
  db.transaction(async (tx) => {
    const [claimed] = await tx.query<{ id: string }>(claimSql, [now, until])
    if (!claimed) return null
    const [job] = await tx.query<Job>(jobSql, [claimed.id])
    if (job) await tx.query(turnSql, [job.companyId])
    return job ?? null
  })

export const renewClaim = (db: Db, id: string, until: Date) =>
  db.query(`update report_jobs set claimed_until = $2 where id = $1 and state = 'rendering'`, [id, until])

/** Allows another attempt from this moment on. @param attempts that ended with a fault of the report so far */
export const releaseJob = (db: Db, id: string, from: Date | null, attempts: number) =>
  db.query(`update report_jobs set claimed_until = $2, attempts = $3 where id = $1 and state = 'rendering'`, [
    id,
    from,
    attempts,
  ])

/** Queues a report that was given up once more. */
export const reviveJob = (db: Db, id: string) =>
  db.query(
    `update report_jobs set state = 'rendering', attempts = 0, claimed_until = null, finished_at = null, problem = null
     where id = $1 and state = 'failed'`,
    [id],
  )

/** Queues a report whose file is missing once more. */
export const reviveMissing = (db: Db, id: string, address: string) =>
  db.query(
    `update report_jobs set state = 'rendering', address = null, attempts = 0, claimed_until = null, finished_at = null,
       problem = null
     where id = $1 and state = 'ready' and address = $2`,
    [id, address],
  )

/** Releases jobs of a process that is gone; only for a database with a single process. */
export const releaseAll = (db: Db) =>
  db.query(`update report_jobs set claimed_until = null where state = 'rendering' and claimed_until is not null`)

/** When a job may be taken: now, or when the next claim ends. */
export const nextStart = async (db: Db, now: Date): Promise<Date | null> => {
  const [row] = await db.query<{ at: Date | null }>(
    `select min(coalesce(claimed_until, $1)) as at from report_jobs where state = 'rendering'`,
    [now],
  )
  return row?.at ?? null
}

/** False: the project and its job were deleted meanwhile, or another runner was faster. */
export const finishJob = async (tx: Db, id: string, address: string, now: Date): Promise<boolean> => {
  const rows = await tx.query(
    `update report_jobs set state = 'ready', address = $2, finished_at = $3, claimed_until = null, problem = null
     where id = $1 and state = 'rendering' returning id`,
    [id, address, now],
  )
  return rows.length === 1
}

export const failJob = async (tx: Db, id: string, problem: string, now: Date): Promise<boolean> => {
  const rows = await tx.query(
    `update report_jobs set state = 'failed', problem = $2, finished_at = $3, claimed_until = null
     where id = $1 and state = 'rendering' returning id`,
    [id, problem, now],
  )
  return rows.length === 1
}
