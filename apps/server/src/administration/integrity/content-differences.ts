import type { Db } from '../../platform/database/db.ts'
import { draftDigest } from '../../roofs/timeline/bound-content.ts'
import type { Findings } from './chain-differences.ts'

/** Compares drafts, results and states of projects with the records about them. */

type DraftRow = {
  readonly id: number
  readonly project: string
  readonly revision: number
  readonly recorded: string
  readonly draft: unknown
  readonly recordedLayout: string | null
  readonly layout: unknown
  readonly isProjectThere: boolean
  readonly isSaverRecorded: boolean
}

const draftsSql = `select t.id, t.project_hash as project, (t.detail ->> 'revision')::int as revision,
    t.detail ->> 'draft' as recorded, t.detail ->> 'layout' as recorded_layout, v.draft, v.layout, p.hash is not null as is_project_there,
    v.saved_by is not distinct from t.account_id as is_saver_recorded
  from timeline t left join projects p on p.hash = t.project_hash
  left join project_revisions v on v.project_hash = t.project_hash and v.revision = (t.detail ->> 'revision')::int
  where t.id > $1 and t.detail ? 'draft' order by t.id limit 500`

const digestOf = (content: unknown): string | null => (content === null ? null : draftDigest(content))

const isChanged = ({ draft, recorded, layout, recordedLayout }: DraftRow): boolean =>
  digestOf(draft) !== recorded || digestOf(layout) !== recordedLayout

/** Drafts without a record, or other than their record says. */
export const draftDifferences = async function* (db: Db): Findings {
  let after = 0
  for (;;) {
    const rows = await db.query<DraftRow>(draftsSql, [after])
    for (const row of rows) {
      const { id, project, revision, draft, isProjectThere, isSaverRecorded } = row
      after = id
      if (!isProjectThere) continue
      yield { looked: 'revisions' }
      const name = `Revision ${revision} of project ${project}`
      if (draft === null) yield { difference: `${name} is gone.` }
      else if (isChanged(row)) yield { difference: `${name} was changed.` }
      else if (!isSaverRecorded) yield { difference: `${name} was saved by another account.` }
    }
    if (rows.length === 0) return
  }
}

type ResultRow = { readonly id: number; readonly project: string; readonly result: string; readonly state: string }

/** The last record of a result counts: a charged one replaces one that cost nothing. */
const resultsSql = `select t.id, t.project_hash as project, t.detail ->> 'result' as result,
    case when r.id is null then 'gone'
      when encode(sha256(convert_to(r.result, 'UTF8')), 'hex') = t.detail ->> 'sha256' then 'same' else 'changed' end as state
  from timeline t join projects p on p.hash = t.project_hash
  left join issued_results r on r.id = t.detail ->> 'result'
  where t.id > $1 and t.event in ('calculated', 'recalculated') and t.detail ? 'sha256' and not exists (
    select 1 from timeline n where n.project_hash = t.project_hash and n.id > t.id
      and n.event in ('calculated', 'recalculated') and n.detail ->> 'result' = t.detail ->> 'result')
  order by t.id limit 50`

/** Results without a record, or other than their record says. */
export const resultDifferences = async function* (db: Db): Findings {
  let after = 0
  for (;;) {
    const rows = await db.query<ResultRow>(resultsSql, [after])
    for (const { id, project, result, state } of rows) {
      after = id
      yield { looked: 'results' }
      if (state === 'gone') yield { difference: `Result ${result} of project ${project} is gone.` }
      if (state === 'changed') yield { difference: `Result ${result} of project ${project} was changed.` }
    }
    if (rows.length === 0) return
  }
}

type StateRow = {
  readonly hash: string
  readonly isDraftOfRevision: boolean | null
  readonly isRevisionRecorded: boolean | null
  readonly isStatusRecorded: boolean
  readonly isInputOfRevision: boolean | null
  readonly isCreatorRecorded: boolean | null
}

const statusAfter = `case t.event when 'submitted' then 2 when 'withdrawn' then 1 when 'claimed' then 3 when 'released' then 2
  when 'accepted' then 4 when 'returned' then 1 when 'delivered' then 5 end`

/** Null: no record names it. */
const statesSql = `select p.hash, p.draft = v.draft and p.layout is not distinct from v.layout as is_draft_of_revision,
    p.revision = (select max((t.detail ->> 'revision')::int) from timeline t
      where t.project_hash = p.hash and t.detail ? 'draft') as is_revision_recorded,
    p.status = coalesce((select ${statusAfter} from timeline t where t.project_hash = p.hash
      and ${statusAfter} is not null order by t.id desc limit 1), 1) as is_status_recorded,
    p.input_hash = v.input_hash as is_input_of_revision,
    (select p.created_by is not distinct from t.account_id from timeline t
      where t.project_hash = p.hash and t.event = 'created' order by t.id limit 1) as is_creator_recorded
  from projects p left join project_revisions v on v.project_hash = p.hash and v.revision = p.revision
  where p.hash > $1 order by p.hash limit 500`

const contradictions = (row: StateRow): readonly string[] => [
  ...(row.isDraftOfRevision === true ? [] : ['differs from its newest revision']),
  ...(row.isRevisionRecorded === false ? ['has a revision without a record'] : []),
  ...(row.isStatusRecorded ? [] : ['has a status that no record gave it']),
  ...(row.isInputOfRevision === false ? ['has other inputs than its newest revision'] : []),
  ...(row.isCreatorRecorded === false ? ['was created by another account'] : []),
]

/** Projects whose draft, revision, status, inputs or creator contradict their records. */
export const stateDifferences = async function* (db: Db): Findings {
  let after = ''
  for (;;) {
    const rows = await db.query<StateRow>(statesSql, [after])
    for (const row of rows) {
      after = row.hash
      yield { looked: 'projects' }
      for (const what of contradictions(row)) yield { difference: `Project ${row.hash} ${what}.` }
    }
    if (rows.length === 0) return
  }
}

/** A deleted project leaves its records, and the last one records the deletion. */
const vanishedSql = `select distinct on (t.project_hash) t.project_hash as project, t.event from timeline t
  where t.project_hash > $1 and not exists (select 1 from projects p where p.hash = t.project_hash)
  order by t.project_hash, t.id desc limit 500`

/** Projects that are gone without a record of deletion. */
export const vanishedProjects = async function* (db: Db): Findings {
  let after = ''
  for (;;) {
    const rows = await db.query<{ project: string; event: string }>(vanishedSql, [after])
    for (const { project, event } of rows) {
      after = project
      if (event !== 'deleted')
        yield { difference: `Project ${project} is gone, and no record says that it was deleted.` }
    }
    if (rows.length === 0) return
  }
}
