import type { Handler } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { findIssuedResult } from '../calculations/issued-result-rows.ts'
import { storedInWords } from '../calculations/stored-in-words.ts'
import { ownsProject } from '../projects/project-rows.ts'

export const projectResult: Handler<'issuedResult'> = async ({ db, account, query }) => {
  if (!(await ownsProject(db, query.hash, account.companyId))) throw refuseUnknownProject()
  const issued = await findIssuedResult(db, query.hash, query.id ?? null)
  if (!issued) return { data: null }
  const { id, issuedAt, resultJson } = issued
  return { data: { id, issued_at: issuedAt.toISOString(), result: storedInWords(resultJson) } }
}
