import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

/** Events between two calls of one calculation, or within one. */

const server = await serverOfTests()
const installer = anew(() => server.caller())
afterEach(() => vi.restoreAllMocks())

const minute = 60 * 1000
const day = 24 * 60 * minute
const roof = (length: number) => ({ ...sample(), building_length: length })

const reserve = () => server.call<{ times: number }>('decrementTimes', { token: installer.token })
const calculate = async (length = 30): Promise<Calculation> =>
  (await server.call<Calculation>('getResult', { token: installer.token, body: roof(length) })).body.data
const packages = async () =>
  (await server.call<{ isSubscribe: boolean; times: number }>('customerPackages', { token: installer.token })).body.data

/** Runs something between the lookup of the question and the transaction that answers it. */
const meanwhile = (happen: () => Promise<unknown>) => {
  const { transaction } = server.db
  vi.spyOn(server.db, 'transaction').mockImplementationOnce(async (run) => {
    await happen()
    return transaction(run)
  })
}

/** Another process holds the account for a moment. */
const whileLocked = async <T>(ask: () => Promise<T>) => {
  const order: string[] = []
  const gate = new EventEmitter()
  const locked = once(gate, 'locked')
  const holding = server.db.transaction(async (tx) => {
    await tx.query('select id from subscriptions for update')
    const release = once(gate, 'release')
    gate.emit('locked')
    await release
  })
  await locked
  const asked = ask().then((answer) => {
    order.push('answered')
    return answer
  })
  await setTimeout(300)
  order.push('released')
  gate.emit('release')
  await holding
  return { answer: await asked, order }
}

describe('a subscription that ends in mid-flow', () => {
  it('withholds new inputs, charges nothing and says so', async () => {
    await server.subscribe(installer, 3, 1)
    await reserve()
    server.clock.move(day)
    const answer = await calculate()
    expect(answer).toMatchObject({ isResult: 0, result: { zoneResults: [] }, times: 0 })
    expect(answer.message).toContain('You need a subscription')
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 0, charges: 0 })
  })

  it('also when it ends while the result is being issued', async () => {
    await server.subscribe(installer, 3, 1)
    await reserve()
    meanwhile(async () => server.clock.move(day))
    const answer = await calculate()
    expect(answer).toMatchObject({ isResult: 0, times: 0 })
    expect(answer.message).toContain('You need a subscription')
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 0, charges: 0 })
  })

  it('takes nothing from the period that follows: it is reserved anew', async () => {
    await server.subscribe(installer, 3, 1)
    await reserve()
    server.clock.move(day)
    await server.subscribe(installer, 5)
    expect(await calculate()).toMatchObject({ isResult: 0, times: 5 })
    await reserve()
    expect(await calculate()).toMatchObject({ isResult: 1, times: 4 })
  })

  it('leaves what was charged: the same question is answered after it, for nothing', async () => {
    await server.subscribe(installer, 1, 1)
    await reserve()
    const { result } = await calculate()
    server.clock.move(day)
    expect(await calculate()).toMatchObject({ isResult: 1, result, times: 0 })
    expect(await calculate(31)).toMatchObject({ isResult: 0, times: 0 })
  })
})

describe('two devices with one calculation left', () => {
  it('the second one is told that nothing is left, not that it might reserve', async () => {
    await server.subscribe(installer, 1)
    await reserve()
    meanwhile(() => calculate(31))
    const answer = await calculate(30)
    expect(answer).toMatchObject({ isResult: 0, times: 0 })
    expect(answer.message).toContain('21 Dec 2026')
    expect(await rowCounts(server.db)).toMatchObject({ charges: 1, reservations: 0 })
  })

  it('the second one keeps its reservation while the first repeats what it has', async () => {
    await server.subscribe(installer, 2)
    await reserve()
    await calculate(31)
    await reserve()
    meanwhile(() => calculate(31))
    expect(await calculate(30)).toMatchObject({ isResult: 1, times: 0 })
    expect(await rowCounts(server.db)).toMatchObject({ charges: 2, reservations: 0 })
  })

  it('a repeated roof gives a reservation back in its turn, so that nobody who takes one misses another', async () => {
    await server.subscribe(installer, 3)
    await reserve()
    const first = await calculate()
    await reserve()
    const { order, answer } = await whileLocked(() => calculate())
    expect(order).toEqual(['released', 'answered'])
    expect(answer).toEqual(first)
    expect(await rowCounts(server.db)).toMatchObject({ reservations: 0 })
  })

  it('both get what they reserved, while a third repeats what it has', async () => {
    await server.subscribe(installer, 6)
    await reserve()
    await calculate(20)
    for (let open = 5; open > 0; open--) await reserve()
    const answers = await Promise.all([20, 21, 22, 23, 24].map(calculate))
    expect(answers.map(({ isResult }) => isResult)).toEqual([1, 1, 1, 1, 1])
    expect((await packages()).times).toBe(1)
  })
})

describe('answers that got lost', () => {
  it('reserve: asked twice, the calculation takes one; the other serves the next roof', async () => {
    await server.subscribe(installer, 2)
    await reserve()
    await reserve()
    expect(await calculate(30)).toMatchObject({ isResult: 1, times: 0 })
    expect(await calculate(31)).toMatchObject({ isResult: 1, times: 0 })
    expect(await rowCounts(server.db)).toMatchObject({ charges: 2, reservations: 0 })
  })

  it('reserve: asked twice, the other one comes back by itself', async () => {
    await server.subscribe(installer, 2)
    await reserve()
    await reserve()
    await calculate()
    server.clock.move(10 * minute)
    expect((await packages()).times).toBe(1)
  })

  it('reserve, with one left: the second try is refused, and the roof is calculated all the same', async () => {
    await server.subscribe(installer, 1)
    await reserve()
    expect((await reserve()).status).toBe(409)
    expect(await calculate()).toMatchObject({ isResult: 1, times: 0 })
  })

  it('result: the whole flow again answers the same and charges nothing', async () => {
    await server.subscribe(installer, 2)
    await reserve()
    const first = await calculate()
    await reserve()
    expect(await calculate()).toEqual(first)
    expect(await rowCounts(server.db)).toMatchObject({ charges: 1, reservations: 0 })
  })

  it('result, with nothing left: it is answered again, however often', async () => {
    await server.subscribe(installer, 1)
    await reserve()
    const first = await calculate()
    expect((await reserve()).status).toBe(409)
    for (let again = 3; again > 0; again--) expect(await calculate()).toEqual(first)
  })
})

it('a double click on the whole flow is one charge', async () => {
  await server.subscribe(installer, 3)
  const click = async () => {
    await reserve()
    return calculate()
  }
  const answers = await Promise.all([click(), click()])
  expect(answers.map(({ isResult }) => isResult)).toEqual([1, 1])
  expect(await rowCounts(server.db)).toMatchObject({ charges: 1, reservations: 0, issued_results: 1 })
  expect((await packages()).times).toBe(2)
})

it.each([0, 1] as const)(
  'the same call, with its derivation (1) or not (0), that is issued a moment earlier leaves both answered: %i',
  async (derivation) => {
    await server.subscribe(installer, 2)
    await reserve()
    const earlier: Calculation[] = []
    meanwhile(async () => {
      const call = { token: installer.token, body: sample(), query: { derivation } }
      earlier.push((await server.call<Calculation>('getResult', call)).body.data)
    })
    const { body } = await server.call<Calculation>('getResult', { token: installer.token, body: sample() })
    expect([body.data, ...earlier]).toMatchObject([
      { isResult: 1, times: 1 },
      { isResult: 1, times: 1 },
    ])
    expect(body.data.output).toBe(earlier[0]?.output)
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 1, charges: 1, reservations: 0 })
  },
)

it('without a subscription nothing is reserved, told or charged', async () => {
  expect((await reserve()).status).toBe(403)
  const answer = await calculate()
  expect(answer).toMatchObject({ isResult: 0, result: { zoneResults: [] }, times: 0 })
  expect(answer.message).toContain('You need a subscription')
  expect(await packages()).toMatchObject({ isSubscribe: false, times: 0 })
  expect(await rowCounts(server.db)).toMatchObject({ issued_results: 0, charges: 0, reservations: 0 })
})
