import type { Mails } from '../../language/mail-wording.ts'
import { identityMails } from './identity.ts'
import { moneyMails } from './money.ts'
import { reviewMails } from './review.ts'

/**
 * Simplified Chinese. Links and addresses have a line of their own: a mail program takes Chinese punctuation beside them for a
 * part of them.
 */
export const mails: Mails = {
  ...identityMails,
  ...moneyMails,
  ...reviewMails,
}
