import type { Mails } from '../../language/mail-wording.ts'
import { australianDayOf, momentInWords } from './moments.ts'
import { signed } from './signed.ts'

const companyNamed = (name: string): string => (name === '' ? '贵公司' : `“${name}”`)

export const moneyMails = {
  'period-granted': ({ company, invoice, calculations, from, until, link }, provider) => ({
    subject: '贵公司可以使用 Soundroof 进行计算',
    text: signed(
      `${companyNamed(company)}已开通 Soundroof 的付费期：${australianDayOf(from)}至${australianDayOf(until)}。

发票编号：${invoice}
本期计算次数：${calculations}

公司的每位成员都可以使用。剩余次数见此处：
${link}

如果您没有订购，请告诉我们：
${provider.email}`,
      provider,
    ),
  }),
  'granted-period-ended': ({ company, invoice, at, link }, provider) => ({
    subject: '贵公司的一个付费期已结束',
    text: signed(
      `${companyNamed(company)}的付费期（发票编号：${invoice}）已于${momentInWords(at)}结束。
已出具的结果保留。后续办法见此处：
${link}

如有疑问，请联系我们：
${provider.email}`,
      provider,
    ),
  }),
} satisfies Partial<Mails>
