import { api } from '@soundroof/contract/api'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { beforeEach, expect, it } from 'vitest'
import { tidy } from '../../platform/work/housekeeping.ts'
import { sample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'

const server = await serverOfTests()
let installer: Caller
beforeEach(async () => {
  installer = await server.caller()
  await server.subscribe(installer, 5)
})

const reserve = () => server.call('decrementTimes', { token: installer.token })
const calculate = async (change: object = {}) =>
  (await server.call<Calculation>('getResult', { token: installer.token, body: { ...sample(), ...change } })).body.data
const states = async () =>
  (await server.db.query<{ state: string }>('select state from reservations order by reserved_at, id')).map(
    ({ state }) => state,
  )

it('a reservation is charged for the result that took it, and tells which', async () => {
  await reserve()
  expect(await states()).toEqual(['reserved'])
  await calculate()
  const rows = await server.db.query(
    `select v.state, v.taken_by_scope = i.scope and v.taken_by_inputs = i.input_hash as own, c.id is not null as charge
     from reservations v join issued_results i on i.id = v.issued_result_id
     join charges c on c.issued_result_id = i.id and c.subscription_id = v.subscription_id`,
  )
  expect(rows).toEqual([{ state: 'charged', own: true, charge: true }])
})

it('two calculations at once are charged from a reservation each', async () => {
  await reserve()
  await reserve()
  await Promise.all([calculate({ building_length: 30 }), calculate({ building_length: 31 })])
  const rows = await server.db.query<{ id: string }>(
    `select distinct issued_result_id as id from reservations where state = 'charged'`,
  )
  expect(rows).toHaveLength(2)
})

it.each([
  ['inputs that were charged before', {}],
  ['a result that costs nothing', { purlin_spacing: 0 }],
])('a reservation taken by %s is returned', async (_, change) => {
  await reserve()
  await calculate()
  server.clock.move(1000)
  await reserve()
  expect(await calculate(change)).toMatchObject({ isResult: 1, times: 4 })
  expect(await states()).toEqual(['charged', 'returned'])
})

const sent = (body: unknown) => server.call('getResult', { token: installer.token, body })
const times = async () =>
  (await server.call<{ times: number }>('customerPackages', { token: installer.token })).body.data.times

it.each([
  ['a name that no file may have', { ...sample(), name: 'a/b' }],
  ['a value outside its limits', { ...sample(), roof_slope: 90 }],
  ['no project at all', '{'],
  ['a project that is unknown', { ...sample(), hash: 'unknown' }],
])('a refusal of %s returns the reservation at once', async (_, body) => {
  await reserve()
  expect((await sent(body)).status).toBeGreaterThanOrEqual(400)
  expect([await times(), await states()]).toEqual([5, ['returned']])
  await reserve()
  expect(await calculate()).toMatchObject({ isResult: 1, times: 4 })
})

const signed = () => ({ ...server.signature(), 'content-type': 'application/json' })
const owner = () => ({ authorization: `Bearer ${installer.token}` })
const project = () => JSON.stringify(sample())

it.each([
  ['413', () => ({ headers: { ...signed(), ...owner() }, payload: `"${'x'.repeat(3_000_000)}"` })],
  ['415', () => ({ headers: { ...signed(), ...owner(), 'content-type': 'text/plain' }, payload: project() })],
  ['401', () => ({ headers: { ...signed(), authorization: 'Bearer unknown' }, payload: project() })],
  ['400', () => ({ headers: { ...owner(), 'content-type': 'application/json' }, payload: project() })],
])('a call refused with %s before it is read leaves its reservation to the next one', async (code, call) => {
  await reserve()
  const { method, path: url } = api.getResult
  expect((await server.app.inject({ method, url, ...call() })).statusCode).toBe(Number(code))
  expect([await times(), await states()]).toEqual([4, ['reserved']])
  expect(await calculate()).toMatchObject({ isResult: 1, times: 4 })
  expect(await states()).toEqual(['charged'])
})

it('a refusal returns one reservation: the others stay', async () => {
  await reserve()
  await reserve()
  await sent({ ...sample(), name: 'a/b' })
  expect((await states()).sort()).toEqual(['reserved', 'returned'])
  expect(await calculate()).toMatchObject({ isResult: 1, times: 4 })
})

it('an unused reservation expires after ten minutes; rows that were not charged are deleted after a day', async () => {
  await reserve()
  await calculate()
  await reserve()
  server.clock.move(10 * 60 * 1000)
  await tidy(server.db, server.clock())
  expect((await states()).sort()).toEqual(['charged', 'expired'])
  server.clock.move(25 * 3600 * 1000)
  await tidy(server.db, server.clock())
  expect(await states()).toEqual(['charged'])
})
