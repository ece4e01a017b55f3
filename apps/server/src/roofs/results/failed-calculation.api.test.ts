import { assess } from '@soundroof/engine/assess'
import { expect, it, vi } from 'vitest'
import { sample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

// The engine answers every input; a defect in it can only be made here.
vi.mock('@soundroof/engine/assess', async (load) => {
  const real = await load<typeof import('@soundroof/engine/assess')>()
  return { ...real, assess: vi.fn(real.assess) }
})

const server = await serverOfTests()

const fail = () => {
  throw new Error('a defect with details')
}

const reserving = async () => {
  const { token, account } = await server.caller()
  await server.subscribe({ token, account }, 2)
  await server.call('decrementTimes', { token })
  return token
}
const calculate = (token: string) => server.call('getResult', { token, body: sample() })
const left = async (token: string) =>
  (await server.call<{ times: number }>('customerPackages', { token })).body.data.times

/** A reservation and a calculation that breaks. */
const breaking = async (failing: typeof calculate) => {
  const token = await reserving()
  const failed = await failing(token)
  expect([failed.status, failed.body]).toEqual([500, { code: 500, message: 'Server error, please try again later!' }])
  expect(server.errors).toHaveLength(1)
  expect(await rowCounts(server.db)).toMatchObject({ reservations: 0, charges: 0, issued_results: 0 })
  expect(await left(token)).toBe(2)
}

it('a calculation that fails is our failure: the reservation comes back at once, nothing is charged or told', () => {
  vi.mocked(assess).mockImplementationOnce(fail)
  return breaking(calculate)
})

it('so is one whose result cannot be kept', () => {
  return breaking((token) => {
    vi.spyOn(server.db, 'transaction').mockRejectedValueOnce(new Error('a defect with details'))
    return calculate(token)
  })
})

it('a failure for inputs that were charged before gives a reservation back too', async () => {
  const token = await reserving()
  await calculate(token)
  await server.call('decrementTimes', { token })
  vi.mocked(assess).mockImplementationOnce(fail)
  expect((await calculate(token)).status).toBe(500)
  expect(await rowCounts(server.db)).toMatchObject({ reservations: 0, charges: 1, issued_results: 1 })
  expect(await left(token)).toBe(1)
})
