import type { Handler } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { ownsProject } from '../projects/store.ts'
import { findRecords } from './timeline.ts'

export const projectRecords: Handler<'records'> = async ({ db, account, query }) => {
  if (!(await ownsProject(db, query.id, account.companyId))) throw refuseUnknownProject()
  return { data: { records: await findRecords(db, query.id) } }
}
