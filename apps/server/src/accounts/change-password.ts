import { passwordChangeProblems } from '@soundroof/contract/account-password'
import { say } from '@soundroof/contract/messages'
import { findCompanyName } from '../companies/store.ts'
import type { Handler } from '../platform/handler.ts'
import { refuse, refuseInput } from '../platform/refused.ts'
import { requireUnguessable } from './guessable-password.ts'
import { recordSuccess } from './login-throttle.ts'
import { networkOf } from './network.ts'
import { hashPassword } from './password.ts'
import { isRightPassword } from './right-password.ts'
import { endSessions, findPasswordHash, holdsProof, replacePassword } from './store.ts'

export const changePassword: Handler<'changePassword'> = async ({ db, clock, config, body, account, address }) => {
  const problems = passwordChangeProblems(body, config.passwordPolicy)
  if (problems.length > 0) throw refuseInput(problems)
  const company = await findCompanyName(db, account.companyId)
  await requireUnguessable({ db, config }, body.password, [account.email, account.name, company])
  const now = clock()
  const subjects = { account: account.email, network: networkOf(address) }
  const stored = await findPasswordHash(db, account.id)
  if (!(await isRightPassword(db, subjects, stored, body.oldPassword, now)))
    throw refuseInput([{ field: 'oldPassword', message: say('oldPasswordWrong') }])
  const passwordHash = await hashPassword(body.password)
  await db.transaction(async (tx) => {
    if (!(await holdsProof(tx, account, stored))) throw refuse(50008, 'sessionEnded')
    await replacePassword(tx, account.id, passwordHash)
    await endSessions(tx, account.id, now, account.sessionId)
    await recordSuccess(tx, subjects, account.id, now)
  })
  return { data: null }
}
