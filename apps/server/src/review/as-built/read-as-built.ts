import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { findReviewed } from '../access/reviewed-project.ts'
import { findAsBuilt } from './as-built-rows.ts'
import { shownAsBuilt } from './shown-as-built.ts'

/** For the company of the project. */
export const asBuilt: RoofHandler<'asBuilt'> = async (context) => {
  const { db, account, query } = context
  const project = await findReviewed(db, query.hash, account)
  return { data: await shownAsBuilt(context, project, await findAsBuilt(db, project.hash)) }
}

/** For staff: what was signed. */
export const consoleAsBuilt: RoofHandler<'consoleAsBuilt'> = async (context) => {
  const { db, account, query } = context
  const project = await findReviewed(db, query.hash, account)
  const row = await findAsBuilt(db, project.hash)
  return { data: row?.signedAt == null ? null : await shownAsBuilt(context, project, row) }
}
