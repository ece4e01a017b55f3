import type { Handler } from '../platform/handler.ts'
import { writeCursor } from './list-filters.ts'
import { countProjects, findProjects } from './list-store.ts'
import { presentProject } from './present-project.ts'

const most = 1000

export const listProjects: Handler<'projects' | 'projectsByPost'> = async (context) => {
  const { db, account } = context
  const filters = context.query ?? context.body ?? {}
  const limit = filters.limit ?? most
  const rows = await findProjects(db, account.companyId, filters, limit + 1)
  const total = await countProjects(db, account.companyId, filters)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? writeCursor(last) : null
  return { data: shown.map((row) => presentProject(row, context)), beside: { total, next } }
}
