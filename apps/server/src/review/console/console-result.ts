import type { Handler } from '../../platform/http/handler.ts'
import { findIssuedResult } from '../../roofs/calculations/issued-result-rows.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { storedInWords } from '../../roofs/calculations/stored-in-words.ts'
import { layOutResult } from '../../roofs/results/project-layout.ts'
import { findReviewed } from '../project/reviewed-project.ts'

export const consoleResult: Handler<'consoleResult'> = async ({ db, account, query }) => {
  const { hash } = await findReviewed(db, query.hash, account)
  const issued = await findIssuedResult(db, hash, query.id ?? null)
  if (!issued) return { data: null }
  const { id, issuedAt, resultJson } = issued
  return { data: { id, issued_at: issuedAt.toISOString(), result: storedInWords(resultJson) } }
}

export const consoleLayout: RoofHandler<'consoleLayout'> = async (context) => {
  const { draft } = await findReviewed(context.db, context.body.hash, context.account)
  return layOutResult(context, draft)
}
