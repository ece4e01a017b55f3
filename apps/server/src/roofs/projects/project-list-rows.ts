import type { ProjectFilters } from '@soundroof/contract/roofs/calls/project-calls'
import type { ProjectStatus } from '@soundroof/contract/roofs/project-status'
import { countCapped, type Total } from '../../platform/database/count-capped.ts'
import type { Db } from '../../platform/database/db.ts'
import { isVoidFile } from '../documents/document-rows.ts'
import { cursorConditions, filterConditions, where } from './list-filters.ts'
import { signedAsBuilt } from './project-rows.ts'
import { reconsideredSince } from './reconsidered-sql.ts'
import { waitsSql } from './waiting-sql.ts'

/** A project for list and detail. */
export type Shown = {
  readonly hash: string
  readonly revision: number
  readonly sequence: number
  readonly draft: unknown
  readonly status: ProjectStatus
  readonly hasResult: boolean
  readonly output: string | null
  readonly engineerName: string | null
  readonly deliverAt: Date | null
  readonly reviewFile: string | null
  readonly reportAddress: string | null
  readonly updatedAt: Date
  readonly verdict: string | null
  readonly reconsideredSince: Date | null
  readonly waits: string
  readonly isComplete: boolean
  readonly isBuiltSigned: boolean
  readonly roofName: string
  readonly roofOf: string | null
}

const columns = `p.hash, p.revision, p.sequence, p.draft, p.status, p.issued_result_id is not null as has_result, r.output,
  e.name as "engineerName", p.deliver_at, case when not ${isVoidFile('p.review_file')} then p.review_file end as review_file, j.address as report_address,
  p.updated_at, r.verdict,
  ${reconsideredSince} as reconsidered_since, ${waitsSql} as waits, p.input_hash <> '' as is_complete,
  ${signedAsBuilt('p.hash')} as is_built_signed, p.roof_name, p.roof_of`

const projects = `from projects p left join accounts e on e.id = p.engineer_id
  left join issued_results r on r.id = p.issued_result_id`

/** Report of the present revision, of the kind that the project may have. */
const newestReport = `left join lateral (
  select address from report_jobs where project_hash = p.hash and revision = p.revision and state = 'ready'
    and kind = case when p.issued_result_id is null then 'input-summary' else 'result-summary' end
  order by sequence desc limit 1) j on true`

const ofCompany = 'where p.company_id = $1 and p.hidden_at is null'

/** Counting further would cost as much as reading every row. */
export const countProjects = (db: Db, companyId: string, filters: ProjectFilters): Promise<Total> => {
  const { sql, values } = where(filterConditions(filters), 2)
  return countCapped(db, `from projects p ${ofCompany}${sql}`, [companyId, ...values])
}

/** Bytes of drafts in one answer; the draft that reaches it is still included. */
const mostBytes = 4_000_000

const newestFirst = 'order by updated_at desc, sequence desc'

type Page = { readonly rows: readonly Shown[]; readonly goesOn: boolean }

/** Newest first, up to a number of rows and bytes. Reads only the drafts that are shown. */
export const findProjects = async (
  db: Db,
  companyId: string,
  filters: ProjectFilters,
  limit: number,
): Promise<Page> => {
  const { sql, values } = where([...filterConditions(filters), ...cursorConditions(filters.after)], 4)
  const rows = await db.query<Shown & { readonly found: number }>(
    `with page as (
       select p.hash, p.updated_at, p.sequence, p.draft_bytes from projects p ${ofCompany}${sql}
       order by p.updated_at desc, p.sequence desc limit $2::int + 1),
     sized as (select hash, sum(draft_bytes) over (${newestFirst}) - draft_bytes as before,
       row_number() over (${newestFirst}) as place from page)
     select ${columns}, (select count(*) from page) as found
     ${projects} ${newestReport} join sized on sized.hash = p.hash
     where sized.before < $3 and sized.place <= $2 order by sized.place`,
    [companyId, limit, mostBytes, ...values],
    { planEachTime: true },
  )
  return { rows, goesOn: (rows[0]?.found ?? 0) > rows.length }
}

export const findProject = async (db: Db, companyId: string, hash: string): Promise<Shown | null> => {
  const [row] = await db.query<Shown>(`select ${columns} ${projects} ${newestReport} ${ofCompany} and p.hash = $2`, [
    companyId,
    hash,
  ])
  return row ?? null
}

/** A project of any company, also one that its customer has deleted. */
export const findProjectOfProvider = async (db: Db, hash: string): Promise<Shown | null> => {
  const [row] = await db.query<Shown>(`select ${columns} ${projects} ${newestReport} where p.hash = $1`, [hash])
  return row ?? null
}
