import { endGrant } from './grants/end-grant.ts'
import { grantPeriod } from './grants/grant-period.ts'
import { beginOffline } from './offline/begin-offline.ts'
import { endOffline, offlineDevices } from './offline/devices.ts'
import { decrementTimes } from './quota/reserve-calculation.ts'
import { customerPackages } from './subscriptions/customer-packages.ts'
import { appleNotice, googleNotice, sandboxNotice } from './subscriptions/notices.ts'
import { purchase } from './subscriptions/purchase.ts'
import { purchases } from './subscriptions/purchases.ts'
import { sandboxOrder } from './subscriptions/sandbox-order.ts'

/** The use case of each call about purchases and calculations left. */
export const subscriptionHandlers = {
  customerPackages,
  decrementTimes,
  purchase,
  purchases,
  appleNotice,
  googleNotice,
  sandboxNotice,
  sandboxOrder,
  grantPeriod,
  endGrant,
  beginOffline,
  endOffline,
  offlineDevices,
}
