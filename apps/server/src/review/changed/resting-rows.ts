import type { RestingState, SettledOutcome } from '@soundroof/contract/review/changed/changed-figures'
import { type ProjectStatus, statusOf } from '@soundroof/contract/roofs/project-status'
import { countCapped, type Total } from '../../platform/database/count-capped.ts'
import type { Db } from '../../platform/database/db.ts'
import { readPlace } from '../projects/queue/queue-place.ts'
import type { Mark } from '../reconsideration/marks.ts'

/** A project that rests on a changed figure, as stored; those without a mark have no id of one. */
export type RestingEntry = Omit<Mark, 'id'> & {
  readonly id: string | null
  readonly resultId: string
  readonly at: Date
  readonly sequence: number
  readonly hash: string
  readonly number: string
  readonly name: string
  readonly companyId: string
  readonly companyName: string
  readonly status: ProjectStatus
  readonly deliveredAt: Date | null
  readonly isSubmitted: boolean
  readonly isDeleted: boolean
  readonly engineerId: string | null
  readonly engineerName: string | null
  readonly outcome: SettledOutcome | null
  readonly settledAt: Date | null
  readonly settledName: string | null
  readonly reason: string
}

export type Asked = {
  readonly figure: string | undefined
  readonly state: RestingState
  readonly after: string | undefined
  readonly limit: number
  readonly reader: string
}

/** $1: the figure that engineers changed, or that the result read; null: any. */
const onFigure = `($1::text is null or exists (select 1 from reconsidered_figures f
    where f.reconsideration_id = m.id and f.figures ? $1)
  or exists (select 1 from result_figures f where f.issued_result_id = m.issued_result_id and f.figure = $1))`

const isKept = `(p.hidden_at is null or p.status >= ${statusOf.underReview})`

type Listing = {
  readonly from: string
  readonly mark: string
  /** Time and number that rows are sorted by; both go one way. */
  readonly at: string
  readonly sequence: string
  readonly order: 'asc' | 'desc'
}

const ofMarks = { mark: 'm', sequence: 'p.sequence' } as const

const listings: Readonly<Record<RestingState, Listing>> = {
  open: {
    ...ofMarks,
    from: `from reconsiderations m join projects p on p.hash = m.project_hash and p.issued_result_id = m.issued_result_id
      where m.settled_at is null and ${onFigure}`,
    at: 'm.opened_at',
    order: 'asc',
  },
  settled: {
    ...ofMarks,
    from: `from reconsiderations m join projects p on p.hash = m.project_hash
      where m.settled_by is not null and ${onFigure}`,
    at: 'm.settled_at',
    order: 'desc',
  },
  // Results have no time to be sorted by that an index knows; their number grows with it.
  'no-worse': {
    mark: 'n',
    from: `from result_figures g join projects p on p.issued_result_id = g.issued_result_id
      left join reconsiderations n on false
      where g.figure = $1 and ${isKept} and not exists (select 1 from reconsiderations m where m.project_hash = p.hash
        and m.issued_result_id = p.issued_result_id and (m.settled_at is null or m.settled_by is not null))`,
    at: `timestamptz 'epoch'`,
    sequence: 'g.sequence',
    order: 'desc',
  },
}

const columns = `page.*, p.hash, p.draft -> 'header' ->> 'number' as number, p.draft -> 'header' ->> 'name' as name,
  p.status, p.hidden_at is not null as is_deleted, p.submitted_at is not null and
    (p.status >= ${statusOf.submitted} or p.engineer_id = $2) as is_submitted,
  (select max(r.delivered_at) from delivered_reviews r where r.project_hash = p.hash) as delivered_at,
  c.id as company_id, c.name as company_name, e.id as engineer_id, e.name as "engineerName",
  m.opened_at, m.cause, m.verdict_before, m.verdict_after, m.differences, f.figures,
  m.outcome, m.settled_at, coalesce(m.reason, '') as reason, case when s.deleted_at is null then s.name end as settled_name`

/** One more than asked for, to tell whether there is another page. */
export const findResting = (db: Db, { figure, state, after, limit, reader }: Asked): Promise<RestingEntry[]> => {
  const { from, mark, at, sequence, order } = listings[state]
  const place = readPlace(after)
  const beyond = order === 'asc' ? '>' : '<'
  return db.query<RestingEntry>(
    `with page as materialized (
       select ${mark}.id, coalesce(${mark}.issued_result_id, p.issued_result_id) as result_id, p.hash as project_hash, ${at} as at,
         ${sequence} as sequence
       ${from} and ($3::timestamptz is null or (${at}, ${sequence}) ${beyond} ($3, $4::bigint))
       order by ${at} ${order}, ${sequence} ${order} limit $5)
     select ${columns} from page join projects p on p.hash = page.project_hash join companies c on c.id = p.company_id
     left join accounts e on e.id = p.engineer_id and p.submitted_at is not null
     left join reconsiderations m on m.id = page.id left join reconsidered_figures f on f.reconsideration_id = m.id
     left join accounts s on s.id = m.settled_by
     order by page.at ${order}, page.sequence ${order}`,
    [figure ?? null, reader, place?.at ?? null, place?.sequence ?? null, limit + 1],
    { planEachTime: true },
  )
}

export const countResting = (db: Db, { figure, state }: Pick<Asked, 'figure' | 'state'>): Promise<Total> =>
  countCapped(db, listings[state].from, [figure ?? null])

/** What engineers changed under results that wait to be settled, most results first. */
export const findChanged = (db: Db): Promise<{ readonly id: string; readonly open: number }[]> =>
  db.query(
    `select k.figure as id, count(*) as open from reconsiderations m
     join reconsidered_figures f on f.reconsideration_id = m.id cross join lateral jsonb_object_keys(f.figures) as k(figure)
     where m.settled_at is null group by k.figure order by count(*) desc, k.figure limit 50`,
  )
