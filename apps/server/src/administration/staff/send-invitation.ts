import { type StaffRole, staffInvitationDays } from '@soundroof/contract/administration/staff'
import type { Db } from '../../platform/database/db.ts'
import { insert, upsert } from '../../platform/database/insert.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { newToken } from '../../platform/identifier.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'

const day = 24 * 3600 * 1000

export type Invited = { readonly id: string; readonly email: string; readonly role: StaffRole }
type Needs = Pick<PlatformServices, 'config' | 'secrets'> & { readonly account: Pick<Account, 'id' | 'email'> }

/** The former link and a mail with it that still waits are void. */
const endFormer = async (tx: Db, { id, email }: Invited): Promise<void> => {
  await tx.query('delete from password_resets where account_id = $1', [id])
  await tx.query(`delete from mails where recipient = $1 and code = 'staff-invitation'`, [email])
}

/** Mails a link by which the person sets a password; then call `wakeMail`. */
export const sendInvitation = async (tx: Db, needs: Needs, invited: Invited, now: Date): Promise<void> => {
  const { account, config } = needs
  await endFormer(tx, invited)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + staffInvitationDays * day)
  await insert(tx, 'password_resets', { tokenHash: tokenHash(token), accountId: invited.id, expiresAt })
  await upsert(tx, 'staff_invitations', { accountId: invited.id }, { invitedBy: account.id, sentAt: now, expiresAt })
  // The token stands behind the #: browsers send it to no server.
  const values = {
    role: invited.role,
    days: staffInvitationDays,
    link: `${config.publicUrl}/newPassword?invited#${token}`,
  }
  await writeMail(tx, needs, { to: invited.email, by: account.email, code: 'staff-invitation', values }, now, expiresAt)
}
