import type { EngineerLoad, QueueFilters, QueueState } from '@soundroof/contract/review/console-review'
import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import { type ProjectStatus, statusOf } from '@soundroof/contract/roofs/project-status'
import type { RoofType } from '@soundroof/contract/roofs/projects/roof-cover'
import type { Verdict } from '@soundroof/contract/roofs/results/result'
import { countCapped } from '../../../platform/database/count-capped.ts'
import type { Db } from '../../../platform/database/db.ts'
import { isVoidFile } from '../../../roofs/documents/document-rows.ts'
import { anywhere } from '../../../roofs/projects/list-filters.ts'
import { reconsideredSince } from '../../../roofs/projects/reconsidered-sql.ts'
import { personWords } from '../../../roofs/timeline/person-words.ts'
import { orderOf } from './queue-order.ts'

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
  readonly isDeleted: boolean
  readonly verdict: Verdict | null
  readonly warnings: number | null
  readonly power: number
  readonly panels: number | null
  readonly building: unknown
  readonly roofForm: RoofForm | null
  readonly roofType: RoofType | null
  /** What the row is sorted by. */
  readonly place: Date | number
}

const openMarks = 'reconsiderations m where m.settled_at is null'
const isReconsidered = `(p.hash, p.issued_result_id) in (select m.project_hash, m.issued_result_id from ${openMarks})`

const { submitted, underReview, ongoing, delivered } = statusOf
const inReview = [underReview, ongoing].join(', ')

type Part = { readonly from?: string; readonly where: string }

const ofStatus = (status: ProjectStatus): Part => ({ where: `p.status = ${status}` })

/** Marks and void documents are few, so their projects are found from them, and not among all that were delivered. */
const among = (hashes: string): string => `(${hashes}) marked join projects p on p.hash = marked.project_hash`

/** A void review has to be delivered again; a result that would be worse today has to be settled. */
const deliveredOpen: Part = {
  from: among(`select project_hash from documents where state = 'void' union select m.project_hash from ${openMarks}`),
  where: `p.status = ${delivered} and (${isVoidFile('p.review_file')} or ${isReconsidered})`,
}

/** Each status is read by itself, so that its index sorts it and reading stops at the last row of the page. */
const partsOf: Readonly<Record<QueueState, readonly Part[]>> = {
  open: [ofStatus(submitted), ofStatus(underReview), ofStatus(ongoing), deliveredOpen],
  submitted: [ofStatus(submitted)],
  review: [ofStatus(underReview)],
  ongoing: [ofStatus(ongoing)],
  delivered: [ofStatus(delivered)],
  returned: [ofStatus(statusOf.created)],
  reconsidered: [{ from: among(`select distinct m.project_hash from ${openMarks}`), where: isReconsidered }],
}

/** A statement for each part of the queue, put together. */
const joined = (state: QueueState, select: string, conditions: readonly string[], rest = ''): string =>
  partsOf[state]
    .map(
      ({ from = 'projects p', where }) =>
        `(select ${select} from ${from} where ${[where, ...conditions].join(' and ')}${rest})`,
    )
    .join(' union all ')

type Asked = { readonly filters: QueueFilters; readonly engineer: string; readonly today: string }

type Condition = { readonly sql: (place: string) => string; readonly value: unknown }

const inOrder = (given: readonly Condition[]) => ({
  conditions: given.map(({ sql }, index) => sql(`$${index + 1}`)),
  values: given.map(({ value }): unknown => value),
})

/** SQL conditions on names, of what was submitted and not deleted, and their values from $1 on. */
const namesOf = ({ name, company }: Pick<QueueFilters, 'name' | 'company'>): readonly Condition[] => [
  ...(name?.trim() ? [{ value: anywhere(name), sql: (place: string) => `p.name_search like ${place}` }] : []),
  ...(company?.trim()
    ? [
        {
          value: anywhere(company),
          sql: (place: string) =>
            `p.company_id in (select id from companies where lower(companies.name) like ${place})`,
        },
      ]
    : []),
]

const always = ['p.submitted_at is not null', 'p.hidden_at is null'] as const

/** SQL conditions without state and page, and their values from $1 on. */
export const narrowed = (filters: Pick<QueueFilters, 'name' | 'company'>) => {
  const { conditions, values } = inOrder(namesOf(filters))
  return { conditions: [...always, ...conditions], values }
}

const narrowedBy = ({ filters, engineer, today }: Asked) => {
  const { state, mine, late } = filters
  const { conditions, values } = inOrder([
    ...(mine === 1 || state === 'returned'
      ? [{ value: engineer, sql: (place: string) => `p.engineer_id = ${place}` }]
      : []),
    ...(late === 1
      ? [
          {
            value: today,
            sql: (place: string) => `p.deliver_at < ${place}::timestamptz and p.status in (${inReview})`,
          },
        ]
      : []),
    ...namesOf(filters),
  ])
  // What its customer deleted is still to be settled.
  return { conditions: [...(state === 'reconsidered' ? [always[0]] : always), ...conditions], values }
}

const columns = `p.hash, p.sequence, p.draft -> 'header' ->> 'number' as number, p.draft -> 'header' ->> 'name' as name,
  c.id as company_id, c.name as company_name, p.status, p.submitted_at, p.deliver_at,
  e.id as engineer_id, e.name as "engineerName", p.revision, p.hidden_at is not null as is_deleted, p.issued_result_id is not null as has_result,
  p.status = ${statusOf.delivered} and ${isVoidFile('p.review_file')} as is_review_void,
  ${reconsideredSince} as reconsidered_since, r.verdict, p.queue_warnings as warnings, p.queue_power as power,
  p.queue_panels as panels, p.draft -> 'building' as building, p.draft -> 'options' ->> 'roofForm' as roof_form,
  p.draft -> 'roofCover' ->> 'roofType' as "roofType",
  (select count(*) from review_questions q where q.project_hash = p.hash and q.closed_at is null) as open_questions`

/** Answers one row more than the page, to tell whether there is another. */
export const findQueue = (db: Db, asked: Asked): Promise<QueueEntry[]> => {
  const { filters } = asked
  const { conditions, values } = narrowedBy(asked)
  const { value, order, after, beyond } = orderOf(filters)
  if (after) {
    values.push(...after)
    conditions.push(beyond(values.length - 1))
  }
  const limit = `limit $${values.length + 1}`
  const page = joined(filters.state, `p.hash, ${value} as place`, conditions, ` order by ${order} ${limit}`)
  return db.query<QueueEntry>(
    `with page as (${page})
     select ${columns}, page.place from page join projects p on p.hash = page.hash join companies c on c.id = p.company_id
     left join accounts e on e.id = p.engineer_id left join issued_results r on r.id = p.issued_result_id
     order by ${order} ${limit}`,
    [...values, filters.limit + 1],
    { planEachTime: true },
  )
}

export const countQueue = (db: Db, asked: Asked) => {
  const { conditions, values } = narrowedBy(asked)
  return countCapped(db, `from (${joined(asked.filters.state, '1', conditions)}) waiting`, values)
}

const isActive = `a.disabled_at is null and a.deleted_at is null
  and not exists (select 1 from staff_invitations i where i.account_id = a.id)`

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
