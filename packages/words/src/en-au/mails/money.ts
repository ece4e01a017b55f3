import { australianDayOf, momentInWords } from '@soundroof/contract/platform/time/australian-time'
import type { Mails } from '../../language/mail-wording.ts'
import { signed } from './signed.ts'

const companyNamed = (name: string): string => (name === '' ? 'your company' : `“${name}”`)

export const moneyMails = {
  'period-granted': ({ company, invoice, calculations, from, until, link }, provider) => ({
    subject: 'Your company can calculate with Soundroof',
    text: signed(
      `${companyNamed(company)} has a paid period of Soundroof from ${australianDayOf(from)} to ${australianDayOf(until)}.

Invoice: ${invoice}
Calculations in this period: ${calculations}

Everybody of the company can use them. What is left is shown here:
${link}

If you did not order this, please tell us: ${provider.email}`,
      provider,
    ),
  }),
  'granted-period-ended': ({ company, invoice, at, link }, provider) => ({
    subject: 'A paid period of your company was ended',
    text: signed(
      `the paid period of invoice ${invoice} for ${companyNamed(company)} was ended on ${momentInWords(at)}.
Results that were issued stay. How to go on is shown here:
${link}

If you have questions, please ask us: ${provider.email}`,
      provider,
    ),
  }),
} satisfies Partial<Mails>
