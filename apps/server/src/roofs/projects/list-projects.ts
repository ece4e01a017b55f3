import type { RoofHandler } from '../calculations/roof-services.ts'
import { writeCursor } from './list-filters.ts'
import { presentRows } from './present-project.ts'
import { countProjects, findProjects } from './project-list-rows.ts'

const most = 1000

export const listProjects: RoofHandler<'projects' | 'projectsByPost'> = async (context) => {
  const { db, account } = context
  const filters = context.query ?? context.body ?? {}
  const limit = filters.limit ?? most
  const { rows, goesOn } = await findProjects(db, account.companyId, filters, limit)
  const counted = await countProjects(db, account.companyId, filters)
  const last = rows.at(-1)
  const next = goesOn && last ? writeCursor(last) : null
  return { data: [...(await presentRows(rows, context))], beside: { ...counted, next } }
}
