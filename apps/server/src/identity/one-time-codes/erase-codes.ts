import type { Db } from '../../platform/database/db.ts'
import { forgetTries } from './code-attempt-limit.ts'
import { removeCodes } from './code-rows.ts'
import { forgetUsedStep } from './used-time-step.ts'

/** Everything of a deleted account's codes; its row stays, so nothing is removed by cascade. */
export const eraseCodes = async (tx: Db, accountId: string): Promise<void> => {
  await removeCodes(tx, accountId)
  await forgetTries(tx, accountId)
  await forgetUsedStep(tx, accountId)
  await tx.query('delete from code_notices where account_id = $1', [accountId])
}
