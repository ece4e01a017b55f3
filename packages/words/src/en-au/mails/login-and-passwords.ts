import { scopeMeanings } from '@soundroof/contract/identity/api-keys'
import { australianDayOf, momentInWords } from '@soundroof/contract/platform/time/australian-time'
import type { Mails, PasskeyEvent } from '../../language/mail-wording.ts'
import { signed } from './signed.ts'

const passkeySubjects: Readonly<Record<PasskeyEvent, string>> = {
  added: 'A passkey was added to your Soundroof account',
  removed: 'A passkey was removed from your Soundroof account',
  'all removed': 'Your Soundroof passkeys were removed',
}

const passkeySentences: Readonly<Record<PasskeyEvent, string>> = {
  added: 'A passkey was added to the Soundroof account with this email address. It signs in without the password.',
  removed: 'A passkey was removed from the Soundroof account with this email address. It signs in no more.',
  'all removed':
    'A new password was set by a link of a mail, and so all passkeys of the Soundroof account with this email address were removed.',
}

export const waysIn = {
  'new-password': ({ link, minutes }, provider) => ({
    subject: 'Set a new password for Soundroof',
    text: signed(
      `somebody asked for a new password for the Soundroof account with this email address.
To set one, open this link within ${minutes} minutes. It works once:

${link}

If it was not you, do nothing: your password stays as it is.`,
      provider,
    ),
  }),
  'new-api-key': ({ scopes, until, devices }, provider) => ({
    subject: 'A new API key for your Soundroof account',
    text: signed(
      `an API key was made for the Soundroof account with this email address. Until ${australianDayOf(until)} a program with it may:

${scopes.map((scope) => `- ${scopeMeanings[scope]}`).join('\n')}

The page Account and devices lists all keys and ends them:

${devices}

If it was not you, end the key there and set a new password at once.`,
      provider,
    ),
  }),
  'passkeys-changed': ({ event, at, devices, newPassword }, provider) => ({
    subject: passkeySubjects[event],
    text: signed(
      `${passkeySentences[event]}
This was on ${momentInWords(at)}.

If it was you, there is nothing to do. Your passkeys are listed here: ${devices}

If it was not you, ask for a new password: ${newPassword}
Setting it removes all passkeys and signs out all devices.`,
      provider,
    ),
  }),
} satisfies Partial<Mails>
