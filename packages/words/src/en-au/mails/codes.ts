import { momentInWords } from '@soundroof/contract/platform/time/australian-time'
import type { CodeEvent, Mails } from '../../language/mail-wording.ts'
import { signed } from './signed.ts'

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

export const codeMails = {
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
