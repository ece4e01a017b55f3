import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CutServer, startCutServer } from '../../testing/processes/cut-server.ts'
import { cuts } from '../../testing/processes/cutting-relay.ts'
import { sample } from '../../testing/sample-project.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Caller, TestServer } from '../../testing/test-server.ts'

/** The connection to PostgreSQL breaks at the commit that charges a calculation. */

let cut: CutServer
let installer: Caller

beforeAll(async () => {
  cut = await startCutServer()
})
afterAll(() => cut?.close())
beforeEach(async () => {
  await cut.server.reset()
  installer = await cut.server.caller()
  await cut.server.subscribe(installer, 3)
})

const calculate = ({ app }: TestServer) => {
  const headers = { ...cut.server.signature(), authorization: `Bearer ${installer.token}` }
  return app.inject({ method: 'POST', url: '/api/projects/getResult', headers, payload: sample() })
}
const reserve = () => cut.server.call('decrementTimes', { token: installer.token })
const times = async () =>
  (await cut.server.call<{ times: number }>('customerPackages', { token: installer.token })).body.data.times

it.each(cuts)('%s: nothing stays reserved, and what was charged is answered again for nothing', async (how) => {
  await reserve()
  cut.relay.cutNext(how)
  expect((await calculate(cut.cutOff)).statusCode).toBe(503)
  const isCharged = how !== 'never arrives'
  expect(await times()).toBe(isCharged ? 2 : 3)
  expect(await rowCounts(cut.server.db)).toMatchObject({ charges: isCharged ? 1 : 0, reservations: 0 })
  if (!isCharged) await reserve()
  expect((await calculate(cut.server)).json().data as Calculation).toMatchObject({ isResult: 1, times: 2 })
})

it('a charge that may count gives back nobody else’s reservation', async () => {
  await reserve()
  await reserve()
  cut.relay.cutNext('answer lost')
  await calculate(cut.cutOff)
  expect(await rowCounts(cut.server.db)).toMatchObject({ charges: 1, reservations: 1 })
})
