import type { MailValues } from '@soundroof/words/language/mail-wording'
import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { harmlessWords } from '../../platform/mail/harmless-words.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import type { Owner } from './grant-rows.ts'

/** Older mails are dropped. */
const worthFor = 7 * 24 * 3600 * 1000

type Services = Pick<PlatformServices, 'config' | 'secrets'>

/** What the mails of granted periods say, but for the company's name and the link. */
type About =
  | { readonly code: 'period-granted'; readonly values: Omit<MailValues['period-granted'], 'company' | 'link'> }
  | {
      readonly code: 'granted-period-ended'
      readonly values: Omit<MailValues['granted-period-ended'], 'company' | 'link'>
    }

/** One to each owner, in the owner's language. In the transaction of the change; then call `wakeMail`. */
export const writeGrantMails = async (
  tx: Db,
  services: Services,
  owners: readonly Owner[],
  { code, values }: About,
  now: Date,
): Promise<void> => {
  const until = new Date(now.getTime() + worthFor)
  for (const { email: to, company } of owners) {
    const all = { ...values, company: harmlessWords(company), link: `${services.config.publicUrl}/plans` }
    await writeMail(tx, services, { to, code, values: all } as Parameters<typeof writeMail>[2], now, until)
  }
}
