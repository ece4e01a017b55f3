import type { AdministrationMessages } from '@soundroof/contract/platform/messages/administration'
import type { Same } from '../../language/same.ts'

export const administration: Same<AdministrationMessages> = {
  accountUnknown: '没有此账户！',
  reasonRequired: '请填写原因，以便记入审计记录！',
  notOneself: '您不能停用自己的账户，请联系其他管理员！',
  momentInvalid: '{label}须为时间，例如 2026-11-21T09:00:00Z！',
  changedMeanwhile: '其他人刚刚更改了此内容，请重新检查！',
  providerNameRequired: '请输入服务方名称！',
  phoneInvalid: '请输入有效的电话号码！',
  webInvalid: '请输入以 https:// 或 http:// 开头的网址！',
  sheetingUnknownHere: '没有此屋面板产品！',
  sheetingNameTaken: '另一个产品已使用此名称！',
  lastAdministrator: '这是最后一位管理员，请先创建另一位！',
  addressHasAccount: '此邮箱地址已有账户！',
  staffInvitationGone: '此邀请已使用或已撤回！',
  notOwnRole: '您不能更改自己的角色！',
  formEntryUnknown: '条目“{label}”要求“{entry}”，但证书中没有此值！',
  formPurposeKept: '表格的用途不可更改。请为另一用途新增一份标识不同的表格！',
  formProposalOpen: '此表格已有一项提议等待决定！',
  mailGone: '此邮件已不在等待：它已发送或已丢弃！',
  mailBeingSent: '此邮件正在发送。请等待两分钟！',
  mailMandatory: '关于安全和已撤回文件的邮件不能丢弃！',
  codeGone: '此链接或验证码已使用、已作废或已过期！',
}
