import { momentInWords } from '@soundroof/contract/platform/time/australian-time'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { type Mail, queueMail } from '../../platform/mail/mail-queue.ts'
import { countNotice } from '../../platform/mail/security-notices.ts'
import { readProvider } from '../../platform/provider/reference.ts'

const day = 24 * 3600 * 1000
/** Later it warns nobody. */
const lifeMs = 7 * day

export type PasskeyNotice = { readonly to: string; readonly event: 'added' | 'removed' | 'all removed' }

const subjects: Readonly<Record<PasskeyNotice['event'], string>> = {
  added: 'A passkey was added to your Soundroof account',
  removed: 'A passkey was removed from your Soundroof account',
  'all removed': 'Your Soundroof passkeys were removed',
}

const sentences: Readonly<Record<PasskeyNotice['event'], string>> = {
  added: 'A passkey was added to the Soundroof account with this email address. It signs in without the password.',
  removed: 'A passkey was removed from the Soundroof account with this email address. It signs in no more.',
  'all removed':
    'A new password was set by a link of a mail, and so all passkeys of the Soundroof account with this email address were removed.',
}

/** No word of whoever did it stands in the mail: not even the passkey's name. */
const passkeyMail = ({ publicUrl }: Config, provider: string, { to, event }: PasskeyNotice, now: Date): Mail => ({
  to,
  subject: subjects[event],
  text: `Hello,

${sentences[event]}
This was on ${momentInWords(now.toISOString())}.

If it was you, there is nothing to do. Your passkeys are listed here: ${publicUrl}/sessions

If it was not you, ask for a new password: ${publicUrl}/forgetPassword
Setting it removes all passkeys and signs out all devices.

${provider}
`,
})

/** Part of the transaction that changes the passkeys. Then `wakeMail`. */
export const queuePasskeyMail = async (
  tx: Db,
  { config, secrets }: Pick<PlatformServices, 'config' | 'secrets'>,
  notice: PasskeyNotice,
  now: Date,
): Promise<void> => {
  if (!(await countNotice(tx, { secrets }, notice.to, now))) return
  const { name } = await readProvider(tx, config)
  await queueMail(tx, { secrets }, passkeyMail(config, name, notice, now), now, new Date(now.getTime() + lifeMs))
}
