import { credentialProblems } from '@soundroof/contract/account'
import { toWireSession } from '@soundroof/contract/wire-answers'
import type { Handler } from '../platform/handler.ts'
import { refuse, refuseInput } from '../platform/refused.ts'
import { findBalance } from '../subscriptions/store.ts'
import { recordSuccess } from './login-throttle.ts'
import { networkOf } from './network.ts'
import { openSession } from './open-session.ts'
import { isRightPassword } from './right-password.ts'
import { findAccount, holdsPassword, identityOf } from './store.ts'

export const login: Handler<'login'> = async ({ db, clock, body, address, agent }) => {
  const problems = credentialProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const subjects = { account: identityOf(body.email), network: networkOf(address) }
  const account = await findAccount(db, subjects.account)
  const isRight = await isRightPassword(db, subjects, account?.passwordHash ?? null, body.password, now)
  if (!account || !isRight) throw refuse(400, 'loginFailed')
  const token = await db.transaction(async (tx) => {
    // Another password may have been set while this one was compared: its change has ended all sessions before this one.
    if (!(await holdsPassword(tx, account))) throw refuse(400, 'loginFailed')
    await recordSuccess(tx, subjects, account.id, now)
    return openSession(tx, account.id, agent, now)
  })
  const balance = await findBalance(db, account.id, now)
  return { data: toWireSession({ ...account, token, subscribed: balance !== null }) }
}
