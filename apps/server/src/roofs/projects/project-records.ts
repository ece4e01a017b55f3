import type { Handler } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { findRecords } from '../timeline/timeline.ts'
import { ownsProject } from './project-rows.ts'

export const projectRecords: Handler<'records'> = async ({ db, account, query }) => {
  if (!(await ownsProject(db, query.id, account.companyId))) throw refuseUnknownProject()
  return { data: { records: await findRecords(db, query.id) } }
}
