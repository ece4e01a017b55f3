import type { Mails } from '../../language/mail-wording.ts'
import { codeMails } from './codes.ts'
import { waysIn } from './login-and-passwords.ts'
import { noticeMails } from './notices.ts'

const companyNamed = (name: string): string => (name === '' ? 'a company' : `“${name}”`)

/** English, Australia. The type refuses a code without words, and words without a code. */
export const mails: Mails = {
  ...waysIn,
  ...codeMails,
  ...noticeMails,
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
}
