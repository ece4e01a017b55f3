import { credentialProblems } from '@soundroof/contract/account'
import { issueTicket, wantCode } from '../one-time-codes/login-ticket.ts'
import { turnedOnAt } from '../one-time-codes/store.ts'
import type { Handler } from '../platform/handler.ts'
import { refuse, refuseInput } from '../platform/refused.ts'
import { recordSuccess } from './login-throttle.ts'
import { networkOf } from './network.ts'
import { openSession } from './open-session.ts'
import { isRightPassword } from './right-password.ts'
import { sessionAnswer } from './session-answer.ts'
import { findAccount, holdsPassword, identityOf } from './store.ts'

export const login: Handler<'login'> = async ({ db, clock, body, address, agent }) => {
  const problems = credentialProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const subjects = { account: identityOf(body.email), network: networkOf(address) }
  const account = await findAccount(db, subjects.account)
  const isRight = await isRightPassword(db, subjects, account?.passwordHash ?? null, body.password, now)
  if (!account || !isRight) throw refuse(400, 'loginFailed')
  const opened = await db.transaction(async (tx) => {
    // Another password may have been set while this one was compared: its change has ended all sessions before this one.
    if (!(await holdsPassword(tx, account))) throw refuse(400, 'loginFailed')
    if ((await turnedOnAt(tx, account.id)) !== null) return { ticket: await issueTicket(tx, account, now) }
    await recordSuccess(tx, subjects, account.id, now)
    return { token: await openSession(tx, account.id, agent, now) }
  })
  if (opened.ticket !== undefined) throw wantCode(opened.ticket)
  return { data: await sessionAnswer(db, account, opened.token, now), who: account.id }
}
