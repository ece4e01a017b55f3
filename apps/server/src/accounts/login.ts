import { credentialProblems } from '@soundroof/contract/account'
import { toWireSession } from '@soundroof/contract/wire-answers'
import { sessionLife, tokenHash } from '../platform/admission.ts'
import type { Handler } from '../platform/handler.ts'
import { newToken } from '../platform/identifier.ts'
import { refuse, refuseInput } from '../platform/refused.ts'
import { findBalance } from '../subscriptions/store.ts'
import { recordFailure, recordSuccess, refuseFlood, refuseTooMany } from './login-throttle.ts'
import { networkOf } from './network.ts'
import { verifyPassword } from './password.ts'
import { findAccount, identityOf, insertSession } from './store.ts'

export const login: Handler<'login'> = async ({ db, clock, body, address }) => {
  const problems = credentialProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const subjects = { account: identityOf(body.email), network: networkOf(address) }
  await refuseFlood(db, subjects.network, now)
  await refuseTooMany(db, subjects, now)
  const account = await findAccount(db, subjects.account)
  const isRight = await verifyPassword(account?.passwordHash ?? null, body.password)
  // Again, because many guesses may have passed the first look at the same moment.
  await refuseTooMany(db, subjects, now)
  if (!account || !isRight) {
    await recordFailure(db, subjects, now)
    throw refuse(400, 'loginFailed')
  }
  const token = newToken()
  await db.transaction(async (tx) => {
    await recordSuccess(tx, subjects, account.id, now)
    await insertSession(tx, tokenHash(token), account.id, now, new Date(now.getTime() + sessionLife))
  })
  const balance = await findBalance(db, account.id, now)
  return { data: toWireSession({ ...account, token, subscribed: balance !== null }) }
}
