import type { StaffRole } from '@soundroof/contract/administration/staff'
import { scopeMeanings } from '@soundroof/contract/identity/api-keys'
import { australianDayOf, momentInWords } from '@soundroof/contract/platform/time/australian-time'
import type { CodeEvent, Mails, PasskeyEvent } from '../../language/mail-wording.ts'
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

const companyNamed = (name: string): string => (name === '' ? 'a company' : `“${name}”`)

const subjects: Readonly<Record<CodeEvent, string>> = {
  on: 'Logging in to Soundroof asks for a code now',
  off: 'Logging in to Soundroof asks for no code any more',
  recovery_used: 'A recovery code of your Soundroof account was used',
  recovery_renewed: 'Your Soundroof account has new recovery codes',
  removed: 'The codes of your Soundroof account were removed',
}

const sentences: Readonly<Record<CodeEvent, (left: number) => string>> = {
  on: () => 'one-time codes were turned on: logging in asks for the password and for a code of an authenticator app.',
  off: () => 'one-time codes were turned off: logging in asks for the password alone.',
  recovery_used: (left) =>
    `somebody logged in with one of the recovery codes. It is used up. Recovery codes left: ${left}.`,
  recovery_renewed: () => 'new recovery codes were made. The ones of before are void.',
  removed: () => 'an operator turned one-time codes off: logging in asks for the password alone.',
}

const roles: Readonly<Record<StaffRole, string>> = { engineer: 'engineer', administrator: 'administrator' }

const codeMails = {
  'codes-changed': ({ event, at, left, newPassword }, provider) => ({
    subject: subjects[event],
    text: signed(
      `at ${momentInWords(at)}, for the Soundroof account with this email address,
${sentences[event](left)}

If it was not you or somebody you asked, set a new password at once:
${newPassword}
and tell us: ${provider.email}`,
      provider,
    ),
  }),
  'unproven-codes-removed': ({ devices, newPassword }, provider) => ({
    subject: subjects.removed,
    text: signed(
      `a new password was set by a link of a mail for the Soundroof account with this email address. Logging in asked for a code,
too: codes had been turned on before anybody had shown that this mailbox is theirs. They are removed, and the password alone
logs in.

If you turned them on yourself, turn them on again: from now on a new password leaves them as they are.
${devices}

If it was not you who set the password, set another one at once: ${newPassword}`,
      provider,
    ),
  }),
} satisfies Partial<Mails>

export const identityMails = {
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
  ...codeMails,
  'staff-invitation': ({ role, days, link }, provider) => ({
    subject: 'Your Soundroof account: set a password',
    text: signed(
      `an administrator has made a Soundroof account for this email address, with the role ${roles[role]}.
To begin, set a password. Open this link within ${days} days; it works once:

${link}

You did not expect this? Then do nothing, and tell us: ${provider.email}`,
      provider,
    ),
  }),
  /** Strangers are invited by a company, not by the provider. */
  'company-invitation': ({ company, days, link }) => ({
    subject: 'Invitation to a company on Soundroof',
    text: [
      `You are invited to work on the projects of ${companyNamed(company)} with Soundroof.`,
      '',
      `To accept, open this link within ${days} days:`,
      link,
      '',
      'You did not expect this? Then there is nothing to do: without you nothing happens.',
    ].join('\n'),
  }),
} satisfies Partial<Mails>
