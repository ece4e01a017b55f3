import { passwordRequestProblems } from '@soundroof/contract/identity/account-password'
import { told } from '@soundroof/contract/platform/messages'
import { toldInWords } from '@soundroof/words/told-in-words'
import { pseudonymOf } from '../../platform/audit/pseudonym.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { countAttempts, limited, minute } from '../../platform/http/attempt-counts.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { identityOf } from '../accounts/account-rows.ts'

const hour = 60 * minute
/** Mails per hour: no mailbox is flooded, and no caller floods many. */
const limits = { address: 5, network: 30 } as const

/** Counts unknown addresses too, under a pseudonym: the count outlives a deleted account. */
const refuseMany = async (db: Db, pseudonym: string, network: string, now: Date): Promise<void> => {
  const [ofAddress] = await countAttempts(db, [`mails to:${pseudonym}`], now, hour)
  const [ofNetwork] = await countAttempts(db, [`mails from:${network}`], now, hour)
  if (ofAddress && ofAddress.failures > limits.address) throw limited('tooManyAttempts', ofAddress.ends, now)
  if (ofNetwork && ofNetwork.failures > limits.network) throw limited('tooManyAttempts', ofNetwork.ends, now)
}

/** Records the request; the address is looked up after the answer, so that timing reveals nothing. */
export const requestPassword: Handler<'requestPassword'> = async (context) => {
  const { db, clock, body, address, wakeMail } = context
  const problems = passwordRequestProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  const identity = identityOf(body.email)
  await refuseMany(db, pseudonymOf(context, identity), networkOf(address), now)
  await insert(db, 'password_requests', { id: newId(), address: identity, requestedAt: now })
  wakeMail()
  return { data: null, beside: toldInWords(told('passwordMailSent'), 'en-AU') }
}
