import { passwordLinkMinutes } from '@soundroof/contract/identity/account-password'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { minute } from '../../platform/http/attempt-counts.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { newToken } from '../../platform/identifier.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { findAccount } from '../accounts/account-rows.ts'

type Needs = Pick<PlatformServices, 'db' | 'config' | 'clock' | 'secrets'>

const takeSql = `delete from password_requests where id =
  (select id from password_requests order by requested_at limit 1 for update skip locked) returning address`

/** Attack: links to a new password that go on after the days of an invitation. */
const isInvited = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.query('select 1 from staff_invitations where account_id = $1', [id])).length > 0

/** Mails the oldest request; an unknown address gets no mail, and an invited person has the link of the invitation. False: no request is waiting. */
const answerOne = ({ db, config, clock, secrets }: Needs): Promise<boolean> =>
  db.transaction(async (tx: Db) => {
    const [request] = await tx.query<{ address: string }>(takeSql)
    if (!request) return false
    const account = await findAccount(tx, request.address)
    if (!account || (await isInvited(tx, account.id))) return true
    const now = clock()
    const expires = new Date(now.getTime() + passwordLinkMinutes * minute)
    const token = newToken()
    await insert(tx, 'password_resets', { tokenHash: tokenHash(token), accountId: account.id, expiresAt: expires })
    // The token stands behind the #: browsers send it to no server. The mail repeats no word of the request.
    const values = { link: `${config.publicUrl}/newPassword#${token}`, minutes: passwordLinkMinutes }
    await writeMail(tx, { config, secrets }, { to: account.email, code: 'new-password', values }, now, expires)
    return true
  })

/** Writes the mails of all requests for a new password. */
export const writePasswordMails = async (needs: Needs): Promise<void> => {
  while (await answerOne(needs)) {
    // Each in its own transaction, so that a failing one does not delay the others.
  }
}
