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
}
