import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { expect, it } from 'vitest'
import { sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'

/** One account bought in two stores: both count, and the period that ends first is used first. */

const server = await serverOfTests()
const installer = anew(() => server.caller())

const day = 24 * 3600 * 1000

const reserve = () => server.call<{ times: number }>('decrementTimes', { token: installer.token })
const calculate = async (length: number) => {
  const body = { ...sample(), building_length: length }
  return (await server.call<Calculation>('getResult', { token: installer.token, body })).body.data
}
const packages = async () => (await server.call('customerPackages', { token: installer.token })).body.data
const chargedTo = async () => {
  const rows = await server.db.query<{ id: string; charged: number }>(
    'select subscription_id as id, count(*) as charged from charges group by 1',
  )
  return Object.fromEntries(rows.map(({ id, charged }) => [id, charged]))
}

it('shows what both have left, until the later one ends, and when the first is renewed', async () => {
  await server.subscribe(installer, 3, 10)
  await server.subscribe(installer, 5, 30)
  const ends = { start_time: '2026-11-21', end_time: '2026-12-21', renewal_time: '2026-12-01' }
  expect(await packages()).toEqual({ isSubscribe: true, total_times: 8, times: 8, ...ends })
  server.clock.move(10 * day)
  expect(await packages()).toEqual({ isSubscribe: true, total_times: 5, times: 5, end_time: '2026-12-21' })
})

it.each([
  [10, 30],
  [30, 10],
])('uses up the one that ends first, then the other: %i and %i days', async (...days) => {
  const ids = [await server.subscribe(installer, 2, days[0]), await server.subscribe(installer, 1, days[1])]
  const bought: Record<string, number> = { [`${ids[0]}`]: 2, [`${ids[1]}`]: 1 }
  const [first = '', second = ''] = days[0] < days[1] ? ids : [...ids].reverse()
  for (let used = 1; used <= (bought[first] ?? 0); used++) {
    await reserve()
    expect(await calculate(20 + used)).toMatchObject({ isResult: 1, times: 3 - used })
    expect(await chargedTo()).toEqual({ [first]: used })
  }
  for (let used = 1; used <= (bought[second] ?? 0); used++) {
    await reserve()
    expect(await calculate(30 + used)).toMatchObject({ isResult: 1 })
  }
  expect(await chargedTo()).toEqual(bought)
  expect((await reserve()).status).toBe(409)
})

it('charges a calculation where it was reserved, and names the next renewal when both are used up', async () => {
  const short = await server.subscribe(installer, 1, 10)
  const long = await server.subscribe(installer, 1, 30)
  expect((await reserve()).body.data.times).toBe(1)
  server.clock.move(1000)
  expect((await reserve()).body.data.times).toBe(0)
  expect((await reserve()).status).toBe(409)
  expect((await calculate(21)).times).toBe(0)
  expect(await chargedTo()).toEqual({ [short]: 1 })
  expect((await calculate(22)).times).toBe(0)
  expect(await chargedTo()).toEqual({ [short]: 1, [long]: 1 })
  expect((await calculate(23)).message).toContain('1 Dec 2026')
})

it('gives as many as both have, however many ask at once', async () => {
  await server.subscribe(installer, 4, 10)
  await server.subscribe(installer, 3, 30)
  const answers = await Promise.all(Array.from({ length: 20 }, reserve))
  const given = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.times)
  expect(given.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => calculate(20 + index)))
  expect(results.filter(({ isResult }) => isResult === 1)).toHaveLength(7)
  expect(Object.values(await chargedTo()).toSorted()).toEqual([3, 4])
})
