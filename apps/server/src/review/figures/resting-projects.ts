import { statusOf } from '@soundroof/contract/roofs/project-status'
import type { Db } from '../../platform/database/db.ts'

/** A project whose present result read the figure. */
export type RestingProject = {
  readonly sequence: number
  readonly hash: string
  readonly project: string
  readonly company: string
  readonly isSubmitted: boolean
  readonly input: unknown
}

/** Number and name, also of a draft that today's schema cannot read. */
const projectName = `concat_ws(' ', p.draft -> 'header' ->> 'number', p.draft -> 'header' ->> 'name') as project`

/** Submitted or not, and delivered; deleted ones where the provider keeps them. */
const restingOn = (figure: string) => `from result_figures f join projects p on p.issued_result_id = f.issued_result_id
  where ${figure} and (p.hidden_at is null or p.status >= ${statusOf.underReview})`

/** Projects whose present result rests on the figure, newest result first; one more than asked for. */
export const projectsOn = (db: Db, figure: string, after: number | null, limit: number): Promise<RestingProject[]> =>
  db.query<RestingProject>(
    `select q.sequence, q.hash, q.project, c.name as company, q.status >= ${statusOf.submitted} as is_submitted, r.input
     from (select f.sequence, p.hash, ${projectName}, p.status, p.company_id, p.issued_result_id ${restingOn('f.figure = $1')}
       and ($2::bigint is null or f.sequence < $2) order by f.sequence desc limit $3) q
     join issued_results r on r.id = q.issued_result_id join companies c on c.id = q.company_id
     order by q.sequence desc`,
    [figure, after, limit + 1],
  )

export type RestingResult = { readonly hash: string; readonly resultId: string }

/** All that rest on any of the figures, newest result first. */
export const allResting = (db: Db, figures: readonly string[]): Promise<RestingResult[]> =>
  db.query<RestingResult>(
    `select p.hash, p.issued_result_id as result_id ${restingOn('f.figure = any($1::text[])')}
     group by p.hash, p.issued_result_id order by max(f.sequence) desc, p.hash`,
    [[...figures]],
  )

/** Inputs of issued results, as stored. */
export const inputsOf = (db: Db, ids: readonly string[]): Promise<{ readonly id: string; readonly input: unknown }[]> =>
  db.query('select id, input from issued_results where id = any($1::text[])', [[...ids]])

type Named = { readonly hash: string; readonly project: string; readonly company: string }

export const namesOf = (db: Db, hashes: readonly string[]): Promise<Named[]> =>
  db.query<Named>(
    `select p.hash, ${projectName}, c.name as company from projects p join companies c on c.id = p.company_id
     where p.hash = any($1::text[])`,
    [[...hashes]],
  )
