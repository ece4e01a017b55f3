import { api } from '@soundroof/contract/api'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { signByKey } from '../../identity/api-keys/testing/sign-by-key.ts'
import { insertTestKey } from '../../identity/api-keys/testing/valid-api-key-calls.ts'
import { tidy } from '../../platform/work/housekeeping.ts'
import { sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
beforeEach(() => server.subscribe(installer, 5))

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
])('a refusal of %s leaves the reservation to the next call at once', async (_, body) => {
  await reserve()
  expect((await sent(body)).status).toBeGreaterThanOrEqual(400)
  expect([await times(), await states()]).toEqual([5, ['taken']])
  await reserve()
  expect(await calculate()).toMatchObject({ isResult: 1, times: 4 })
})

const signed = () => ({ ...server.signature(), 'content-type': 'application/json' })
const owner = () => ({ authorization: `Bearer ${installer.token}` })
const project = () => JSON.stringify(sample())

it.each([
  ['405', () => ({ method: 'PUT' as const, headers: { ...signed(), ...owner() }, payload: project() })],
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

const address = api.getResult.path
const asks = (query: string) =>
  server.app.inject({
    method: 'POST',
    url: `${address}?${query}`,
    headers: { ...signed(), ...owner() },
    payload: project(),
  })
const withoutScope = async () => {
  const key = await insertTestKey(server, installer, ['projects:read'])
  const body = project()
  const headers = signByKey(key, { method: 'POST', url: address, payload: body, now: server.clock() })
  return server.app.inject({
    method: 'POST',
    url: address,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  })
}

it.each([
  ['400 for a value of the query', 400, () => asks('derivation=2')],
  ['400 for a name in the query', 400, () => asks('anything=1')],
  ['400 for a query that cannot be kept', 400, () => asks('derivation=%00')],
  ['403 for a key without the scope', 403, withoutScope],
] as const)('nor does a caller who is known wait ten minutes after %s', async (_, code, call) => {
  await reserve()
  expect((await call()).statusCode).toBe(code)
  expect([await times(), await states()]).toEqual([5, ['taken']])
  expect(await calculate()).toMatchObject({ isResult: 1, times: 4 })
  expect(await states()).toEqual(['charged'])
})

it('a refusal leaves one reservation: the others stay', async () => {
  await reserve()
  await reserve()
  await sent({ ...sample(), name: 'a/b' })
  expect((await states()).sort()).toEqual(['reserved', 'taken'])
  expect(await calculate()).toMatchObject({ isResult: 1, times: 4 })
})

const minute = 60_000
const wrong = { ...sample(), roof_slope: 90 }

it('a call that was refused is sent again, corrected, with the same reservation, within ten minutes', async () => {
  await reserve()
  expect((await sent(wrong)).status).toBe(400)
  expect((await sent({ ...sample(), hash: 'unknown' })).status).toBe(403)
  server.clock.move(10 * minute - 1)
  expect(await calculate()).toMatchObject({ isResult: 1, times: 4 })
  expect([await times(), await states()]).toEqual([4, ['charged']])
  expect(await calculate({ building_length: 31 })).toMatchObject({ isResult: 0, times: 4 })
})

it('not after ten minutes', async () => {
  await reserve()
  await sent(wrong)
  server.clock.move(10 * minute)
  expect(await calculate()).toMatchObject({ isResult: 0, times: 5 })
})

it('a reservation that is asked for anew after a refusal is that of the refused call', async () => {
  await reserve()
  await sent(wrong)
  server.clock.move(9 * minute)
  expect((await reserve()).body.data).toEqual({ times: 4 })
  server.clock.move(9 * minute)
  expect(await calculate()).toMatchObject({ isResult: 1, times: 4 })
  expect(await calculate({ building_length: 31 })).toMatchObject({ isResult: 0, times: 4 })
  expect(await states()).toEqual(['charged'])
})

it('what a free answer returned is used: new inputs ask for a reservation of their own', async () => {
  await reserve()
  await calculate()
  await reserve()
  await calculate()
  expect(await calculate({ building_length: 31 })).toMatchObject({ isResult: 0, times: 4 })
})

it('what a refused call left goes to another device that reserves the last one, and is charged once', async () => {
  const last = await server.caller()
  await server.subscribe(last, 1)
  const [ask, calculateLast] = [
    () => server.call('decrementTimes', { token: last.token }),
    (body: unknown) => server.call<Calculation>('getResult', { token: last.token, body }),
  ]
  await ask()
  await calculateLast(wrong)
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(409)
  expect((await calculateLast(sample())).body.data).toMatchObject({ isResult: 1, times: 0 })
  expect((await calculateLast({ ...sample(), building_length: 31 })).body.data).toMatchObject({ isResult: 0, times: 0 })
  expect(await server.db.query('select 1 from charges')).toHaveLength(1)
})

describe('calls at the same time', () => {
  /** The call waits in the middle, with its inputs read, until it is let go. */
  const heldCall = (body: unknown) => {
    let letGo = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const { answer } = server.services
    const isThere = new Promise<void>((resolve) => {
      held.answer = async (asked) => {
        held.answer = answer
        resolve()
        await gate
        return answer(asked)
      }
    })
    const told = injected(body)
    return { isThere, letGo: () => letGo(), told }
  }
  let app: FastifyInstance
  const held: { answer: typeof server.services.answer } = { answer: server.services.answer }
  beforeAll(async () => {
    app = await buildApp({ ...server.services, answer: (asked) => held.answer(asked), checkAnswers: true })
  })
  afterAll(() => app.close())
  const injected = async (body: unknown) => {
    const headers = { ...signed(), ...owner() }
    const { method, path: url } = api.getResult
    const answer = await app.inject({ method, url, headers, payload: JSON.stringify(body) })
    return { status: answer.statusCode, data: answer.json().data as Calculation }
  }
  const other = () => ({ ...sample(), building_length: 31 })

  it('a refused one does not take away the reservation of the other', async () => {
    await reserve()
    const call = heldCall(sample())
    await call.isThere
    expect((await injected(wrong)).status).toBe(400)
    call.letGo()
    expect((await call.told).data).toMatchObject({ isResult: 1, times: 4 })
    expect([await times(), await states()]).toEqual([4, ['charged']])
  })

  it('nor do two that are refused; each leaves one', async () => {
    await Promise.all([reserve(), reserve(), reserve()])
    const call = heldCall(sample())
    await call.isThere
    await Promise.all([injected(wrong), injected({ ...wrong, roof_slope: 89 })])
    expect(await times()).toBe(4)
    call.letGo()
    expect((await call.told).data).toMatchObject({ isResult: 1, times: 4 })
    expect((await states()).sort()).toEqual(['charged', 'taken', 'taken'])
  })

  it('nor does one that was charged before, and reserved nothing', async () => {
    await reserve()
    await calculate()
    await reserve()
    const call = heldCall(other())
    await call.isThere
    expect((await injected(sample())).data).toMatchObject({ isResult: 1 })
    call.letGo()
    expect((await call.told).data).toMatchObject({ isResult: 1, times: 3 })
    expect([await times(), await states()]).toEqual([3, ['charged', 'charged']])
  })
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
