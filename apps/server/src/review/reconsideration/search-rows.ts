import { statusOf } from '@soundroof/contract/roofs/project-status'
import type { Db } from '../../platform/database/db.ts'
import { type Searcher, takeTurn } from './whose-search.ts'

/** One row for all processes: key of the last search, and progress of the one under way. */
type State = {
  readonly finishedKey: string
  readonly key: string
  readonly cursor: string
  readonly since: Date | null
  readonly begunAt: Date | null
}

/** Where a search continues. */
export type Batch = { readonly key: string; readonly cursor: string; readonly since: Date | null }

const lease = 60_000
/** A transaction that saved a project may commit this long after the time that it wrote. */
const margin = 300_000

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** Continues a search; a new key begins with the first project; otherwise only changed projects are looked at. */
const nextOf = ({ finishedKey, key: former, cursor, since, begunAt }: State, key: string): Batch => {
  if (former === key) return { key, cursor, since }
  if (finishedKey !== key || begunAt === null) return { key, cursor: '', since: null }
  return { key, cursor: '', since: later(begunAt, -margin) }
}

const keepSql = `update reconsideration_search set key = $1, cursor = $2, since = $3, claimed_until = $4,
  finished_key = case when $3::timestamptz is null then '' else finished_key end,
  begun_at = case when $2 = '' then $5 else begun_at end`

/** The next batch, for this process alone; null while another process has it, or another release searches. */
export const claimBatch = (db: Db, searcher: Searcher, key: string, now: Date): Promise<Batch | null> =>
  db.transaction(async (tx) => {
    if (!(await takeTurn(tx, searcher, now))) return null
    const [state] = await tx.query<State>(
      `select finished_key, key, cursor, since, begun_at from reconsideration_search
       where claimed_until is null or claimed_until <= $1`,
      [now],
    )
    if (!state) return null
    const batch = nextOf(state, key)
    await tx.query(keepSql, [key, batch.cursor, batch.since, later(now, lease), now])
    return batch
  })

/** After the last project the search is finished. */
export const leaveBatch = (db: Db, { key, cursor }: Batch, last: string | null) =>
  db.query(
    last === null
      ? `update reconsideration_search set finished_key = key, key = '', cursor = '', since = null, claimed_until = null
         where key = $1 and cursor = $2`
      : 'update reconsideration_search set cursor = $3, claimed_until = null where key = $1 and cursor = $2',
    last === null ? [key, cursor] : [key, cursor, last],
  )

/** A project to compare. */
export type Candidate = {
  readonly hash: string
  readonly resultId: string
  readonly input: unknown
  readonly resultJson: string
}

/**
 * Projects with a charged result of any engine: another build of the same version may have issued it. Deleted ones where
 * the provider keeps them, because documents were or may be delivered.
 */
export const findCandidates = (db: Db, { cursor, since }: Batch, limit: number): Promise<Candidate[]> =>
  db.query<Candidate>(
    `select p.hash, r.id as result_id, r.input, r.result as result_json
     from projects p join issued_results r on r.id = p.issued_result_id
     where p.hash > $1 and ($2::timestamptz is null or p.updated_at >= $2) and r.is_charged
       and (p.hidden_at is null or p.status >= ${statusOf.underReview})
     order by p.hash limit $3`,
    [cursor, since, limit],
    { planEachTime: true },
  )

/** Whether every result was compared with this version of the catalogue; its place in the key: see `keyOf`. */
export const isFinishedFor = async (db: Db, catalogueVersion: string): Promise<boolean> => {
  const [state] = await db.query<{ finishedKey: string }>('select finished_key from reconsideration_search')
  if (!state || state.finishedKey === '') return false
  const [, compared] = JSON.parse(state.finishedKey) as readonly unknown[]
  return compared === catalogueVersion
}
