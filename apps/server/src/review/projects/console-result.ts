import type { Handler } from '../../platform/http/handler.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { layOutResult } from '../../roofs/panel-layout/project-layout.ts'
import { issuedResultOf } from '../../roofs/results/project-result.ts'
import { findReviewed } from '../access/reviewed-project.ts'

/** For staff; only of a submitted project. */
export const consoleResult: Handler<'consoleResult'> = async ({ db, account, query }) => {
  const { hash } = await findReviewed(db, query.hash, account)
  return { data: await issuedResultOf(db, hash, query.id ?? null) }
}

/** For staff; issues and charges nothing. */
export const consoleLayout: RoofHandler<'consoleLayout'> = async (context) => {
  await findReviewed(context.db, context.body.hash, context.account)
  return layOutResult(context)
}
