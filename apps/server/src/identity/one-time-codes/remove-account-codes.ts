import { type Actor, recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import { findAsked } from '../accounts/asked-account.ts'
import { forgetTries } from './code-attempt-limit.ts'
import { queueNotice } from './code-notices.ts'
import { removeCodes } from './code-rows.ts'

type Asked = {
  /** Or the identifier of the account. */
  readonly email: string
  /** Empty when none is given. */
  readonly reason: string
  readonly actor: Actor
  readonly now: Date
}

/** For a person, customer or staff, who has lost the app and the recovery codes. False: codes were off. */
export const removeAccountCodes = (db: Db, { email, reason, actor, now }: Asked): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Takes the lock under which codes are turned on and off.
    const [account] = await tx.query<{ id: string }>(
      'select id from accounts where id = $1 and deleted_at is null for no key update',
      [(await findAsked(tx, email))?.id],
    )
    if (!account) throw new Error(`${email} has no account.`)
    const isRemoved = await removeCodes(tx, account.id)
    await forgetTries(tx, account.id)
    if (!isRemoved) return false
    await queueNotice(tx, account.id, 'removed', now)
    await recordChange(
      tx,
      { actor, action: 'codes_removed', subjectId: account.id, detail: reason === '' ? {} : { reason } },
      now,
    )
    return true
  })
