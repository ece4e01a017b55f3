import { assessmentInput } from '@soundroof/contract/assessment-input'
import { findIssuedResult } from '../calculations/store.ts'
import type { Handler } from '../platform/handler.ts'
import { oneAtATime } from '../platform/one-at-a-time.ts'
import { refuseUnknownProject } from '../platform/refused.ts'
import { ownsProject } from './store.ts'

const searching = oneAtATime()

/** Only for a result that was issued: advice tells as much as a result. */
export const projectAdvice: Handler<'advice'> = async ({ db, account, query, advise }) => {
  if (!(await ownsProject(db, query.hash, account.companyId))) throw refuseUnknownProject()
  const issued = await findIssuedResult(db, query.hash, query.id ?? null)
  if (!issued) return { data: null }
  return { data: await searching(account.id, () => advise(assessmentInput.parse(issued.input))) }
}
