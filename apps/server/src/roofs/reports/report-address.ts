import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { projectDraft } from '@soundroof/contract/roofs/project/draft'
import { reportFileName } from '@soundroof/contract/roofs/project/report-file-name'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { readerOf, signedAddress } from '../files/signed-address.ts'
import { reviveJob } from './job-rows.ts'

type Found = {
  readonly id: string | null
  readonly draft: unknown
  readonly state: 'rendering' | 'ready' | 'failed' | null
  readonly address: string | null
}

/** The report of the newest revision that has one: of the given result, or of any. */
const findReport = async (db: Db, companyId: string, hash: string, type: 0 | 1, result: string | null) => {
  const [row] = await db.query<Found>(
    `select j.id, coalesce(v.draft, p.draft) as draft, j.state, j.address
     from projects p
     left join lateral (
       select * from report_jobs where project_hash = p.hash and type = $3 and ($4::text is null or issued_result_id = $4)
       order by sequence desc limit 1
     ) j on true
     left join project_revisions v on v.project_hash = p.hash and v.revision = j.revision
     where p.hash = $1 and p.company_id = $2 and p.hidden_at is null`,
    [hash, companyId, type, type === 0 ? result : null],
  )
  return row ?? null
}

/** A report that was given up is made again; any other stays as it is. At any status: nothing of the project changes. */
export const makeReportAgain: RoofHandler<'makeReportAgain'> = async ({ db, account, body, wakeReports }) => {
  const found = await findReport(db, account.companyId, body.hash, body.type, body.result ?? null)
  if (!found) throw refuseUnknownProject()
  if (found.id === null || found.state !== 'failed') return { data: { state: found.state ?? 'none' } }
  await reviveJob(db, found.id)
  wakeReports()
  return { data: { state: 'rendering' } }
}

export const report: Handler<'report'> = async (context) => {
  const { db, account, query } = context
  const found = await findReport(db, account.companyId, query.hash, query.type, query.result ?? null)
  if (!found) throw refuseUnknownProject()
  const { draft, state, address } = found
  const data: ReportAnswer = {
    state: state ?? 'none',
    address: address === null ? null : signedAddress(context, address, readerOf(account)),
    fileName: reportFileName(projectDraft.parse(draft)),
  }
  return { data }
}
