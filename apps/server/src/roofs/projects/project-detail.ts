import { refuseUnknownProject } from '../../platform/http/refused.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { presentProject } from './present-project.ts'
import { findProject } from './project-list-rows.ts'

export const projectDetail: RoofHandler<'projectDetail'> = async (context) => {
  const row = await findProject(context.db, context.account.companyId, context.query.hash)
  if (!row) throw refuseUnknownProject()
  return { data: await presentProject(row, context) }
}
