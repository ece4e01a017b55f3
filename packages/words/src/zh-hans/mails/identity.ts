import type { StaffRole } from '@soundroof/contract/administration/staff'
import type { ApiKeyScope } from '@soundroof/contract/platform/access'
import type { CodeEvent, Mails, PasskeyEvent } from '../../language/mail-wording.ts'
import { australianDayOf, momentInWords } from './moments.ts'
import { signed } from './signed.ts'

const scopeMeanings: Readonly<Record<ApiKeyScope, string>> = {
  'projects:read': '查看项目及其结果和文件',
  'projects:write': '创建、编辑、提交和删除项目，以及上传文件',
  assess: '计算：会使用您的计算次数',
  reports: '查看报告',
}

const passkeySubjects: Readonly<Record<PasskeyEvent, string>> = {
  added: '您的 Soundroof 账户添加了一个通行密钥',
  removed: '您的 Soundroof 账户移除了一个通行密钥',
  'all removed': '您的 Soundroof 通行密钥已全部移除',
}

const passkeySentences: Readonly<Record<PasskeyEvent, string>> = {
  added: '使用此邮箱的 Soundroof 账户添加了一个通行密钥，凭它无需密码即可登录。',
  removed: '使用此邮箱的 Soundroof 账户移除了一个通行密钥，它不能再用于登录。',
  'all removed': '有人通过邮件中的链接设置了新密码，因此使用此邮箱的 Soundroof 账户的通行密钥已全部移除。',
}

const companyNamed = (name: string): string => (name === '' ? '一家公司' : `“${name}”`)

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

const roles: Readonly<Record<StaffRole, string>> = { engineer: '工程师', administrator: '管理员' }

const codeMails = {
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

export const identityMails = {
  'new-password': ({ link, minutes }, provider) => ({
    subject: '为 Soundroof 设置新密码',
    text: signed(
      `有人为使用此邮箱的 Soundroof 账户申请了新密码。
如需设置，请在 ${minutes} 分钟内打开此链接，链接只能使用一次：

${link}

如果不是您本人操作，则无需处理：您的密码保持不变。`,
      provider,
    ),
  }),
  'new-api-key': ({ scopes, until, devices }, provider) => ({
    subject: '您的 Soundroof 账户有一个新的 API 密钥',
    text: signed(
      `使用此邮箱的 Soundroof 账户创建了一个 API 密钥，有效期至 ${australianDayOf(until)}。使用该密钥的程序可以：

${scopes.map((scope) => `- ${scopeMeanings[scope]}`).join('\n')}

“账户与设备”页面列出所有密钥，也可在该页面撤销：

${devices}

如果不是您本人操作，请立即在该页面撤销此密钥，并设置新密码。`,
      provider,
    ),
  }),
  'passkeys-changed': ({ event, at, devices, newPassword }, provider) => ({
    subject: passkeySubjects[event],
    text: signed(
      `${passkeySentences[event]}
时间：${momentInWords(at)}

如果是您本人操作，则无需处理。您的通行密钥列在此处：
${devices}

如果不是您本人操作，请申请新密码：
${newPassword}
设置新密码会移除所有通行密钥，并使所有设备退出登录。`,
      provider,
    ),
  }),
  ...codeMails,
  'staff-invitation': ({ role, days, link }, provider) => ({
    subject: '您的 Soundroof 账户：请设置密码',
    text: signed(
      `管理员为此邮箱创建了 Soundroof 账户，角色为${roles[role]}。
请先设置密码：在 ${days} 天内打开此链接，链接只能使用一次：

${link}

如果您不了解此邀请，则无需处理，并请告知我们：
${provider.email}`,
      provider,
    ),
  }),
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
} satisfies Partial<Mails>
