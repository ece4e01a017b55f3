import type { Handler } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { presentProject } from './present-project.ts'
import { findProject } from './project-list-rows.ts'

export const projectDetail: Handler<'projectDetail'> = async (context) => {
  const row = await findProject(context.db, context.account.companyId, context.query.hash)
  if (!row) throw refuseUnknownProject()
  return { data: presentProject(row, context) }
}
