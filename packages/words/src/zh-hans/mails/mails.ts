import type { Mails } from '../../language/mail-wording.ts'
import { codeMails } from './codes.ts'
import { waysIn } from './login-and-passwords.ts'
import { noticeMails } from './notices.ts'

const companyNamed = (name: string): string => (name === '' ? '一家公司' : `“${name}”`)

/**
 * Simplified Chinese. Links and addresses have a line of their own: a mail program takes Chinese punctuation beside them for a
 * part of them.
 */
export const mails: Mails = {
  ...waysIn,
  ...codeMails,
  ...noticeMails,
  'company-invitation': ({ company, days, link }) => ({
    subject: '邀请您加入 Soundroof 上的一家公司',
    text: [
      `邀请您使用 Soundroof 参与${companyNamed(company)}的项目。`,
      '',
      `如需接受，请在 ${days} 天内打开此链接：`,
      link,
      '',
      '如果您不了解此邀请，则无需处理：没有您的操作，什么都不会发生。',
    ].join('\n'),
  }),
}
