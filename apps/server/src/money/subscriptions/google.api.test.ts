import { generateKeyPairSync } from 'node:crypto'
import type { OwnPurchase } from '@soundroof/contract/money/subscription'
import type { SubscriptionPackage } from '@soundroof/contract/money/wire-subscription-shape'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Call } from '../../testing/test-server.ts'
import type { GoogleSubscription } from '../stores/google/google-api.ts'
import { googleHttpApi } from '../stores/google/google-http-api.ts'
import { noticeCall, packageName, type TokenChanges } from './testing/google-notices.ts'
import { startLocalGoogle } from './testing/local-google.ts'
import { playStore } from './testing/test-stores.ts'

const server = await serverOfTests()
const buyer = anew(() => server.caller())
const google = await startLocalGoogle()
const { clock } = server
const api = googleHttpApi({ base: google.url, packageName, account: google.account, clock })
const stores = { ...server.services.stores, google: playStore(server.services, api) }
const app = await buildApp({ ...server.services, stores, checkAnswers: true })
afterAll(async () => {
  await app.close()
  await google.close()
})
beforeEach(async () => {
  google.subscriptions.clear()
  google.acknowledged.length = 0
  google.failures.length = 0
})

const day = 24 * 3600 * 1000
const inDays = (days: number) => new Date(server.clock().getTime() + days * day).toISOString()
const none = { isSubscribe: false, total_times: 0, times: 0, end_time: null }
const full = { isSubscribe: true, total_times: 30, times: 30, end_time: '2026-12-21' }

type Line = GoogleSubscription['lineItems'][number]
const sell = (token: string, changes: Partial<GoogleSubscription> = {}, line: Partial<Line> = {}): void => {
  google.subscriptions.set(token, {
    subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
    startTime: inDays(0),
    latestOrderId: 'GPA.1111-2222',
    acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
    lineItems: [
      {
        productId: 'soundroof.monthly',
        expiryTime: inDays(30),
        autoRenewingPlan: { autoRenewEnabled: true },
        ...line,
      },
    ],
    ...changes,
  })
}

type Answer<T> = { readonly status: number; readonly code: number; readonly message?: string; readonly data: T }
const post = async <T>(url: string, { body, headers = {} }: Call): Promise<Answer<T>> => {
  const request = { headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(body) }
  const answer = await app.inject({ method: 'POST', url, ...request })
  return { status: answer.statusCode, ...answer.json() }
}
const present = (token: string, caller = buyer) =>
  post<SubscriptionPackage>('/api/subscription/purchase', {
    body: { store: 'google', proof: token },
    headers: { ...server.signature(), authorization: `Bearer ${caller.token}` },
  })
const notify = (notification: object, changes: TokenChanges = {}) =>
  post('/api/subscription/google/notice', noticeCall(server, notification, changes))
const changed = (purchaseToken: string) => notify({ subscriptionNotification: { notificationType: 2, purchaseToken } })
const packages = async (caller = buyer) =>
  (await server.call<SubscriptionPackage>('customerPackages', { token: caller.token })).body.data
type Listed = { readonly storeAccount: string; readonly purchases: readonly OwnPurchase[] }
const listed = async () => (await server.call<Listed>('purchases', { token: buyer.token })).body.data

describe('a purchase of Google Play', () => {
  it('is asked for, counts once, and is acknowledged once', async () => {
    sell('token-1')
    for (let time = 0; time < 3; time++) expect(await present('token-1')).toMatchObject({ code: 0, data: full })
    expect(google.acknowledged).toEqual(['token-1'])
    expect(await rowCounts(server.db)).toMatchObject({ purchases: 1, subscriptions: 1 })
  })

  it('cannot be claimed by a second account', async () => {
    sell('token-1')
    await present('token-1')
    expect(await present('token-1', await server.caller())).toMatchObject({ status: 409 })
  })

  it('belongs to the account that Google names', async () => {
    const { storeAccount } = await listed()
    sell('token-1', { externalAccountIdentifiers: { obfuscatedExternalAccountId: storeAccount } })
    expect(await present('token-1', await server.caller())).toMatchObject({ status: 409 })
    await changed('token-1')
    expect(await packages()).toEqual(full)
    expect(google.acknowledged).toEqual(['token-1'])
  })

  it('waits for its buyer without being acknowledged', async () => {
    sell('token-1')
    expect(await changed('token-1')).toMatchObject({ status: 200 })
    expect(google.acknowledged).toEqual([])
    await present('token-1')
    expect(google.acknowledged).toEqual(['token-1'])
  })

  it.each([
    ['unknown to Google', 'unknown', {}, {}, 400, 'This purchase does not come from the store!'],
    ['a path in disguise', '../../x', {}, {}, 400, 'This purchase does not come from the store!'],
    ['of another product', 'token-1', {}, { productId: 'yearly' }, 400, 'This product is not offered here!'],
    ['of nothing', 'token-1', { lineItems: [] }, {}, 400, 'This purchase is not a subscription!'],
  ])('is refused when it is %s', async (_, token, changes, line, status, message) => {
    sell('token-1', changes, line)
    expect(await present(token)).toMatchObject({ status, message })
    expect(await packages()).toEqual(none)
  })

  it('gives nothing before it is paid', async () => {
    sell('token-1', { subscriptionState: 'SUBSCRIPTION_STATE_PENDING' })
    expect(await present('token-1')).toMatchObject({ code: 0, data: none })
    expect(google.acknowledged).toEqual([])
  })

  it('that continues another stays with the account of the other', async () => {
    sell('token-1')
    await present('token-1')
    server.clock.move(1000)
    sell('token-1', { subscriptionState: 'SUBSCRIPTION_STATE_EXPIRED' }, { expiryTime: server.clock().toISOString() })
    sell('token-2', { linkedPurchaseToken: 'token-1', latestOrderId: 'GPA.3333' })
    expect(await present('token-2', await server.caller())).toMatchObject({ status: 409 })
    await changed('token-2')
    server.clock.move(1000)
    expect(await packages()).toMatchObject({ isSubscribe: true, times: 30 })
    expect((await listed()).purchases).toHaveLength(2)
  })

  it('is asked again under a new access when Google has forgotten the old one', async () => {
    sell('token-1')
    await present('token-1')
    const before = google.access.length
    google.access[before - 1] = 'taken back'
    expect(await present('token-1')).toMatchObject({ status: 200 })
    expect(google.access).toHaveLength(before + 1)
  })

  it.each([500, 403, 429])('answers 503 when Google answers %s, and keeps nothing', async (status) => {
    sell('token-1')
    google.failures.push(status)
    const message = 'The store cannot be reached. Please try again later!'
    expect(await present('token-1')).toMatchObject({ status: 503, message })
    expect(await rowCounts(server.db)).toMatchObject({ purchases: 0 })
    expect(server.errors).toHaveLength(1)
    expect(await present('token-1')).toMatchObject({ status: 200 })
  })
})

describe('over time', () => {
  it('a renewal brings a new quota, by its notice', async () => {
    sell('token-1')
    await present('token-1')
    server.clock.move(28 * day)
    sell('token-1', { latestOrderId: 'GPA.1111-2222..0' }, { expiryTime: inDays(31) })
    await changed('token-1')
    expect(await packages()).toEqual({ ...full, end_time: '2027-01-19' })
    expect(await rowCounts(server.db)).toMatchObject({ subscriptions: 2 })
  })

  it('a cancellation ends nothing before the month is over', async () => {
    sell('token-1')
    await present('token-1')
    const plan = { autoRenewingPlan: { autoRenewEnabled: false } }
    server.clock.move(1000)
    sell('token-1', { subscriptionState: 'SUBSCRIPTION_STATE_CANCELED' }, plan)
    await changed('token-1')
    expect(await packages()).toEqual(full)
    expect((await listed()).purchases).toMatchObject([{ renews: false }])
  })

  it('a purchase that is revoked ends at once', async () => {
    sell('token-1')
    await present('token-1')
    server.clock.move(day)
    sell(
      'token-1',
      { subscriptionState: 'SUBSCRIPTION_STATE_EXPIRED', startTime: inDays(-1) },
      { expiryTime: inDays(0) },
    )
    await changed('token-1')
    expect(await packages()).toEqual(none)
  })

  const voided = (orderId = 'GPA.1111-2222') =>
    notify({ voidedPurchaseNotification: { purchaseToken: 'token-1', orderId, productType: 1, refundType: 1 } })

  it('a payment that is given back takes what is not used, although Google still says active', async () => {
    sell('token-1')
    await present('token-1')
    server.clock.move(day)
    await voided()
    expect(await packages()).toEqual(none)
    await changed('token-1')
    expect(await packages()).toEqual(none)
    expect((await listed()).purchases).toMatchObject([{ bought: 0, isRefunded: true }])
  })

  it('notices in any order and repetition leave the same state', async () => {
    const state = async () =>
      server.db.query(
        'select s.bought, s.starts_at, s.ends_at, p.renews from subscriptions s, purchases p order by s.starts_at',
      )
    sell('token-1')
    const run = async (order: readonly ('changed' | 'voided' | 'claim')[]) => {
      await server.db.script('delete from purchases; delete from subscriptions')
      for (const step of order)
        if (step === 'claim') await present('token-1')
        else await (step === 'voided' ? voided() : changed('token-1'))
      return state()
    }
    const inOrder = await run(['claim', 'changed', 'voided'])
    expect(inOrder).toMatchObject([{ bought: 0 }])
    const steps = ['claim', 'changed', 'voided', 'changed', 'voided', 'claim'] as const
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...steps], { minLength: steps.length }), async (order) => {
        expect(await run(order)).toEqual(inOrder)
      }),
      { numRuns: 20 },
    )
  })
})

describe('a notice', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const wrong: readonly (readonly [string, TokenChanges])[] = [
    ['of another key', { key: other }],
    ['of a key that Google does not publish', { head: { kid: 'key-2' } }],
    ['without an algorithm', { head: { alg: 'none' } }],
    ['for another audience', { claims: { aud: 'https://elsewhere.example.org' } }],
    ['of another sender', { claims: { email: 'other@example.iam.gserviceaccount.com' } }],
    ['whose sender is not proven', { claims: { email_verified: false } }],
    ['of another issuer', { claims: { iss: 'https://accounts.example.org' } }],
    ['that is over', { claims: { exp: 1 } }],
  ]
  it.each(wrong)('with a token %s is refused', async (_, changes) => {
    sell('token-1')
    const answer = await notify({ subscriptionNotification: { purchaseToken: 'token-1' } }, changes)
    expect(answer).toMatchObject({ status: 403, message: 'This notice does not come from the store!' })
    expect(await rowCounts(server.db)).toMatchObject({ purchases: 0 })
  })

  it('without a token is refused', async () => {
    const { body } = noticeCall(server, {})
    expect(await post('/api/subscription/google/notice', { body })).toMatchObject({ status: 403 })
  })

  it('of another app is refused', async () => {
    expect(await notify({ packageName: 'org.example.other' })).toMatchObject({ status: 400 })
  })

  it.each([
    ['a test', { testNotification: { version: '1.0' } }],
    ['a token that Google has forgotten', { subscriptionNotification: { purchaseToken: 'gone' } }],
    ['another kind of product', { voidedPurchaseNotification: { purchaseToken: 't', orderId: 'o', productType: 2 } }],
  ])('about %s is taken and changes nothing', async (_, notification) => {
    expect(await notify(notification)).toMatchObject({ status: 200, code: 0 })
    expect(await rowCounts(server.db)).toMatchObject({ purchases: 0 })
  })

  it('is answered with 503 while Google cannot be asked, so that it comes again', async () => {
    google.failures.push(500)
    expect(await changed('token-1')).toMatchObject({ status: 503 })
  })
})
