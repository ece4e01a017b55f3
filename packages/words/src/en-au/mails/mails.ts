import type { Mails } from '../../language/mail-wording.ts'
import { identityMails } from './identity.ts'
import { moneyMails } from './money.ts'
import { reviewMails } from './review.ts'

/** English, Australia. The type refuses a code without words, and words without a code. */
export const mails: Mails = {
  ...identityMails,
  ...moneyMails,
  ...reviewMails,
}
