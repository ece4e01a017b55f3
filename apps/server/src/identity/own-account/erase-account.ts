import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { isLastOwner, lockMembership, setCompanyName } from '../companies/company-rows.ts'
import { endInvitationsBy } from '../companies/invitation-rows.ts'
import { eraseCodes } from '../one-time-codes/erase-codes.ts'
import { deletePasskeys } from '../passkeys/passkey-rows.ts'
import type { IdentityServices } from '../sessions/identity-services.ts'

/** Ended tokens are recognised as long as those of others; device and last use are removed. */
const eraseSessions = (tx: Db, accountId: string, now: Date) =>
  tx.query(`update sessions set ended_at = $2, expires_at = $2, created_at = $2, device = '' where account_id = $1`, [
    accountId,
    now,
  ])

/**
 * Removes what names the person. The row keeps its identifier, to which records refer. Invitations stay with the company:
 * otherwise anyone could register an address, delete it, and reset the company's limits.
 */
export const erasePerson = async (tx: Db, { id, email }: Pick<Account, 'id' | 'email'>, now: Date): Promise<void> => {
  await eraseSessions(tx, id, now)
  await tx.query('delete from api_keys where account_id = $1', [id])
  await tx.query('delete from known_logins where account_id = $1', [id])
  await deletePasskeys(tx, id)
  await eraseCodes(tx, id)
  await tx.query('delete from password_resets where account_id = $1', [id])
  await tx.query('delete from staff_invitations where account_id = $1', [id])
  await tx.query('delete from password_requests where address = $1', [email])
  await tx.query('delete from mails where recipient = $1', [email])
  await tx.query(
    `delete from login_failures where subject = any($1::text[]) or subject like 'pair:%' and right(subject, $2) = $3`,
    [[`account:${email}`], email.length + 1, ` ${email}`],
  )
  await tx.query(
    `update accounts set email = null, name = '', name_search = '', phone = '', avenue = '', password_hash = '',
       language = default, deleted_at = $2 where id = $1`,
    [id, now],
  )
}

/** Everything that a deletion removes at once; answers the keys of files that remain to be removed from the object store. */
export const eraseAccount = async (
  { eraseElsewhere }: Pick<IdentityServices, 'eraseElsewhere'>,
  tx: Db,
  account: Account,
  now: Date,
): Promise<readonly string[]> => {
  const membership = await lockMembership(tx, account)
  if (isLastOwner(membership)) throw refuse(409, 'lastOwner')
  await endInvitationsBy(tx, account.id, now)
  await erasePerson(tx, account, now)
  const companyEnds = membership.others === 0
  if (companyEnds) {
    await tx.query('delete from invitations where company_id = $1', [account.companyId])
    await tx.query('delete from company_details where company_id = $1', [account.companyId])
    await setCompanyName(tx, account.companyId, '')
  }
  return eraseElsewhere(tx, account, companyEnds, now)
}
