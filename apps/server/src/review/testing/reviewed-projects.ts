import type { ProjectStatus } from '@soundroof/contract/roofs/project-status'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { insertCompany } from '../../identity/accounts/account-rows.ts'
import { sha256Of } from '../../platform/audit/chain.ts'
import { dayOf } from '../../platform/australian-day.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { newId } from '../../platform/identifier.ts'
import { onePagePdf } from '../../roofs/pdf-structure/testing/pdf-of.ts'
import { findOpenMark } from '../reconsideration/marks.ts'
import { identityOf } from '../reconsideration/seen-differences.ts'

/** By its wire name. */
export const aField = wireFieldOf('structure', 'span')

type Place = { readonly db: Db; readonly clock: () => Date }

/** A copy of a project at this status, with this engineer; answers its hash. */
export const copyProject = async (
  { db, clock }: Place,
  hash: string,
  status: ProjectStatus,
  engineer: string | null = null,
): Promise<string> => {
  const copy = newId()
  await db.query(
    `insert into projects (hash, company_id, created_by, status, revision, name_search, draft, input_hash, engineer_id,
       deliver_at, submitted_at, created_at, updated_at)
     select $2, company_id, created_by, $3::smallint, revision, name_search, draft, input_hash, $4,
       case when $3::smallint >= 4 then $5::timestamptz + interval '7 days' end, case when $3::smallint >= 2 or $4::text is not null then $5::timestamptz end, $5::timestamptz, $5::timestamptz
     from projects where hash = $1`,
    [hash, copy, status, engineer, clock()],
  )
  await db.query(
    `insert into project_revisions (project_hash, revision, draft, input_hash, saved_by, saved_at)
     select $2, revision, draft, input_hash, saved_by, saved_at from project_revisions where project_hash = $1`,
    [hash, copy],
  )
  return copy
}

/** `YYYY-MM-DD`, as read; null: none is set. */
export const deliveryDayOf = async ({ db }: Pick<Place, 'db'>, hash: string): Promise<string | null> => {
  const [row] = await db.query<{ deliverAt: Date | null }>('select deliver_at from projects where hash = $1', [hash])
  return dayOf(row?.deliverAt ?? null)
}

type StoredPlace = Place & { readonly services: Pick<PlatformServices, 'objectStore'> }

/** A file that was checked as a review when the provider uploaded it; answers its address. */
export const insertReviewFile = async (
  { db, clock, services: { objectStore } }: StoredPlace,
  id = newId(),
  content = onePagePdf('', [`<</Title (${id})>>`]),
  sha256 = sha256Of(content),
): Promise<string> => {
  await objectStore.put(`provider/${id}`, content, 'application/pdf')
  const address = `http://localhost:8080/files/provider/${id}/review.pdf`
  await db.transaction((tx) => insertCompany(tx, 'provider', 'Provider', clock()))
  await db.transaction((tx) =>
    insert(tx, 'files', {
      id,
      companyId: 'provider',
      key: `provider/${id}`,
      address,
      kind: 'pdf',
      contentType: 'application/pdf',
      bytes: 10,
      name: 'review.pdf',
      isReview: true,
      sha256,
      createdAt: clock(),
    }),
  )
  return address
}

export const insertQuestionRow = async ({ db, clock }: Place, hash: string): Promise<string> => {
  const id = newId()
  const question = { field: aField, text: 'Is this right?', isReturn: false, askedBy: 'nobody', askedAt: clock() }
  await insert(db, 'review_questions', { id, projectHash: hash, revision: 1, ...question })
  return id
}

export const insertCondition = async ({ db, clock }: Place, hash: string, evidence: string | null): Promise<string> => {
  const id = newId()
  const open = { id, projectHash: hash, text: 'Check the purlin thickness.', createdBy: 'nobody', createdAt: clock() }
  const closed = { state: 'closed', closedBy: 'somebody', closedAt: clock(), evidence }
  await insert(db, 'review_conditions', { ...open, ...(evidence === null ? {} : closed) })
  return id
}

/** For a result given to the project; answers how to settle it. Covers only what the review needs. */
export const insertReconsideration = async ({ db, clock }: Place, hash: string) => {
  const id = newId()
  await db.query(
    `with issued as (
       insert into issued_results (id, company_id, scope, input_hash, input, result, output, engine_version,
         catalogue_version, issued_at, is_charged)
       select $1, company_id, $1, $1, '{}', '{}', '', '', '', $3, true from projects where hash = $2 returning id)
     update projects set issued_result_id = (select id from issued) where hash = $2`,
    [id, hash, clock()],
  )
  await db.query(
    `insert into reconsiderations (id, project_hash, issued_result_id, opened_at, cause, verdict_before, verdict_after, differences)
     select $1, hash, issued_result_id, $3, 'figures', 'pass', 'needs-engineer', '[]' from projects where hash = $2`,
    [id, hash, clock()],
  )
  const mark = await findOpenMark(db, hash)
  if (!mark) throw new Error('The mark that was just stored is gone.')
  return { hash, reconsideration: id, seen: identityOf(mark), reason: 'Tested on site.' }
}
