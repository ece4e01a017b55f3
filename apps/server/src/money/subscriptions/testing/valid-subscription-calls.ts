import type { subscriptionCalls } from '@soundroof/contract/money/subscription-calls'
import { newId } from '../../../platform/identifier.ts'
import type { Call, TestServer } from '../../../testing/test-server.ts'
import type { SandboxStore, SoldPeriod } from '../../stores/sandbox/sandbox-store.ts'
import { noticeCall } from './google-notices.ts'
import { appStore } from './test-stores.ts'

const month = 30 * 24 * 3600 * 1000

/** A period that begins now, of a product that is sold. */
export const soldPeriod = (server: TestServer, changes: Partial<SoldPeriod> = {}): SoldPeriod => ({
  purchase: newId(),
  payment: newId(),
  product: 'soundroof.monthly',
  accountToken: null,
  startsAt: server.clock(),
  endsAt: new Date(server.clock().getTime() + month),
  revokedAt: null,
  ...changes,
})

const noticeOf = (server: TestServer, store: SandboxStore): Call => {
  const period = soldPeriod(server)
  return { body: { signedPayload: store.signNotice({ type: 'DID_RENEW', period, renews: true, now: server.clock() }) } }
}

export const sandboxOf = (server: TestServer): SandboxStore => {
  const { sandbox } = server.services.stores
  if (!sandbox) throw new Error('The sandbox store of the tests is on.')
  return sandbox
}

export const validSubscriptionCalls = (server: TestServer): Readonly<Record<keyof typeof subscriptionCalls, Call>> => {
  const apple = appStore(server.services.config)
  return {
    customerPackages: {},
    decrementTimes: {},
    purchase: { body: { store: 'apple', proof: apple.signTransaction(soldPeriod(server), server.clock()) } },
    purchases: {},
    appleNotice: noticeOf(server, apple),
    googleNotice: noticeCall(server, { testNotification: { version: '1.0' } }),
    sandboxNotice: noticeOf(server, sandboxOf(server)),
    sandboxOrder: { body: { event: 'buy' } },
  }
}
