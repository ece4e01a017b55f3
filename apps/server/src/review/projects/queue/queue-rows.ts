import type { EngineerLoad, QueueFilters, QueueState } from '@soundroof/contract/review/console-review'
import { type ProjectStatus, statusOf } from '@soundroof/contract/roofs/project-status'
import { countCapped } from '../../../platform/database/count-capped.ts'
import type { Db } from '../../../platform/database/db.ts'
import { isVoidFile } from '../../../roofs/documents/document-rows.ts'
import { anywhere } from '../../../roofs/projects/list-filters.ts'
import { reconsideredSince } from '../../../roofs/projects/reconsidered-sql.ts'
import { personWords } from '../../../roofs/timeline/person-words.ts'
import { readPlace } from './queue-place.ts'

/** A project of the queue, before its names are looked up. */
export type QueueEntry = {
  readonly hash: string
  readonly sequence: number
  readonly number: string
  readonly name: string
  readonly companyId: string
  readonly companyName: string
  readonly status: ProjectStatus
  readonly submittedAt: Date
  readonly deliverAt: Date | null
  readonly engineerId: string | null
  readonly engineerName: string | null
  readonly openQuestions: number
  readonly revision: number
  readonly hasResult: boolean
  readonly isReviewVoid: boolean
  readonly reconsideredSince: Date | null
}

/** Marks are few, so this reads them once and not for each delivered project. */
const isReconsidered = `(p.hash, p.issued_result_id) in
  (select m.project_hash, m.issued_result_id from reconsiderations m where m.settled_at is null)`

const { submitted, underReview, ongoing } = statusOf
const submittedToOngoing = [submitted, underReview, ongoing].join(', ')
const inReview = [underReview, ongoing].join(', ')

/** Written out, so that each status finds its index. */
const statuses: Readonly<Record<QueueState, string>> = {
  // A void review has to be delivered again; a result that would be worse today has to be settled.
  open: `(p.status in (${submittedToOngoing}) or p.status = ${statusOf.delivered} and (${isVoidFile('p.review_file')} or ${isReconsidered}))`,
  submitted: `p.status = ${statusOf.submitted}`,
  review: `p.status = ${statusOf.underReview}`,
  ongoing: `p.status = ${statusOf.ongoing}`,
  delivered: `p.status = ${statusOf.delivered}`,
  returned: `p.status = ${statusOf.created}`,
  reconsidered: `${reconsideredSince} is not null`,
}

type Asked = { readonly filters: QueueFilters; readonly engineer: string; readonly today: string }

/** SQL conditions without the page, and their values from $1 on. */
const conditionsOf = ({ filters, engineer, today }: Asked) => {
  const { state, mine, late, name, company } = filters
  const conditions = [statuses[state], 'p.submitted_at is not null']
  if (state !== 'reconsidered') conditions.push('p.hidden_at is null')
  const values: unknown[] = []
  const add = (value: unknown, sql: (place: string) => string) => {
    values.push(value)
    conditions.push(sql(`$${values.length}`))
  }
  if (mine === 1 || state === 'returned') add(engineer, (place) => `p.engineer_id = ${place}`)
  if (late === 1) add(today, (place) => `p.deliver_at < ${place}::timestamptz and p.status in (${inReview})`)
  if (name?.trim()) add(anywhere(name), (place) => `p.name_search like ${place}`)
  if (company?.trim())
    add(
      anywhere(company),
      (place) => `p.company_id in (select id from companies where lower(companies.name) like ${place})`,
    )
  return { conditions, values }
}

const columns = `p.hash, p.sequence, p.draft -> 'header' ->> 'number' as number, p.draft -> 'header' ->> 'name' as name,
  c.id as company_id, c.name as company_name, p.status, p.submitted_at, p.deliver_at,
  e.id as engineer_id, e.name as "engineerName", p.revision, p.issued_result_id is not null as has_result,
  p.status = ${statusOf.delivered} and ${isVoidFile('p.review_file')} as is_review_void,
  ${reconsideredSince} as reconsidered_since,
  (select count(*) from review_questions q where q.project_hash = p.hash and q.closed_at is null) as open_questions`

/** Longest waiting first; delivered ones newest first. Answers one row more than the page, to tell whether there is another. */
export const findQueue = (db: Db, asked: Asked): Promise<QueueEntry[]> => {
  const { conditions, values } = conditionsOf(asked)
  const { state, limit, after } = asked.filters
  const [order, beyond] = state === 'delivered' ? ['desc', '<'] : ['asc', '>']
  const place = readPlace(after)
  if (place) {
    values.push(place.at, place.sequence)
    conditions.push(`(p.submitted_at, p.sequence) ${beyond} ($${values.length - 1}, $${values.length})`)
  }
  return db.query<QueueEntry>(
    `with page as (select p.hash from projects p where ${conditions.join(' and ')}
       order by p.submitted_at ${order}, p.sequence ${order} limit $${values.length + 1})
     select ${columns} from page join projects p on p.hash = page.hash join companies c on c.id = p.company_id
     left join accounts e on e.id = p.engineer_id
     order by p.submitted_at ${order}, p.sequence ${order}`,
    [...values, limit + 1],
    { planEachTime: true },
  )
}

export const countQueue = (db: Db, asked: Asked) => {
  const { conditions, values } = conditionsOf(asked)
  return countCapped(db, `from projects p where ${conditions.join(' and ')}`, values)
}

const isActive = 'a.disabled_at is null and a.deleted_at is null'

/** Engineers who may take a project, by name, and closed accounts whose projects must be handed over. */
export const findLoad = async (db: Db, today: string): Promise<EngineerLoad[]> => {
  const rows = await db.query<Omit<EngineerLoad, 'name'> & { readonly name: string | null }>(
    `select a.id, case when a.deleted_at is null then a.name end as name,
       ${isActive} as is_active, count(*) filter (where p.status = ${statusOf.underReview}) as reviewing,
       count(*) filter (where p.status = ${statusOf.ongoing}) as ongoing,
       count(*) filter (where p.deliver_at < $1::timestamptz) as late
     from accounts a
     left join projects p on p.engineer_id = a.id and p.status in (${inReview}) and p.hidden_at is null
     where a.role <> 'customer'
     group by a.id having (${isActive}) or count(p.hash) > 0 order by a.name, a.id`,
    [today],
  )
  return rows.map(({ name, ...row }) => {
    const { person, ...coded } = personWords(name)
    return { ...row, name: person, ...coded }
  })
}
