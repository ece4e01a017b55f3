import { accountDeletionProblems, freshLoginMinutes } from '@soundroof/contract/account-deletion'
import { lockStanding } from '../companies/store.ts'
import { removeErasedFiles } from '../photos/erased-files.ts'
import type { Db } from '../platform/db.ts'
import type { Account, Handler } from '../platform/handler.ts'
import { refuse, refuseInput } from '../platform/refused.ts'
import { minute } from './attempt-counts.ts'
import { eraseAccount } from './erase-account.ts'
import { provePassword } from './prove-password.ts'
import { holdsProof } from './store.ts'

/** A session that was opened long ago is no proof that its owner sits before the screen. */
const requireFreshLogin = async (db: Db, { sessionId }: Account, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - freshLoginMinutes * minute)
  const fresh = await db.query('select 1 from sessions where token_hash = $1 and created_at >= $2', [sessionId, since])
  if (fresh.length === 0) throw refuse(403, 'deletionNeedsLogin')
}

export const deleteAccount: Handler<'deleteAccount'> = async (context) => {
  const { db, clock, account, body } = context
  const problems = accountDeletionProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  await requireFreshLogin(db, account, now)
  const { stored } = await provePassword(context, body.password, now)
  const keys = await db.transaction(async (tx) => {
    // The company before the account, as whoever moves people does.
    await lockStanding(tx, account)
    if (!(await holdsProof(tx, account, stored))) throw refuse(50008, 'sessionEnded')
    return eraseAccount(tx, account, now)
  })
  await removeErasedFiles(context, keys)
  return { data: null }
}
