import type { Handler } from '../platform/handler.ts'
import { refuseUnknownProject } from '../platform/refused.ts'
import { ownsProject } from './store.ts'
import { findRecords } from './timeline.ts'

export const projectRecords: Handler<'records'> = async ({ db, account, query }) => {
  if (!(await ownsProject(db, query.id, account.companyId))) throw refuseUnknownProject()
  return { data: { records: await findRecords(db, query.id) } }
}
