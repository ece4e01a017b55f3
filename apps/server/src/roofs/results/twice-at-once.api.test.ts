import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { beforeEach, expect, it, vi } from 'vitest'
import { sample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Caller } from '../../testing/test-server.ts'
import { answerRequest } from '../calculations/calculate.ts'

// Another call comes in while a thread calculates: only here can it be made to come then.
vi.mock('../calculations/calculate.ts', async (load) => {
  const real = await load<typeof import('../calculations/calculate.ts')>()
  return { ...real, answerRequest: vi.fn(real.answerRequest) }
})
const { answerRequest: real } =
  await vi.importActual<typeof import('../calculations/calculate.ts')>('../calculations/calculate.ts')

const server = await serverOfTests()
let installer: Caller
beforeEach(async () => {
  installer = await server.caller()
})

const calculate = async (derivation: 0 | 1) =>
  (await server.call<Calculation>('getResult', { token: installer.token, body: sample(), query: { derivation } })).body
    .data

/** Runs something before the thread answers the call of this number. */
const meanwhile = (place: number, work: () => Promise<void>): void => {
  let calls = 0
  vi.mocked(answerRequest).mockImplementation(((...asked: Parameters<typeof real>) => {
    calls += 1
    return calls === place ? work().then(() => real(...asked)) : real(...asked)
  }) as unknown as typeof real)
}

it.each([
  ['the same call', 0],
  ['the same call for the derivation', 1],
] as const)(
  '%s, which takes the reservation while a result is written to be kept, leaves both answered',
  async (_, other) => {
    await server.subscribe(installer, 2)
    await server.call('decrementTimes', { token: installer.token })
    const second: Calculation[] = []
    meanwhile(2, async () => {
      second.push(await calculate(other))
    })
    const first = await calculate(0)
    expect([first, ...second]).toMatchObject([
      { isResult: 1, times: 1 },
      { isResult: 1, times: 1 },
    ])
    expect(first.output).toBe(second[0]?.output)
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 1, charges: 1, reservations: 0 })
  },
)

it('other inputs that take the reservation meanwhile leave the first call without a result', async () => {
  await server.subscribe(installer, 2)
  await server.call('decrementTimes', { token: installer.token })
  meanwhile(2, async () => {
    await server.call('getResult', { token: installer.token, body: { ...sample(), roof_slope: 7 } })
  })
  expect(await calculate(0)).toMatchObject({ isResult: 0, times: 1, result: { zoneResults: [] } })
  expect(await rowCounts(server.db)).toMatchObject({ issued_results: 1, charges: 1, reservations: 0 })
})
