import type { IssuedBrief, IssuedResult } from '@soundroof/contract/roofs/calls/project-calls'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { findIssuedResult } from '../calculations/issued-result-rows.ts'
import { storedInWords } from '../calculations/stored-in-words.ts'
import { ownsProject } from '../projects/project-rows.ts'
import { findRevisionOfResult } from '../revisions/revision-rows.ts'

/** Callers have checked that the account may read it. */
export const issuedResultOf = async (db: Db, hash: string, id: string | null): Promise<IssuedResult | null> => {
  const issued = await findIssuedResult(db, hash, id)
  if (!issued) return null
  const drawn = await findRevisionOfResult(db, hash, issued.id)
  return {
    id: issued.id,
    issued_at: issued.issuedAt.toISOString(),
    revision: drawn?.revision ?? null,
    is_present: drawn?.isPresent ?? false,
    result: storedInWords(issued.resultJson),
    coded: JSON.parse(issued.resultJson),
  }
}

type WithTrace = { readonly trace: unknown }

const withoutTrace = <Result extends WithTrace>({ trace: _, ...brief }: Result): Omit<Result, 'trace'> => brief

/** Without its derivation. */
export const briefly = (issued: IssuedResult): IssuedBrief => ({
  ...issued,
  result: withoutTrace(issued.result),
  coded: withoutTrace(issued.coded),
})

export const projectBrief: Handler<'issuedBrief'> = async ({ db, account, query }) => {
  if (!(await ownsProject(db, query.hash, account.companyId))) throw refuseUnknownProject()
  const issued = await issuedResultOf(db, query.hash, query.id ?? null)
  return { data: issued && briefly(issued) }
}

export const projectResult: Handler<'issuedResult'> = async ({ db, account, query }) => {
  if (!(await ownsProject(db, query.hash, account.companyId))) throw refuseUnknownProject()
  return { data: await issuedResultOf(db, query.hash, query.id ?? null) }
}
