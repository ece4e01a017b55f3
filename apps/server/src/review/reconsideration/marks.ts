import type { SettledOutcome } from '@soundroof/contract/review/changed/changed-figures'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { Verdict } from '@soundroof/contract/roofs/results/result'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { newId } from '../../platform/identifier.ts'
import type { Cause, WorseResult } from '../../roofs/calculations/reconsider-on.ts'
import type { ReplacedFigures } from '../../roofs/calculations/replaced-figures.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { lockRecords, recordEvent } from '../../roofs/timeline/timeline.ts'

type Outcome = SettledOutcome | 'figures-in-force-again' | 'another-result'

/** A result under reconsideration. */
export type Mark = {
  readonly id: string
  readonly openedAt: Date
  readonly cause: Cause
  readonly verdictBefore: Verdict
  readonly verdictAfter: Verdict
  readonly differences: readonly Difference[]
  /** Null: marked before migration 0051 and not renewed since. */
  readonly figures: ReplacedFigures | null
}

export type Place = { readonly hash: string; readonly resultId: string; readonly now: Date }

const byServer = { id: null, role: 'administrator' } as const

const columns = `m.id, m.opened_at, m.cause, m.verdict_before,
  m.verdict_after, m.differences, f.figures`

/** Of the project's present result; null: none is open. */
export const findOpenMark = async (db: Db, projectHash: string): Promise<Mark | null> => {
  const [row] = await db.query<Mark>(
    `select ${columns} from reconsiderations m join projects p on p.hash = m.project_hash
     left join reconsidered_figures f on f.reconsideration_id = m.id
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

/** False: already settled. */
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

/** A person who edited or deleted the project meanwhile goes first; the project is looked at again. */
const lockAsFound = async (tx: Db, { hash, resultId }: Place): Promise<boolean> => {
  const rows = await tx.query(
    `select 1 from projects where hash = $1 and issued_result_id = $2 and (hidden_at is null or status >= ${statusOf.underReview})
     for no key update`,
    [hash, resultId],
  )
  return rows.length > 0
}

const keepFigures = (tx: Db, id: string, { hash }: Place, { figures }: WorseResult) =>
  insert(
    tx,
    'reconsidered_figures as f',
    { reconsiderationId: id, projectHash: hash, figures: JSON.stringify(figures) },
    'on conflict (reconsideration_id) do update set figures = excluded.figures where f.figures <> excluded.figures',
  )

/** Marks settled before migration 0051 have no figures: a figure signed off since is another cause. */
const settledSql = `select m.id, f.figures is not null as is_known
  from reconsiderations m left join reconsidered_figures f on f.reconsideration_id = m.id
  where m.project_hash = $1 and m.issued_result_id = $2 and (m.outcome in ('superseded', 'void') or
    m.outcome = 'stands' and m.verdict_after = $3 and m.differences = $4::jsonb and (f.figures = $5::jsonb or f.figures is null and not exists (
      select 1 from figure_sign_offs s where s.figure = any($6::text[]) and s.decided_at > m.settled_at
        and s.state in ('approved', 'superseded', 'revoked'))))
  order by f.figures is null limit 1`

/** Whether an engineer has settled these very differences from the same cause, in any release, or has given the result up. */
const isSettledAs = async (tx: Db, place: Place, worse: WorseResult): Promise<boolean> => {
  const { verdictAfter, differences, figures } = worse
  const [settled] = await tx.query<{ id: string; isKnown: boolean }>(settledSql, [
    ...[place.hash, place.resultId, verdictAfter, JSON.stringify(differences)],
    ...[JSON.stringify(figures), Object.keys(figures)],
  ])
  if (settled && !settled.isKnown) await keepFigures(tx, settled.id, place, worse)
  return settled !== undefined
}

const insertMark = async (tx: Db, place: Place, worse: WorseResult): Promise<void> => {
  const { hash, resultId, now } = place
  const { cause, verdictBefore, verdictAfter, differences } = worse
  const id = newId()
  const change = { cause, verdictBefore, verdictAfter }
  const of = { id, projectHash: hash, issuedResultId: resultId, openedAt: now }
  await insert(tx, 'reconsiderations', { ...of, ...change, differences: JSON.stringify(differences) })
  await keepFigures(tx, id, place, worse)
  const detail = { reconsideration: id, result: resultId, ...change }
  await recordEvent(tx, hash, 'reconsidered', byServer, now, detail)
  await giveNotice(tx, hash, 'reconsidered', null, now)
}

/** Keeps the date, and that people were told. */
const renewMark = async (tx: Db, { id }: Mark, place: Place, worse: WorseResult): Promise<void> => {
  const { cause, verdictAfter, differences } = worse
  await tx.query(
    `update reconsiderations set cause = $2, verdict_after = $3, differences = $4::jsonb
     where id = $1 and (cause, verdict_after, differences) is distinct from ($2, $3, $4::jsonb)`,
    [id, cause, verdictAfter, JSON.stringify(differences)],
  )
  await keepFigures(tx, id, place, worse)
}

/** Marks a result that is worse today, once; true: people have to be told. */
export const markWorse = (db: Db, place: Place, worse: WorseResult): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await lockAsFound(tx, place))) return false
    const open = await findOpenMark(tx, place.hash)
    if (open) await renewMark(tx, open, place, worse)
    if (open || (await isSettledAs(tx, place, worse))) return false
    await insertMark(tx, place, worse)
    return true
  })

/** Ends the mark of a result that is no longer worse. Most results never had one and need no transaction. */
export const settleStanding = async (db: Db, place: Place): Promise<void> => {
  if ((await findOpenMark(db, place.hash)) === null) return
  await db.transaction(async (tx) => {
    if (!(await lockAsFound(tx, place))) return
    const open = await findOpenMark(tx, place.hash)
    if (!open) return
    const { hash, now } = place
    await settleMark(tx, { id: open.id, hash, outcome: 'figures-in-force-again', by: null, reason: '', now })
  })
}

/** Ends marks of results that their project no longer shows. */
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
