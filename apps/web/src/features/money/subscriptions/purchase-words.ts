import type { OwnPurchase, SandboxEvent } from '@soundroof/contract/money/subscription'
import type { PlainCode } from '../../../platform/words/use-say.ts'

type Known = Pick<OwnPurchase, 'endsAt' | 'renews' | 'isRefunded'>

const isOver = ({ endsAt }: Pick<Known, 'endsAt'>, now: Date): boolean => Date.parse(endsAt) <= now.getTime()

export const stateWords = (purchase: Known, now: Date): PlainCode => {
  if (purchase.isRefunded) return 'money.refunded'
  if (isOver(purchase, now)) return 'money.expired'
  return purchase.renews ? 'money.active-renews-each-month' : 'money.cancelled-active-to-the-end-of'
}

type Action = { readonly event: Exclude<SandboxEvent, 'buy'>; readonly label: PlainCode }

const renew: Action = { event: 'renew', label: 'money.renew' }
const cancel: Action = { event: 'cancel', label: 'components.cancel' }
const refund: Action = { event: 'refund', label: 'money.refund' }
const expire: Action = { event: 'expire', label: 'money.let-it-expire' }

/** Events that the sandbox can simulate now. */
export const actionsFor = (purchase: Known, now: Date): readonly Action[] => {
  if (purchase.isRefunded || isOver(purchase, now)) return [renew]
  return purchase.renews ? [renew, cancel, expire, refund] : [renew, expire, refund]
}

export const doneMessages: Readonly<Record<SandboxEvent, PlainCode>> = {
  buy: 'sandboxBought',
  renew: 'sandboxRenewed',
  cancel: 'sandboxCancelled',
  expire: 'sandboxExpired',
  refund: 'sandboxRefunded',
}
