import type { MoneyMessages } from '@soundroof/contract/platform/messages/money'
import type { Same } from '../../language/same.ts'

export const money: Same<MoneyMessages> = {
  subscribeInApp: '请在手机应用中开通订阅服务！',
  noCalculationsLeft: '您的计算次数已用完，下次续订日期为 {date}。您的项目可连同输入摘要一起保存。',
  notSubscribed: '查看结果需要订阅。您的项目可连同输入摘要一起保存。',
  decrementNotSubscribed: '预留计算次数需要订阅！',
  decrementNoneLeft: '您的计算次数已用完！',
  reserveFirst: '请先预留一次计算再请求结果！',
  purchaseOfAnother: '此购买属于另一个账户！请用购买时的账户登录。',
  purchaseNotGenuine: '此购买不是来自应用商店！',
  purchaseNotSubscription: '此购买不是订阅！',
  productUnknown: '此处不提供该产品！',
  noticeNotGenuine: '此通知不是来自应用商店！',
  storeUnreachable: '无法连接应用商店，请稍后重试！',
  purchaseUnknown: '此购买不存在或不属于您！',
  storeNotUsed: '此处不通过该应用商店销售订阅！',
  deviceUnknown: '此设备没有预留的计算次数，或该预留不属于您！',
  deviceEnded: '为此设备预留的计算次数已终止。此后在设备上计算的内容不是正式结果：请重新计算。',
  deviceCopied: '另一台设备使用了为此设备预留的计算次数。之前未发送的内容不是正式结果：请重新计算。',
  noneLeftHere: '此设备已用完预留的计算次数。您填写的内容是安全的：有信号后再计算。',
  proofNotGenuine: '此计算不是在预留该次数的设备上完成的！',
  invoiceGranted: '此发票已为该公司开通过订阅期！本次未重复开通，请核对发票编号。',
  companyWithoutOwner: '该公司已没有所有者，无人能使用此订阅期！请选择其他公司。',
  grantUnknown: '没有此订阅期！',
}
