import type { Handler } from '../../platform/http/handler.ts'
import { writeCursor } from './list-filters.ts'
import { presentRow } from './present-project.ts'
import { countProjects, findProjects } from './project-list-rows.ts'

const most = 1000

export const listProjects: Handler<'projects' | 'projectsByPost'> = async (context) => {
  const { db, account } = context
  const filters = context.query ?? context.body ?? {}
  const limit = filters.limit ?? most
  const { rows, goesOn } = await findProjects(db, account.companyId, filters, limit)
  const counted = await countProjects(db, account.companyId, filters)
  const last = rows.at(-1)
  const next = goesOn && last ? writeCursor(last) : null
  return { data: rows.map((row) => presentRow(row, context)), beside: { ...counted, next } }
}
