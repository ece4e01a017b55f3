import type { PasskeyEvent } from '@soundroof/words/language/mail-wording'
import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { countNotice } from '../../platform/mail/security-notices.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'

const day = 24 * 3600 * 1000
/** Older mails are dropped. */
const lifeMs = 7 * day

/** Added or removed, and the owner's address. */
export type PasskeyNotice = { readonly to: string; readonly event: PasskeyEvent }

/**
 * Within the transaction that changes the passkeys; then call `wakeMail`. The mail holds no word of the person who made the
 * change, not even the passkey's name.
 */
export const queuePasskeyMail = async (
  tx: Db,
  needs: Pick<PlatformServices, 'config' | 'secrets'>,
  { to, event }: PasskeyNotice,
  now: Date,
): Promise<void> => {
  if (!(await countNotice(tx, needs, to, now))) return
  const { publicUrl } = needs.config
  const pages = { devices: `${publicUrl}/sessions`, newPassword: `${publicUrl}/forgetPassword` }
  const values = { event, at: now.toISOString(), ...pages }
  await writeMail(tx, needs, { to, code: 'passkeys-changed', values }, now, new Date(now.getTime() + lifeMs))
}
