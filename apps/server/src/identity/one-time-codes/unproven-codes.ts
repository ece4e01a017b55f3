import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { type Mail, queueMail } from '../../platform/mail/mail-queue.ts'
import { readProvider } from '../../platform/provider/reference.ts'
import { forgetTries } from './code-attempt-limit.ts'
import { removeCodes } from './code-rows.ts'

/** Anybody registers with anybody's address: codes that they turn on would keep its owner out. */

/** Later it tells nobody anything. */
const worthFor = 7 * 24 * 3600 * 1000

const mailOf = ({ publicUrl }: Config, provider: string, to: string): Mail => ({
  to,
  subject: 'The codes of your Soundroof account were removed',
  text: `Hello,

a new password was set by a link of a mail for the Soundroof account with this email address. Logging in asked for a code,
too: codes had been turned on before anybody had shown that this mailbox is theirs. They are removed, and the password alone
logs in.

If you turned them on yourself, turn them on again: from now on a new password leaves them as they are.
${publicUrl}/sessions

If it was not you who set the password, set another one at once: ${publicUrl}/forgetPassword

${provider}
`,
})

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
 * Of whoever opened a mailed link, before it counts as their proof. Codes turned on after the first proof stay: whoever
 * reads the mailbox shall need more. Part of the transaction that sets the password and holds the account. Then `wakeMail`.
 */
export const removeUnprovenCodes = async (
  tx: Db,
  { config, secrets }: Pick<PlatformServices, 'config' | 'secrets'>,
  { id, email }: Owner,
  now: Date,
): Promise<void> => {
  if (!(await isUnproven(tx, id))) return
  await forgetTries(tx, id)
  if (!(await removeCodes(tx, id))) return
  await recordChange(tx, { actor: { accountId: id }, action: 'unproven_codes_removed', subjectId: id }, now)
  const { name } = await readProvider(tx, config)
  await queueMail(tx, { secrets }, mailOf(config, name, email), now, new Date(now.getTime() + worthFor))
}
