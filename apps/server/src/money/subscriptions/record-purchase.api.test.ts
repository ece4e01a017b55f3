import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { testStart } from '../../testing/stopped-clock.ts'
import { emptyTables } from '../../testing/test-database.ts'
import type { Caller } from '../../testing/test-server.ts'
import type { PeriodFact, PurchaseFact, RenewalFact } from '../stores/facts/facts.ts'
import { recordPurchase } from './record-purchase.ts'
import { storeAccountOf } from './store-account.ts'
import { findBalance, insertReservation } from './subscription-rows.ts'

const server = await serverOfTests()
let buyer: Caller
beforeEach(async () => {
  buyer = await server.caller()
})

const day = 24 * 3600 * 1000
const at = (days: number): Date => new Date(testStart + days * day)

const period = (month: number, changes: Partial<PeriodFact> = {}): PeriodFact => ({
  reference: `payment-${month}`,
  product: 'monthly',
  quota: 30,
  startsAt: at(30 * month),
  endsAt: at(30 * month + 30),
  revokedAt: null,
  toldAt: at(30 * month),
  ...changes,
})
const bought = (changes: Partial<PurchaseFact> = {}): PurchaseFact => ({
  store: 'apple',
  reference: 'purchase-1',
  accountToken: null,
  period: period(0),
  renewal: null,
  ...changes,
})
const renewal = (toldAt: Date, changes: Partial<RenewalFact> = {}) =>
  bought({ period: null, renewal: { renews: true, graceUntil: null, toldAt, ...changes } })

const record = (fact: PurchaseFact, claimant: Caller | null = null) =>
  recordPurchase(server, fact, claimant?.account.id ?? null)
const balance = (of: Caller = buyer) => findBalance(server.db, of.account.id, server.clock())
const left = async (of: Caller = buyer) => (await balance(of))?.remaining ?? null
const charge = async (used: number) => {
  const found = await balance()
  for (let index = 0; index < used; index++)
    await server.db.query(
      `insert into charges (id, subscription_id, issued_result_id, charged_at) values ($1, $2, $1, $3)`,
      [`charge-${found?.subscriptionId}-${index}`, found?.subscriptionId, server.clock()],
    )
}
const rows = () =>
  server.db.query(`select account_id, source, bought, starts_at, ends_at from subscriptions order by starts_at, id`)
const another = 'This purchase belongs to another account! Please log in with the account that bought it.'

describe('a purchase', () => {
  it('gives its account the period that was paid', async () => {
    await record(bought(), buyer)
    expect(await balance()).toMatchObject({ bought: 30, remaining: 30, endsAt: at(30) })
  })

  it('counts once, however often it is presented', async () => {
    for (let time = 0; time < 3; time++) await record(bought(), buyer)
    expect(await rows()).toHaveLength(1)
  })

  it('counts once when it is presented many times at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => record(bought(), buyer)))
    expect(await rows()).toHaveLength(1)
  })

  it('keeps what was used of it when it is restored', async () => {
    await record(bought(), buyer)
    await charge(4)
    await record(bought({ period: period(0, { toldAt: at(1) }) }), buyer)
    expect(await left()).toBe(26)
  })

  it('is refused to a second account, and changes nothing', async () => {
    await record(bought(), buyer)
    const before = await rows()
    const thief = await server.caller('customer', buyer.account.companyId)
    await expect(record(bought(), thief)).rejects.toThrow(another)
    expect(await rows()).toEqual(before)
    expect(await balance(thief)).toBeNull()
  })

  it('goes to one of many accounts that claim it at once', async () => {
    const callers = [buyer, await server.caller(), await server.caller(), await server.caller()]
    const claims = await Promise.allSettled(callers.map((caller) => record(bought(), caller)))
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })

  it('belongs to the account that the store names, not to the first to present it', async () => {
    const accountToken = await storeAccountOf(server.db, buyer.account.id)
    const thief = await server.caller()
    await expect(record(bought({ accountToken }), thief)).rejects.toThrow(another)
    await record(bought({ accountToken: accountToken.toUpperCase() }))
    expect(await left()).toBe(30)
  })

  it('can be restored by a new account of a buyer who deleted the old one, with what is left of it', async () => {
    const accountToken = await storeAccountOf(server.db, buyer.account.id)
    await record(bought({ accountToken }), buyer)
    await charge(7)
    await server.db.query('update accounts set deleted_at = $1 where id = $2', [server.clock(), buyer.account.id])
    const again = await server.caller()
    await record(bought({ accountToken }), again)
    expect(await left(again)).toBe(23)
    expect(await balance()).toBeNull()
  })
})

describe('over time', () => {
  it('brings a new quota with each renewal and ends when none comes', async () => {
    await record(bought(), buyer)
    await charge(30)
    expect(await left()).toBe(0)
    await record(bought({ period: period(1) }))
    server.clock.move(30 * day)
    expect(await left()).toBe(30)
    server.clock.move(30 * day)
    expect(await balance()).toBeNull()
  })

  it('stays to the end of the period when it is cancelled', async () => {
    await record(bought(), buyer)
    await record(renewal(at(3), { renews: false }))
    server.clock.move(29 * day)
    expect(await left()).toBe(30)
    server.clock.move(day)
    expect(await balance()).toBeNull()
  })

  it('goes on while the store waits for a payment, and no longer when it gives up', async () => {
    await record(bought(), buyer)
    await record(renewal(at(30), { graceUntil: at(46) }))
    server.clock.move(40 * day)
    expect(await balance()).toMatchObject({ endsAt: at(46), bought: 30 })
    await record(renewal(at(40)))
    expect(await balance()).toBeNull()
  })
})

it('a change of product ends the period before: one purchase is not counted twice', async () => {
  await record(bought(), buyer)
  const larger = period(0, { reference: 'changed', startsAt: at(10), endsAt: at(40), quota: 50, toldAt: at(10) })
  await record(bought({ period: larger }))
  server.clock.move(11 * day)
  expect(await balance()).toMatchObject({ bought: 50, remaining: 50, endsAt: at(40) })
  await record(bought({ period: { ...larger, revokedAt: at(11), toldAt: at(11) } }))
  expect(await balance()).toMatchObject({ bought: 30, endsAt: at(30) })
})

describe('a refund', () => {
  const refund = (toldAt = at(2)) => bought({ period: period(0, { revokedAt: at(1), toldAt }) })

  it('takes what is not used, keeps what is, and ends the period', async () => {
    await record(bought(), buyer)
    await charge(4)
    server.clock.move(2 * day)
    await record(refund())
    expect(await balance()).toBeNull()
    expect(await rows()).toMatchObject([{ bought: 4, startsAt: at(0), endsAt: at(1) }])
    expect(await server.db.query('select id from charges')).toHaveLength(4)
  })

  it('leaves no reservation open', async () => {
    await record(bought(), buyer)
    const found = await balance()
    await insertReservation(
      server.db,
      { id: 'open', subscriptionId: found?.subscriptionId ?? '', accountId: buyer.account.id },
      server.clock(),
      at(1),
    )
    await record(refund())
    expect(await server.db.query('select state from reservations')).toEqual([{ state: 'returned' }])
  })

  it('of an earlier period leaves the present one alone', async () => {
    await record(bought(), buyer)
    await record(bought({ period: period(1) }))
    server.clock.move(31 * day)
    await record(refund(at(31)))
    expect(await left()).toBe(30)
  })

  it('that is taken back gives the rest again', async () => {
    await record(bought(), buyer)
    await charge(4)
    await record(refund())
    await record(bought({ period: period(0, { toldAt: at(3) }) }))
    expect(await left()).toBe(26)
  })

  it('counts although it comes before the purchase is presented', async () => {
    await record(refund())
    server.clock.move(2 * day)
    await record(bought(), buyer)
    expect(await balance()).toBeNull()
    expect(await rows()).toMatchObject([{ bought: 0 }])
  })
})

describe('any order and repetition of what the store says', () => {
  const facts: readonly PurchaseFact[] = [
    bought(),
    bought({ period: period(0, { toldAt: at(5), revokedAt: at(5) }) }),
    bought({ period: period(0, { toldAt: at(5) }) }),
    bought({ period: period(0, { toldAt: at(6), endsAt: at(29) }) }),
    bought({ period: period(1) }),
    bought({ period: period(1, { toldAt: at(35), revokedAt: at(34) }) }),
    bought({ period: period(2), renewal: { renews: true, graceUntil: null, toldAt: at(60) } }),
    renewal(at(30), { graceUntil: at(46) }),
    renewal(at(90), { graceUntil: at(100) }),
    renewal(at(91), { renews: false }),
    renewal(at(91), { graceUntil: at(101) }),
  ]
  const stateAfter = async (order: readonly PurchaseFact[], claimAt: number) => {
    await server.db.script('delete from purchases; delete from subscriptions')
    for (const [index, fact] of order.entries()) await record(fact, index === claimAt ? buyer : null)
    return { periods: await rows(), purchases: await server.db.query('select renews, grace_until from purchases') }
  }
  const arrival = fc.subarray([...facts.keys()], { minLength: 1 }).chain((chosen) =>
    fc.record({
      chosen: fc.constant(chosen),
      order: fc.array(fc.constantFrom(...chosen), { maxLength: 6 }).chain((repeated) =>
        fc.shuffledSubarray(
          [...chosen, ...repeated].map((fact, key) => ({ fact, key })),
          {
            minLength: chosen.length + repeated.length,
            maxLength: chosen.length + repeated.length,
          },
        ),
      ),
      claimAt: fc.nat(),
    }),
  )

  it('leaves the same state, whenever the buyer claims it', async () => {
    await emptyTables(server.db)
    buyer = await server.caller()
    await fc.assert(
      fc.asyncProperty(arrival, async ({ chosen, order, claimAt }) => {
        const inOrder = await stateAfter(
          chosen.flatMap((index) => facts[index] ?? []),
          0,
        )
        const shuffled = order.flatMap(({ fact }) => facts[fact] ?? [])
        expect(await stateAfter(shuffled, claimAt % shuffled.length)).toEqual(inOrder)
      }),
      { numRuns: 60 },
    )
  })
})
