import { companyNameProblems } from '@soundroof/contract/identity/company'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { lockAsOwner, setCompanyName } from './company-rows.ts'

/** For owners; new reports show the name. */
export const renameCompany: Handler<'renameCompany'> = async ({ db, account, body }) => {
  const problems = companyNameProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  return db.transaction(async (tx) => {
    await lockAsOwner(tx, account)
    await setCompanyName(tx, account.companyId, body.name.trim())
    return { data: null }
  })
}
