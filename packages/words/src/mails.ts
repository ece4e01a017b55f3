import type { Language } from '@soundroof/contract/identity/languages'
import { mails as enAu } from './en-au/mails/mails.ts'
import type { CodedMail, MailCode, Mails, MailText, Signature } from './language/mail-wording.ts'
import { mails as zhHans } from './zh-hans/mails/mails.ts'

const byLanguage: Readonly<Record<Language, Mails>> = { 'en-AU': enAu, 'zh-Hans': zhHans }

/** `provider` signs it, and is whom its reader turns to. */
export const mailIn = <C extends MailCode>(
  language: Language,
  { code, values }: CodedMail<C>,
  provider: Signature,
): MailText => byLanguage[language][code](values, provider)
