import { decrementTimes } from '../quota/decrement-times.ts'
import { customerPackages } from './customer-packages.ts'
import { appleNotice, googleNotice, sandboxNotice } from './notices.ts'
import { purchase } from './purchase.ts'
import { purchases } from './purchases.ts'
import { sandboxOrder } from './sandbox/sandbox-order.ts'

export const subscriptionHandlers = {
  customerPackages,
  decrementTimes,
  purchase,
  purchases,
  appleNotice,
  googleNotice,
  sandboxNotice,
  sandboxOrder,
}
