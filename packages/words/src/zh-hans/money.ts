import type { money as english } from '../en-au/money.ts'
import type { Same } from '../language/same.ts'

export const money: Same<typeof english> = {
  'money.active-renews-each-month': '有效，每月续订',
  'money.cancelled-active-to-the-end-of': '已取消，有效至本月底',
  'money.expired': '已到期',
  'money.for-testing-only-purchases-are-simulated': '仅供测试：购买为模拟操作，无人付费。正式环境不可用。',
  'money.let-it-expire': '任其到期',
  'money.no-subscription-yet': '尚无订阅',
  'money.of-calculations': '{used} / {bought} 次计算',
  'money.refund': '退款',
  'money.refunded': '已退款',
  'money.renew': '续订',
  'money.subscribe': '订阅',
  'money.subscriptions-of-this-account': '此账户的订阅',
  'money.until': '至',
  'money.used': '已使用',
}
