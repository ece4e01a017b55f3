import { accountStatusProblems } from '@soundroof/contract/administration/console'
import type { PlainKey } from '@soundroof/contract/platform/messages'
import type { RefusalCode } from '@soundroof/contract/platform/problem'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { changeAccountStatus as change, type StatusOutcome } from '../staff/account-status.ts'

type Refusal = readonly [code: RefusalCode, key: PlainKey]

const refusals: Readonly<Partial<Record<StatusOutcome, Refusal>>> = {
  unknown: [404, 'accountUnknown'],
  oneself: [409, 'notOneself'],
  last: [409, 'lastAdministrator'],
  mayNot: [50008, 'sessionEnded'],
}

/** A change that is already made answers success, so that a second click does no harm. */
export const changeAccountStatus: Handler<'changeAccountStatus'> = async ({ db, clock, account, body }) => {
  const problems = accountStatusProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const { id, status, reason } = body
  const actor = { accountId: account.id }
  const outcome = await change(db, { id, status, reason: reason.trim(), actor, now: clock() })
  const refusal = refusals[outcome]
  if (refusal) throw refuse(...refusal)
  return { data: null }
}
