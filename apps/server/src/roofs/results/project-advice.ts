import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { onePerAccount } from '../../platform/work/one-per-account.ts'
import { findIssuedResult } from '../calculations/issued-result-rows.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { ownsProject } from '../projects/project-rows.ts'

const searching = onePerAccount()

/** Only for a charged result, because advice reveals rails and spacings of other roofs. */
export const projectAdvice: RoofHandler<'advice'> = async ({ db, account, query, clock, advise }) => {
  if (!(await ownsProject(db, query.hash, account.companyId))) throw refuseUnknownProject()
  const issued = await findIssuedResult(db, query.hash, query.id ?? null)
  if (!issued?.isCharged) return { data: null }
  return { data: await searching(account.id, () => advise(assessmentInput.parse(issued.input), clock())) }
}
