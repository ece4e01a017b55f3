import type { Handler } from '../../platform/http/handler.ts'
import { settle } from './settling.ts'

/** An engineer answers for the result, and documents of the project are valid without reserve again. */
export const settleReconsideration: Handler<'settleReconsideration'> = async ({
  db,
  clock,
  account,
  body,
  wakeMail,
}) => {
  const reason = body.reason.trim()
  await db.transaction((tx) => settle(tx, { ...body, outcome: 'stands', reason, account, now: clock() }))
  wakeMail()
  return { data: null }
}
