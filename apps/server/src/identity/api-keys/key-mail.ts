import { scopeMeanings } from '@soundroof/contract/identity/api-keys'
import { australianDayOf } from '@soundroof/contract/platform/time/australian-time'
import type { Config } from '../../platform/config.ts'
import type { Mail } from '../../platform/mail/mail-queue.ts'
import type { NewKey } from './api-key-rows.ts'

const day = (date: Date): string => australianDayOf(date.toISOString())

/** Tells the owner, who may not be whoever made it. No word of it comes from whoever did. */
export const keyMail = ({ publicUrl }: Config, provider: string, to: string, { scopes, expiresAt }: NewKey): Mail => ({
  to,
  subject: 'A new API key for your Soundroof account',
  text: `Hello,

an API key was made for the Soundroof account with this email address. Until ${day(expiresAt)} a program with it may:

${scopes.map((scope) => `- ${scopeMeanings[scope]}`).join('\n')}

The page Account and devices lists all keys and ends them:

${publicUrl}/sessions

If it was not you, end the key there and set a new password at once.

${provider}
`,
})
