import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { forgetTries } from './code-attempt-limit.ts'
import { removeCodes } from './code-rows.ts'

/** Anyone can register another person's address and turn codes on, which would keep its owner out. */

/** Older notices are dropped. */
const worthFor = 7 * 24 * 3600 * 1000

const isUnproven = async (tx: Db, accountId: string): Promise<boolean> => {
  const rows = await tx.query(
    `select 1 from one_time_codes c join accounts a on a.id = c.account_id where a.id = $1
       and (a.proven_at is null or coalesce(c.turned_on_at, c.begun_at) < a.proven_at)`,
    [accountId],
  )
  return rows.length === 1
}

type Owner = { readonly id: string; readonly email: string }

/**
 * For a person who opened a mailed link, before that proves the mailbox. Codes turned on after the first proof stay, since
 * a thief may read the mailbox. Within the transaction that sets the password and locks the account; then call `wakeMail`.
 */
export const removeUnprovenCodes = async (
  tx: Db,
  needs: Pick<PlatformServices, 'config' | 'secrets'>,
  { id, email: to }: Owner,
  now: Date,
): Promise<void> => {
  if (!(await isUnproven(tx, id))) return
  await forgetTries(tx, id)
  if (!(await removeCodes(tx, id))) return
  await recordChange(tx, { actor: { accountId: id }, action: 'unproven_codes_removed', subjectId: id }, now)
  const { publicUrl } = needs.config
  const values = { devices: `${publicUrl}/sessions`, newPassword: `${publicUrl}/forgetPassword` }
  await writeMail(tx, needs, { to, code: 'unproven-codes-removed', values }, now, new Date(now.getTime() + worthFor))
}
