import { credentialProblems } from '@soundroof/contract/identity/account'
import { networkOf } from '../../platform/http/network.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { findAccount, holdsPassword, identityOf } from '../accounts/account-rows.ts'
import { recordSuccess } from '../login-throttle/login-throttle.ts'
import { turnedOnAt } from '../one-time-codes/code-rows.ts'
import { isRightPassword } from '../passwords/check-password.ts'
import type { IdentityHandler } from '../sessions/identity-services.ts'
import { openSession } from '../sessions/open-session.ts'
import { sessionAnswer } from '../sessions/session-answer.ts'
import { issueTicket, wantCode } from './login-ticket.ts'

/** The same answer and time for an unknown address and a wrong password. */
export const login: IdentityHandler<'login'> = async (context) => {
  const { db, clock, body, address, agent } = context
  const problems = credentialProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const subjects = { account: identityOf(body.email), network: networkOf(address) }
  const account = await findAccount(db, subjects.account)
  const isRight = await isRightPassword(context, subjects, account?.passwordHash ?? null, body.password, now)
  if (!account || !isRight) throw refuse(400, 'loginFailed')
  const opened = await db.transaction(async (tx) => {
    // Another password may have been set while this one was compared; that change ended all earlier sessions.
    if (!(await holdsPassword(tx, account))) throw refuse(400, 'loginFailed')
    if ((await turnedOnAt(tx, account.id)) !== null) return { ticket: await issueTicket(tx, account, now) }
    await recordSuccess(tx, subjects, account.id, now)
    return { token: await openSession(tx, account.id, agent, now) }
  })
  if (opened.ticket !== undefined) throw wantCode(opened.ticket)
  return { data: await sessionAnswer(context, account, opened.token, now), who: account.id }
}
