import type { ApiKeyScope } from '@soundroof/contract/platform/access'
import type { Mails, PasskeyEvent } from '../../language/mail-wording.ts'
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

export const waysIn = {
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
} satisfies Partial<Mails>
