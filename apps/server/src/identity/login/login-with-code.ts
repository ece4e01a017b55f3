import { anyCodeProblems, type GivenCode } from '@soundroof/contract/identity/one-time-codes'
import type { Db } from '../../platform/database/db.ts'
import type { Context } from '../../platform/http/handler.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { findAccount } from '../accounts/account-rows.ts'
import { recordFailure, recordSuccess, refuseFlood, refuseTooMany } from '../login-throttle/login-throttle.ts'
import { acceptCode, givenCode, refuseCode } from '../one-time-codes/accept-code.ts'
import { countTry, forgetTries } from '../one-time-codes/code-attempt-limit.ts'
import { queueNotice } from '../one-time-codes/code-notices.ts'
import type { IdentityHandler } from '../sessions/identity-services.ts'
import { openSession } from '../sessions/open-session.ts'
import { sessionAnswer } from '../sessions/session-answer.ts'
import { stillHolds, type Ticket, takeTicket, tryTicket } from './login-ticket.ts'

type Asked = Context<'loginWithCode'> & { readonly now: Date; readonly network: string }

/** Token of the new session; null for a wrong code, which changes nothing. */
const redeem = async (tx: Db, asked: Asked, ticket: Ticket, given: GivenCode): Promise<string | null> => {
  const { now, network, agent } = asked
  const { accountId, email } = ticket
  // A changed password ends logins under the old one, as it ends sessions.
  if (!(await stillHolds(tx, ticket))) throw refuse(400, 'loginTicketOver')
  if (!(await acceptCode(tx, asked, accountId, given, now))) return null
  if (!(await takeTicket(tx, ticket))) throw refuse(400, 'loginTicketOver')
  await recordSuccess(tx, { account: email, network }, accountId, now)
  await forgetTries(tx, accountId)
  if (given.kind === 'recovery') await queueNotice(tx, accountId, 'recovery_used', now)
  return openSession(tx, accountId, agent, now)
}

/** A wrong code counts against ticket, account and network. */
export const loginWithCode: IdentityHandler<'loginWithCode'> = async (context) => {
  const { db, clock, body, address, wakeMail } = context
  const problems = anyCodeProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const given = givenCode(body.code)
  const asked = { ...context, now: clock(), network: networkOf(address) }
  const { now, network } = asked
  const ticket = await tryTicket(db, body.ticket, now)
  if (!ticket) {
    await refuseFlood(db, network, now)
    throw refuse(400, 'loginTicketOver')
  }
  const subjects = { account: ticket.email, network }
  await refuseTooMany(db, subjects, now)
  await countTry(db, ticket.accountId, given, now)
  const token = await db.transaction((tx) => redeem(tx, asked, ticket, given))
  if (token === null) {
    await recordFailure(db, subjects, now)
    throw refuseCode(given)
  }
  if (given.kind === 'recovery') wakeMail()
  const account = await findAccount(db, ticket.email)
  if (!account) throw refuse(50008, 'sessionEnded')
  return { data: await sessionAnswer(context, account, token, now), who: account.id }
}
