import type { OwnPurchase, SandboxEvent } from '@soundroof/contract/money/subscription'
import type { SubscriptionPackage } from '@soundroof/contract/money/wire-subscription-shape'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { endSandboxPeriods } from '../stores/sandbox/end-sandbox-periods.ts'
import type { NoticeType, SoldPeriod } from '../stores/sandbox/sandbox-store.ts'
import { appStore } from './testing/test-stores.ts'
import { sandboxOf, soldPeriod } from './testing/valid-subscription-calls.ts'

const server = await serverOfTests()
const apple = appStore(server.services.config)
const buyer = anew(() => server.caller())

const day = 24 * 3600 * 1000
const none = { isSubscribe: false, total_times: 0, times: 0, end_time: null }
const full = { isSubscribe: true, total_times: 30, times: 30, end_time: '2026-12-21' }

const present = (period: SoldPeriod, caller = buyer) => {
  const body = { store: 'apple', proof: apple.signTransaction(period, server.clock()) }
  return server.call<SubscriptionPackage>('purchase', { body, token: caller.token })
}
const notify = (type: NoticeType, period: SoldPeriod, renews = true) => {
  const signedPayload = apple.signNotice({ type, period, renews, now: server.clock() })
  return server.call('appleNotice', { body: { signedPayload } })
}
const packages = async (caller = buyer) =>
  (await server.call<SubscriptionPackage>('customerPackages', { token: caller.token })).body.data
type Listed = {
  readonly storeAccount: string
  readonly products: readonly string[]
  readonly quotas: Readonly<Record<string, number>>
  readonly purchases: readonly OwnPurchase[]
}
const listed = async (caller = buyer) => (await server.call<Listed>('purchases', { token: caller.token })).body.data

describe('a purchase of the App Store', () => {
  it('is presented, and answers what there is to calculate now', async () => {
    expect((await present(soldPeriod(server))).body).toEqual({ code: 0, data: full })
    expect(await packages()).toEqual(full)
  })

  it('names its period where that is not a month', async () => {
    await server.subscribe(buyer, 5)
    await server.db.query(
      `update subscriptions set starts_at = '2026-11-01T00:00:00Z', ends_at = '2027-11-01T00:00:00Z'`,
    )
    expect(await packages()).toMatchObject({ start_time: '2026-11-01', end_time: '2027-11-01', total_times: 5 })
    await server.db.query(`update subscriptions set ends_at = '2026-12-01T00:00:00Z'`)
    expect(await packages()).toEqual({ isSubscribe: true, total_times: 5, times: 5, end_time: '2026-12-01' })
  })

  it('is restored as often as one likes', async () => {
    const period = soldPeriod(server)
    for (let time = 0; time < 3; time++) expect((await present(period)).body.data).toEqual(full)
    expect(await rowCounts(server.db)).toMatchObject({ purchases: 1, subscriptions: 1 })
  })

  it('cannot be claimed by a second account, not even of the same company', async () => {
    const period = soldPeriod(server)
    await present(period)
    const other = await server.caller('customer', buyer.account.companyId)
    const before = await rowCounts(server.db)
    const answer = await present(period, other)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This purchase belongs to another account! Please log in with the account that bought it.',
    ])
    expect(await rowCounts(server.db)).toEqual(before)
    expect(await packages(other)).toEqual(none)
  })

  it.each([
    ['forged', { proof: 'x.y.z' }, 400, 'This purchase does not come from the store!'],
    ['of the sandbox, shown as Apple’s', {}, 400, 'This purchase does not come from the store!'],
  ])('is refused when it is %s', async (_, changes, status, message) => {
    const proof = sandboxOf(server).signTransaction(soldPeriod(server), server.clock())
    const answer = await server.call('purchase', { body: { store: 'apple', proof, ...changes }, token: buyer.token })
    expect([answer.status, answer.body.message]).toEqual([status, message])
    expect(await rowCounts(server.db)).toMatchObject({ purchases: 0, subscriptions: 0 })
  })

  it('of the app ends in calculations, however often it is presented, and at another account in a plain message', async () => {
    const { storeAccount } = await listed()
    const period = soldPeriod(server, { accountToken: storeAccount.toUpperCase() })
    await present(period)
    const { paid, result } = projectCalls(server, buyer)
    const hash = await paid(await completeSample(server, buyer))
    await present(period)
    expect(await result(hash)).toMatchObject({ id: expect.any(String) })
    expect(await packages()).toMatchObject({ total_times: 30, times: 29 })

    const other = await server.caller()
    expect((await present(period, other)).body).toMatchObject({
      code: 409,
      message: 'This purchase belongs to another account! Please log in with the account that bought it.',
    })
    expect([await packages(other), await packages()]).toMatchObject([none, { times: 29 }])
  })

  it('is listed with what is used of it', async () => {
    await present(soldPeriod(server))
    const { purchases } = await listed()
    expect(purchases).toMatchObject([
      { store: 'apple', product: 'soundroof.monthly', renews: true, bought: 30, used: 0, isRefunded: false },
    ])
    expect((await listed(await server.caller())).purchases).toEqual([])
  })

  it('can be named by what each product includes', async () => {
    const { products, quotas } = await listed()
    expect([products, quotas]).toEqual([['soundroof.monthly'], { 'soundroof.monthly': 30 }])
  })

  it('is found by the name that the app hands to the store, even before the app presents it', async () => {
    const { storeAccount } = await listed()
    expect((await listed()).storeAccount).toBe(storeAccount)
    await notify('DID_RENEW', soldPeriod(server, { accountToken: storeAccount }))
    expect(await packages()).toEqual(full)
  })
})

describe('a notice of the App Store', () => {
  it('needs no session and no signature of ours, but Apple’s', async () => {
    const before = await rowCounts(server.db)
    const signedPayload = sandboxOf(server).signNotice({
      type: 'DID_RENEW',
      period: soldPeriod(server),
      renews: true,
      now: server.clock(),
    })
    const answer = await server.call('appleNotice', { body: { signedPayload } })
    expect(answer.status).toBe(400)
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('renews the quota each month', async () => {
    const first = soldPeriod(server)
    await present(first)
    server.clock.move(29 * day)
    expect(await packages()).toEqual(full)
    server.clock.move(day)
    expect(await packages()).toEqual(none)
    await notify('DID_RENEW', soldPeriod(server, { purchase: first.purchase }))
    expect(await packages()).toEqual({ ...full, end_time: '2027-01-20' })
  })

  it('ends nothing when it cancels, before the month is over', async () => {
    const period = soldPeriod(server)
    await present(period)
    expect((await notify('DID_CHANGE_RENEWAL_STATUS', period, false)).body).toEqual({ code: 0, data: null })
    expect(await packages()).toEqual(full)
    expect((await listed()).purchases).toMatchObject([{ renews: false }])
  })

  it('takes back what a refund was paid for, and no result that was issued', async () => {
    const period = soldPeriod(server)
    await present(period)
    const project = await completeSample(server, buyer)
    const { created, issue } = projectCalls(server, buyer)
    await issue(project)
    const hash = await created(project)
    server.clock.move(day)
    await notify('REFUND', { ...period, revokedAt: server.clock() }, false)
    expect(await packages()).toEqual(none)
    expect((await listed()).purchases).toMatchObject([{ bought: 1, used: 1, isRefunded: true }])

    const issued = await server.call('issuedResult', { query: { hash }, token: buyer.token })
    expect(issued.body.data).toMatchObject({ id: expect.any(String) })
    const again = await server.call('getResult', { body: { ...project, hash }, token: buyer.token })
    expect(again.body.data).toMatchObject({ isResult: 1 })
  })

  it('leaves a reservation that is open without a right: no result for money that was given back', async () => {
    const period = soldPeriod(server)
    await present(period)
    await server.call('decrementTimes', { token: buyer.token })
    await notify('REFUND', { ...period, revokedAt: server.clock() }, false)
    const project = await completeSample(server, buyer)
    const answer = await server.call('getResult', { body: project, token: buyer.token })
    expect(answer.body.data).toMatchObject({ isResult: 0 })
    expect(await rowCounts(server.db)).toMatchObject({ reservations: 0, charges: 0 })
  })

  it('leaves the same state in any order and repetition', async () => {
    const { storeAccount: accountToken } = await listed()
    const first = soldPeriod(server, { purchase: 'p', payment: '1', accountToken })
    const second = {
      ...first,
      payment: '2',
      startsAt: first.endsAt,
      endsAt: new Date(first.endsAt.getTime() + 30 * day),
    }
    const told = (type: NoticeType, period: SoldPeriod, renews: boolean, after: number) =>
      apple.signNotice({ type, period, renews, now: new Date(server.clock().getTime() + after * day) })
    const notices = [
      told('DID_RENEW', first, true, 0),
      told('DID_CHANGE_RENEWAL_STATUS', first, false, 3),
      told('DID_CHANGE_RENEWAL_STATUS', first, true, 4),
      told('DID_RENEW', second, true, 30),
      told('REFUND', { ...second, revokedAt: new Date(second.startsAt.getTime() + day) }, false, 31),
    ]
    const stateAfter = async (order: readonly string[]) => {
      await server.db.script('delete from purchases; delete from subscriptions')
      for (const signedPayload of order) await server.call('appleNotice', { body: { signedPayload } })
      return server.db.query(
        'select s.bought, s.starts_at, s.ends_at, p.renews from subscriptions s, purchases p order by s.starts_at',
      )
    }
    const inOrder = await stateAfter(notices)
    expect(inOrder).toMatchObject([
      { bought: 30, renews: false },
      { bought: 0, renews: false },
    ])
    const orders = fc.shuffledSubarray([...notices, ...notices], { minLength: notices.length * 2 })
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        expect(await stateAfter(order)).toEqual(inOrder)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the sandbox store', () => {
  const order = async (event: SandboxEvent, purchase?: string) => {
    const body = { event, ...(purchase === undefined ? {} : { purchase }) }
    const answer = await server.call<{ kind: string; signed: string[] }>('sandboxOrder', { body, token: buyer.token })
    const { kind, signed } = answer.body.data
    for (const part of signed)
      if (kind === 'notice') await server.call('sandboxNotice', { body: { signedPayload: part } })
      else await server.call('purchase', { body: { store: 'sandbox', proof: part }, token: buyer.token })
  }
  const bought = async () => {
    await order('buy')
    return (await listed()).purchases[0]?.id ?? ''
  }

  it('sells a month', async () => {
    await order('buy')
    expect(await packages()).toEqual(full)
  })

  it('gives nothing until what it signed is handed in', async () => {
    await server.call('sandboxOrder', { body: { event: 'buy' }, token: buyer.token })
    expect(await packages()).toEqual(none)
  })

  it('renews, cancels, refunds and lets expire', async () => {
    const id = await bought()
    server.clock.move(day)
    await order('renew', id)
    expect(await packages()).toMatchObject({ times: 30, end_time: '2026-12-22' })
    await order('cancel', id)
    expect((await listed()).purchases).toMatchObject([{ renews: false }])
    expect((await packages()).isSubscribe).toBe(true)
    server.clock.move(day)
    await order('refund', id)
    expect(await packages()).toEqual(none)
    const next = await bought()
    server.clock.move(day)
    await order('expire', next === id ? ((await listed()).purchases[1]?.id ?? '') : next)
    expect(await packages()).toEqual(none)
  })

  it('tells nothing of somebody else’s purchase', async () => {
    const id = await bought()
    const other = await server.caller()
    const answer = await server.call('sandboxOrder', { body: { event: 'refund', purchase: id }, token: other.token })
    expect([answer.status, answer.body.message]).toEqual([403, 'This purchase does not exist or is not yours!'])
  })

  it('is nowhere where it is off, and what it gave before ends', async () => {
    await order('buy')
    const { sandbox: _, ...others } = server.services.stores
    const app = await buildApp({ ...server.services, stores: { ...others, sandbox: null } })
    const url = '/api/subscription/sandbox/notice'
    const answer = await app.inject({ method: 'POST', url, payload: { signedPayload: 'x' } })
    expect(answer.statusCode).toBe(404)
    await app.close()
    const [before] = await server.db.query<{ id: string; end: Date }>('select id, ends_at as "end" from subscriptions')
    const needs = { ...server.services, db: server.db, actor: { operator: 'root' } }
    await endSandboxPeriods(needs)
    const kept = [{ operator: 'root', subjectId: before?.id, detail: { formerEnd: before?.end.toISOString() } }]
    const trailSql = `select operator, subject_id, detail from audit_trail where action = 'sandbox_period_ended'`
    expect(await server.db.query(trailSql)).toEqual(kept)
    await endSandboxPeriods(needs)
    expect(await server.db.query(trailSql)).toEqual(kept)
    server.clock.move(1)
    expect(await packages()).toEqual(none)
  })
})
