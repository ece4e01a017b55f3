import type { Handler } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { findProject } from './list-store.ts'
import { presentProject } from './present-project.ts'

export const projectDetail: Handler<'projectDetail'> = async (context) => {
  const row = await findProject(context.db, context.account.companyId, context.query.hash)
  if (!row) throw refuseUnknownProject()
  return { data: presentProject(row, context) }
}
