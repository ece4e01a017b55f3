import { passwordChangeProblems } from '@soundroof/contract/identity/account-password'
import { told } from '@soundroof/contract/platform/messages'
import type { Handler } from '../../platform/http/handler.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { endSessions, findPasswordHash, holdsProof, replacePassword } from '../accounts/account-rows.ts'
import { findCompanyName } from '../companies/company-rows.ts'
import { recordSuccess } from '../login-throttle/login-throttle.ts'
import { isRightPassword } from '../passwords/check-password.ts'
import { requireUnguessable } from '../passwords/guessable-password.ts'
import { hashPassword } from '../passwords/password.ts'

/** Ends all other sessions; refuses a wrong or guessable password. */
export const changePassword: Handler<'changePassword'> = async ({ db, clock, config, body, account, address }) => {
  const problems = passwordChangeProblems(body, config.passwordPolicy)
  if (problems.length > 0) throw refuseInput(problems)
  const company = await findCompanyName(db, account.companyId)
  await requireUnguessable({ db, config }, body.password, [account.email, account.name, company])
  const now = clock()
  const subjects = { account: account.email, network: networkOf(address) }
  const stored = await findPasswordHash(db, account.id)
  if (!(await isRightPassword({ db, config }, subjects, stored, body.oldPassword, now)))
    throw refuseInput([{ field: 'oldPassword', ...told('oldPasswordWrong') }])
  const passwordHash = await hashPassword(body.password, config.passwordHashing)
  await db.transaction(async (tx) => {
    if (!(await holdsProof(tx, account, stored))) throw refuse(50008, 'sessionEnded')
    await replacePassword(tx, account.id, passwordHash)
    await endSessions(tx, account.id, now, account.sessionId)
    await recordSuccess(tx, subjects, account.id, now)
  })
  return { data: null }
}
