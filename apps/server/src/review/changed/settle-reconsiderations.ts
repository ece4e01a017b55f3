import type { SettledRow } from '@soundroof/contract/review/changed/changed-figures'
import { requireRegistration } from '../../identity/accounts/engineer-registrations.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refused } from '../../platform/http/refused.ts'
import { type Settling, settle } from '../reconsideration/settling.ts'
import { voidResting } from './void-resting.ts'

const settleAs = async (tx: Db, settling: Settling): Promise<'settled' | 'proposed'> => {
  if (settling.outcome === 'void') return voidResting(tx, settling)
  await settle(tx, settling)
  return 'settled'
}

/** In a transaction of its own: a refusal changes nothing of it, and nothing of the others. */
const answerOf = async (db: Db, settling: Settling): Promise<SettledRow> => {
  const { reconsideration } = settling
  try {
    return { reconsideration, answer: await db.transaction((tx) => settleAs(tx, settling)) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { reconsideration, answer: 'refused', message: error.message, coded: error.coded }
  }
}

/** One after the other. Sent again, it answers as the first time, so a lost answer loses nothing. */
export const settleReconsiderations: Handler<'settleReconsiderations'> = async (context) => {
  const { db, clock, account, body, wakeMail } = context
  const decision = { outcome: body.outcome, reason: body.reason.trim(), account, now: clock() }
  await db.transaction((tx) => requireRegistration(tx, account, decision.now))
  const rows: SettledRow[] = []
  for (const row of body.rows) rows.push(await answerOf(db, { ...row, ...decision }))
  wakeMail()
  return { data: { rows } }
}
