import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { Verdict } from '@soundroof/contract/roofs/results/result'
import type { Db } from '../../platform/database/db.ts'
import { newId } from '../../platform/identifier.ts'
import type { WorseResult } from '../../roofs/calculations/reconsider-on.ts'
import { lockRecords, recordEvent } from '../../roofs/timeline/timeline.ts'
import { giveNotice } from '../notices/notice-rows.ts'

export type Cause = 'engine' | 'product' | 'figures'
export type Outcome = 'stands' | 'figures-in-force-again' | 'another-result'

export type Mark = {
  readonly id: string
  readonly openedAt: Date
  readonly cause: Cause
  readonly verdictBefore: Verdict
  readonly verdictAfter: Verdict
  readonly differences: readonly Difference[]
}

type Place = { readonly hash: string; readonly resultId: string; readonly now: Date }

const byServer = { id: null, role: 'administrator' } as const

const columns = `m.id, m.opened_at as "openedAt", m.cause, m.verdict_before as "verdictBefore",
  m.verdict_after as "verdictAfter", m.differences`

/** Of the project's present result; null: nothing is open. */
export const findOpenMark = async (db: Db, projectHash: string): Promise<Mark | null> => {
  const [row] = await db.query<Mark>(
    `select ${columns} from reconsiderations m join projects p on p.hash = m.project_hash
     where m.project_hash = $1 and m.issued_result_id = p.issued_result_id and m.settled_at is null`,
    [projectHash],
  )
  return row ?? null
}

type Settling = {
  readonly id: string
  readonly hash: string
  readonly outcome: Outcome
  readonly by: { readonly id: string; readonly role: 'engineer' } | null
  readonly reason: string
  readonly now: Date
}

/** False where somebody has settled it before. */
export const settleMark = async (tx: Db, { id, hash, outcome, by, reason, now }: Settling): Promise<boolean> => {
  const settled = await tx.query(
    `update reconsiderations set settled_at = $2, settled_by = $3, outcome = $4, reason = $5
     where id = $1 and settled_at is null returning id`,
    [id, now, by?.id ?? null, outcome, reason],
  )
  if (settled.length === 0) return false
  await recordEvent(tx, hash, 'reconsiderationSettled', by ?? byServer, now, { reconsideration: id, outcome, reason })
  return true
}

/** Whoever edited or deleted the project meanwhile goes first: it is looked at again. */
const lockAsFound = async (tx: Db, { hash, resultId }: Place): Promise<boolean> => {
  const rows = await tx.query(
    `select 1 from projects where hash = $1 and issued_result_id = $2 and (hidden_at is null or status >= 3)
     for no key update`,
    [hash, resultId],
  )
  return rows.length > 0
}

/** An engineer has looked at these very differences. */
const isSettledAs = async (tx: Db, { hash, resultId }: Place, worse: WorseResult): Promise<boolean> => {
  const rows = await tx.query(
    `select 1 from reconsiderations where project_hash = $1 and issued_result_id = $2 and outcome = 'stands'
     and verdict_after = $3 and differences = $4::jsonb`,
    [hash, resultId, worse.verdictAfter, JSON.stringify(worse.differences)],
  )
  return rows.length > 0
}

const insertMark = async (tx: Db, place: Place, worse: WorseResult, cause: Cause): Promise<void> => {
  const { hash, resultId, now } = place
  const { verdictBefore, verdictAfter, differences } = worse
  const id = newId()
  await tx.query(
    `insert into reconsiderations (id, project_hash, issued_result_id, opened_at, cause, verdict_before, verdict_after,
       differences) values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)`,
    [id, hash, resultId, now, cause, verdictBefore, verdictAfter, JSON.stringify(differences)],
  )
  const detail = { reconsideration: id, result: resultId, cause, verdictBefore, verdictAfter }
  await recordEvent(tx, hash, 'reconsidered', byServer, now, detail)
  await giveNotice(tx, hash, 'reconsidered', null, now)
}

/** Since when, and that people were told, stays as it is. */
const renewMark = (tx: Db, { id }: Mark, { verdictAfter, differences }: WorseResult, cause: Cause) =>
  tx.query(
    `update reconsiderations set cause = $2, verdict_after = $3, differences = $4::jsonb
     where id = $1 and (cause, verdict_after, differences) is distinct from ($2, $3, $4::jsonb)`,
    [id, cause, verdictAfter, JSON.stringify(differences)],
  )

/** Marks a result that is worse today, once; true: somebody is told. */
export const markWorse = (db: Db, place: Place, worse: WorseResult, cause: Cause): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await lockAsFound(tx, place))) return false
    const open = await findOpenMark(tx, place.hash)
    if (open) await renewMark(tx, open, worse, cause)
    if (open || (await isSettledAs(tx, place, worse))) return false
    await insertMark(tx, place, worse, cause)
    return true
  })

/** A result that is no worse any more stands again. */
export const settleStanding = (db: Db, place: Place): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await lockAsFound(tx, place))) return
    const open = await findOpenMark(tx, place.hash)
    if (!open) return
    const { hash, now } = place
    await settleMark(tx, { id: open.id, hash, outcome: 'figures-in-force-again', by: null, reason: '', now })
  })

/** Marks of results that their project has left behind. */
export const settleLeftBehind = async (db: Db, now: Date): Promise<void> => {
  const rows = await db.query<{ id: string; hash: string }>(
    `select m.id, p.hash from reconsiderations m join projects p on p.hash = m.project_hash
     where m.settled_at is null and p.issued_result_id is distinct from m.issued_result_id`,
  )
  for (const { id, hash } of rows)
    await db.transaction(async (tx) => {
      await lockRecords(tx, hash)
      await settleMark(tx, { id, hash, outcome: 'another-result', by: null, reason: '', now })
    })
}
