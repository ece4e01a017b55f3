import { accountDeletionProblems, freshLoginMinutes } from '@soundroof/contract/identity/account-deletion'
import type { Db } from '../../platform/database/db.ts'
import { minute } from '../../platform/http/attempt-counts.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { holdsProof } from '../accounts/account-rows.ts'
import { lockMembership } from '../companies/company-rows.ts'
import { provePassword } from '../passwords/prove-password.ts'
import type { IdentityHandler } from '../sessions/identity-services.ts'
import { eraseAccount } from './erase-account.ts'

/** An old session does not prove that its owner is at the screen. */
const requireFreshLogin = async (db: Db, { sessionId }: Account, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - freshLoginMinutes * minute)
  const fresh = await db.query('select 1 from sessions where token_hash = $1 and created_at >= $2', [sessionId, since])
  if (fresh.length === 0) throw refuse(403, 'deletionNeedsLogin')
}

/** Needs a recent login and the password; cannot be undone. */
export const deleteAccount: IdentityHandler<'deleteAccount'> = async (context) => {
  const { db, clock, account, body } = context
  const problems = accountDeletionProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  await requireFreshLogin(db, account, now)
  const { stored } = await provePassword(context, body.password, now)
  const keys = await db.transaction(async (tx) => {
    // Locks the company before the account, the order in which people are moved.
    await lockMembership(tx, account)
    if (!(await holdsProof(tx, account, stored))) throw refuse(50008, 'sessionEnded')
    return eraseAccount(context, tx, account, now)
  })
  await context.removeFiles(context, keys)
  return { data: null }
}
