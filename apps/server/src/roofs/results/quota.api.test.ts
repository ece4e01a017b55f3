import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { describe, expect, it } from 'vitest'
import { completeSample, sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())

const minute = 60 * 1000
const day = 24 * 60 * minute

const reserve = (caller = installer) => server.call<{ times: number }>('decrementTimes', { token: caller.token })
const calculate = (body: unknown = sample(), caller = installer) =>
  server.call<Calculation>('getResult', { token: caller.token, body })
const times = async (caller = installer) =>
  (await server.call<{ times: number }>('customerPackages', { token: caller.token })).body.data.times
const upload = async (body: unknown, caller = installer) =>
  (await server.call<{ hash: string }>('uploadProject', { token: caller.token, body })).body.data.hash

describe('decrement_times', () => {
  it('reserves one calculation at a time', async () => {
    await server.subscribe(installer, 2)
    expect((await reserve()).body).toEqual({ code: 0, data: { times: 1 } })
    expect((await reserve()).body).toEqual({ code: 0, data: { times: 0 } })
    const third = await reserve()
    expect(third.status).toBe(409)
    expect(third.body.message).toBe('You have no calculations left!')
  })

  it('is refused without a subscription', async () => {
    const answer = await reserve()
    expect(answer.status).toBe(403)
    expect(answer.body.message).toBe('You need a subscription to reserve a calculation!')
  })

  it('is refused after the subscription has ended', async () => {
    await server.subscribe(installer, 2, 1)
    server.clock.move(day + 1)
    expect((await reserve()).status).toBe(403)
  })

  it('comes back after ten minutes, not before', async () => {
    await server.subscribe(installer, 1)
    await reserve()
    server.clock.move(10 * minute - 1)
    expect(await times()).toBe(0)
    server.clock.move(1)
    expect(await times()).toBe(1)
    expect((await reserve()).status).toBe(200)
  })
})

describe('getResult', () => {
  it('issues a result for a reservation, keeps it and charges it once', async () => {
    await server.subscribe(installer, 3)
    await reserve()
    const first = await calculate()
    expect(first.body.data).toMatchObject({ isResult: 1, times: 2 })
    expect(first.body.data.result.zoneResults).toHaveLength(4)
    expect(first.body.data.output).toContain('Internal: ')
    const again = await calculate()
    expect(again.body.data).toEqual(first.body.data)
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 1, charges: 1, reservations: 0 })
  })

  it('writes nothing for inputs that were charged before', async () => {
    await server.subscribe(installer, 3)
    await reserve()
    await calculate()
    const before = await server.db.query('select * from issued_results, subscriptions, charges')
    await calculate()
    expect(await server.db.query('select * from issued_results, subscriptions, charges')).toEqual(before)
  })

  it('gives a reservation back at once when the inputs were charged before', async () => {
    await server.subscribe(installer, 3)
    await reserve()
    await calculate()
    await reserve()
    expect(await times()).toBe(1)
    expect((await calculate()).body.data.times).toBe(2)
    expect(await times()).toBe(2)
  })

  it('withholds the result without a reservation, and charges nothing', async () => {
    await server.subscribe(installer, 3)
    const { body } = await calculate()
    expect(body.data).toEqual({
      result: { zoneResults: [] },
      isResult: 0,
      output: '',
      times: 3,
      message: 'Please reserve a calculation before you ask for a result!',
      coded_message: { code: 'reserveFirst' },
    })
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 0, charges: 0 })
  })

  it('withholds the result without a subscription, whatever the client claims', async () => {
    const { body } = await calculate({ ...sample(), isResult: 1, is_result: 1 })
    expect(body.data).toMatchObject({ isResult: 0, result: { zoneResults: [] }, times: 0 })
    expect(body.data.message).toContain('You need a subscription')
  })

  it('names the renewal when nothing is left, and goes on answering what was charged', async () => {
    await server.subscribe(installer, 1, 30)
    await reserve()
    await calculate()
    const fresh = await calculate({ ...sample(), building_length: 31 })
    expect(fresh.body.data.isResult).toBe(0)
    expect(fresh.body.data.message).toContain('21 Dec 2026')
    expect((await calculate()).body.data).toMatchObject({ isResult: 1, times: 0 })
  })

  it('takes the oldest reservation first', async () => {
    await server.subscribe(installer, 2)
    await reserve()
    server.clock.move(5 * minute)
    await reserve()
    await calculate()
    server.clock.move(9 * minute)
    expect(await times()).toBe(0)
    server.clock.move(minute)
    expect(await times()).toBe(1)
  })

  it('takes no reservation that has run out', async () => {
    await server.subscribe(installer, 1)
    await reserve()
    server.clock.move(10 * minute)
    expect((await calculate()).body.data).toMatchObject({ isResult: 0, times: 1 })
  })

  it('does not charge a calculation that says nothing about zones', async () => {
    await server.subscribe(installer, 1)
    await reserve()
    const { body } = await calculate({ ...sample(), purlin_spacing: 0 })
    expect(body.data).toMatchObject({ isResult: 1, times: 1, result: { chargeable: false } })
    expect(await rowCounts(server.db)).toMatchObject({ charges: 0, reservations: 0, issued_results: 1 })
  })

  it('charges inputs that an earlier engine answered without a charge', async () => {
    await server.subscribe(installer, 2)
    await reserve()
    await calculate()
    // As an engine that says nothing about these inputs would have left them.
    await server.db.query('delete from charges')
    await server.db.query('update issued_results set is_charged = false')
    expect((await calculate()).body.data).toMatchObject({ isResult: 0, times: 2 })
    await reserve()
    expect((await calculate()).body.data).toMatchObject({ isResult: 1, times: 1 })
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 1, charges: 1, reservations: 0 })
    expect((await calculate()).body.data).toMatchObject({ isResult: 1, times: 1 })
  })

  it('ignores what the engine does not read: the same inputs under another street address', async () => {
    await server.subscribe(installer, 2)
    await reserve()
    await calculate()
    const { body } = await calculate({ ...sample(), street_address: 'Elsewhere 1', customer_message: 'Other' })
    expect(body.data).toMatchObject({ isResult: 1, times: 1 })
  })

  it.each([
    ['another name', { name: 'Other' }],
    ['another number', { number: 'Other' }],
    ['another time', { date_time: '2026-11-21 09:30:01' }],
    ['other inputs', { roof_slope: 9 }],
    ['an option', { options: { arrayMass: 20 } }],
  ])('charges %s again', async (_, change) => {
    await server.subscribe(installer, 5)
    await reserve()
    await calculate()
    expect((await calculate({ ...sample(), ...change })).body.data.isResult).toBe(0)
    await reserve()
    expect((await calculate({ ...sample(), ...change })).body.data).toMatchObject({ isResult: 1, times: 3 })
  })

  it('does not take another account’s calculation for its own', async () => {
    await server.subscribe(installer, 1)
    await reserve()
    await calculate()
    const other = await server.caller('customer', installer.account.companyId)
    expect((await calculate(sample(), other)).body.data.isResult).toBe(0)
  })
})

describe('getResult with a project', () => {
  it('charges a project’s inputs once, for everybody of its company', async () => {
    await server.subscribe(installer, 5)
    await reserve()
    const complete = await completeSample(server, installer)
    await calculate(complete)
    const hash = await upload(complete)
    expect((await calculate({ ...complete, hash })).body.data).toMatchObject({ isResult: 1, times: 4 })
    const colleague = await server.caller('customer', installer.account.companyId)
    expect((await calculate({ ...complete, hash }, colleague)).body.data).toMatchObject({ isResult: 1, times: 0 })
    expect(await rowCounts(server.db)).toMatchObject({ charges: 1 })
  })

  it('charges other inputs of the project, and those of another project', async () => {
    await server.subscribe(installer, 5)
    const complete = await completeSample(server, installer)
    const hash = await upload(complete)
    const other = await upload({ ...complete, name: 'Other' })
    for (const left of [4, 3]) {
      await reserve()
      const body = { ...complete, hash: left === 4 ? hash : other }
      expect((await calculate(body)).body.data).toMatchObject({ isResult: 1, times: left })
    }
  })

  it('refuses another company’s project and an unknown one alike, and charges nothing', async () => {
    const complete = await completeSample(server, installer)
    const hash = await upload(complete)
    const stranger = await server.caller()
    await server.subscribe(stranger, 5)
    await reserve(stranger)
    const theirs = await calculate({ ...complete, hash }, stranger)
    const unknown = await calculate({ ...complete, hash: 'unknown' }, stranger)
    expect(theirs.status).toBe(403)
    expect(theirs.body).toEqual(unknown.body)
    expect(await times(stranger)).toBe(5)
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 0, reservations: 0 })
  })

  it('refuses new inputs of a project under review before they are charged', async () => {
    await server.subscribe(installer, 5)
    const complete = await completeSample(server, installer)
    const hash = await upload(complete)
    await server.db.query('update projects set status = 3')
    await reserve()
    const answer = await calculate({ ...complete, hash })
    expect(answer.status).toBe(409)
    expect(await times()).toBe(5)
    expect(await rowCounts(server.db)).toMatchObject({ reservations: 0, charges: 0 })
  })
})

describe('many at once', () => {
  const together = <T>(count: number, run: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => run(index)))

  it('never reserves more than was bought', async () => {
    await server.subscribe(installer, 3)
    const answers = await together(20, () => reserve())
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(17)
    expect(answers.flatMap(({ body }) => (body.data ? [body.data.times] : [])).sort()).toEqual([0, 1, 2])
  })

  it('issues three results for three reservations, however many ask', async () => {
    await server.subscribe(installer, 3)
    await together(3, () => reserve())
    const answers = await together(20, (index) => calculate({ ...sample(), building_length: 30 + index }))
    expect(answers.filter(({ body }) => body.data.isResult === 1)).toHaveLength(3)
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 3, charges: 3, reservations: 0 })
    expect(await times()).toBe(0)
  })

  it('charges the same inputs once, however many ask, and gives the other reservations back', async () => {
    await server.subscribe(installer, 10)
    await together(10, () => reserve())
    const answers = await together(10, () => calculate())
    expect(answers.every(({ body }) => body.data.isResult === 1)).toBe(true)
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 1, charges: 1, reservations: 0 })
    expect(await times()).toBe(9)
  })

  it('reserves and calculates twenty times with three left: three are issued', async () => {
    await server.subscribe(installer, 3)
    const answers = await together(20, async (index) => {
      await reserve()
      return calculate({ ...sample(), building_length: 30 + index })
    })
    expect(answers.filter(({ body }) => body.data.isResult === 1)).toHaveLength(3)
    expect(await rowCounts(server.db)).toMatchObject({ charges: 3 })
  })
})
