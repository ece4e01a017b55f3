import { kindOfReport, type ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { isOnRequest, type ReportKind, showsResult } from '@soundroof/contract/roofs/documents/document'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { fileNameOfKind } from '@soundroof/contract/roofs/projects/report-file-name'
import type { Db } from '../../platform/database/db.ts'
import type { Handler, PlatformServices } from '../../platform/http/handler.ts'
import { refuse, refuseUnknownProject } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { missingAmong } from '../files/missing-objects.ts'
import { readerOf, signedAddress } from '../files/signed-address.ts'
import { reviveJob, reviveMissing } from './job-rows.ts'

type Found = {
  readonly id: string | null
  readonly draft: unknown
  readonly revision: number
  readonly state: 'rendering' | 'ready' | 'failed' | null
  readonly address: string | null
}

type Asked = { readonly kind: ReportKind; readonly result: string | null }

/** Reports made with each revision: the newest there is, even where the newest revision has none. */
const newestSql = `select j.id, coalesce(v.draft, p.draft) as draft, coalesce(j.revision, p.revision) as revision, j.state, j.address
  from projects p
  left join lateral (
    select * from report_jobs where project_hash = p.hash and kind = $3 and ($4::text is null or issued_result_id = $4)
    order by sequence desc limit 1
  ) j on true
  left join project_revisions v on v.project_hash = p.hash and v.revision = j.revision
  where p.hash = $1 and p.company_id = $2 and p.hidden_at is null`

/** Reports on request: of the newest revision with this result, or with any; `revision` 0: none. */
const requestedSql = `select j.id, coalesce(v.draft, p.draft) as draft, coalesce(v.revision, 0) as revision, j.state, j.address
  from projects p
  left join lateral (
    select * from project_revisions where project_hash = p.hash and issued_result_id is not null
      and ($4::text is null or issued_result_id = $4) order by revision desc limit 1
  ) v on true
  left join report_jobs j on j.project_hash = p.hash and j.kind = $3 and j.revision = v.revision
  where p.hash = $1 and p.company_id = $2 and p.hidden_at is null`

const recorded = async (db: Db, companyId: string, hash: string, { kind, result }: Asked): Promise<Found> => {
  const values = [hash, companyId, kind, showsResult(kind) ? result : null]
  const [row] = await db.query<Found>(isOnRequest(kind) ? requestedSql : newestSql, values)
  if (!row) throw refuseUnknownProject()
  return row
}

/** A report whose file is missing counts as failed. `lost`: its address. */
const findReport = async (
  needs: Pick<PlatformServices, 'db' | 'objectStore'>,
  companyId: string,
  hash: string,
  asked: Asked,
): Promise<Found & { readonly lost: string | null }> => {
  const found = await recorded(needs.db, companyId, hash, asked)
  const { address } = found
  const isLost = address !== null && (await missingAmong(needs, [address])).size > 0
  return isLost ? { ...found, state: 'failed', address: null, lost: address } : { ...found, lost: null }
}

const askedOf = (named: {
  type?: 0 | 1 | undefined
  kind?: ReportKind | undefined
  result?: string | undefined
}): Asked => ({
  kind: kindOfReport(named),
  result: named.result ?? null,
})

/** Two requests at once make one report. */
const requestReport = (db: Db, hash: string, kind: ReportKind, revision: number, now: Date) =>
  db.query(
    `insert into report_jobs (id, project_hash, revision, kind, issued_result_id, created_at)
     select $1, v.project_hash, v.revision, $4, v.issued_result_id, $5 from project_revisions v
     where v.project_hash = $2 and v.revision = $3 on conflict do nothing`,
    [newId(), hash, revision, kind, now],
  )

/**
 * Makes a report again that was given up or whose file is missing, or one on request for the first time. At any status,
 * because the project does not change.
 */
export const makeReportAgain: RoofHandler<'makeReportAgain'> = async (context) => {
  const { db, clock, account, body, wakeReports } = context
  const asked = askedOf(body)
  const { id, state, revision, lost } = await findReport(context, account.companyId, body.hash, asked)
  if (id === null && isOnRequest(asked.kind)) {
    if (revision === 0) throw refuse(409, 'reportWithoutResult')
    await requestReport(db, body.hash, asked.kind, revision, clock())
  } else if (id !== null && lost !== null) await reviveMissing(db, id, lost)
  else if (id !== null && state === 'failed') await reviveJob(db, id)
  else return { data: { state: state ?? 'none' } }
  wakeReports()
  return { data: { state: 'rendering' } }
}

export const report: Handler<'report'> = async (context) => {
  const { account, query } = context
  const asked = askedOf(query)
  const { draft, state, address, revision } = await findReport(context, account.companyId, query.hash, asked)
  const data: ReportAnswer = {
    state: state ?? 'none',
    address: address === null ? null : signedAddress(context, address, readerOf(account)),
    fileName: fileNameOfKind(projectDraft.parse(draft), asked.kind, revision),
  }
  return { data }
}
