import type { CodeEvent, Mails } from '../../language/mail-wording.ts'
import { momentInWords } from './moments.ts'
import { signed } from './signed.ts'

const subjects: Readonly<Record<CodeEvent, string>> = {
  on: '今后登录 Soundroof 需要验证码',
  off: '今后登录 Soundroof 不再需要验证码',
  recovery_used: '您的 Soundroof 账户使用了一个恢复码',
  recovery_renewed: '您的 Soundroof 账户有了新的恢复码',
  removed: '您的 Soundroof 账户的验证码已移除',
}

const sentences: Readonly<Record<CodeEvent, (left: number) => string>> = {
  on: () => '动态验证码已开启：登录时除密码外，还需要身份验证器应用中的验证码。',
  off: () => '动态验证码已关闭：仅凭密码即可登录。',
  recovery_used: (left) => `有人使用一个恢复码登录，该恢复码已用掉。剩余恢复码：${left} 个。`,
  recovery_renewed: () => '已生成新的恢复码，之前的恢复码全部失效。',
  removed: () => '操作员关闭了动态验证码：仅凭密码即可登录。',
}

export const codeMails = {
  'codes-changed': ({ event, at, left, newPassword }, provider) => ({
    subject: subjects[event],
    text: signed(
      `使用此邮箱的 Soundroof 账户在 ${momentInWords(at)}有以下变动：
${sentences[event](left)}

如果不是您本人或您委托的人操作，请立即设置新密码：
${newPassword}
并告知我们：
${provider.email}`,
      provider,
    ),
  }),
  'unproven-codes-removed': ({ devices, newPassword }, provider) => ({
    subject: subjects.removed,
    text: signed(
      `有人通过邮件中的链接，为使用此邮箱的 Soundroof 账户设置了新密码。此前登录还需要验证码，而开启验证码时，尚无人证明此邮箱归其所有。现已移除验证码，仅凭密码即可登录。

如果验证码是您本人开启的，请重新开启：今后设置新密码不会再移除验证码。
${devices}

如果设置密码的不是您本人，请立即另设密码：
${newPassword}`,
      provider,
    ),
  }),
} satisfies Partial<Mails>
