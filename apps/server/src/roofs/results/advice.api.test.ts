import type { Advice } from '@soundroof/contract/roofs/results/advice'
import { beforeEach, expect, it } from 'vitest'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Caller } from '../../testing/test-server.ts'

const server = await serverOfTests()
let installer: Caller
beforeEach(async () => {
  installer = await server.caller()
})

const uploaded = async (isCalculated: boolean): Promise<string> => {
  const body = await completeSample(server, installer, 'workshop-in-townsville')
  const { token } = installer
  if (isCalculated) {
    await server.subscribe(installer, 1)
    await server.call('decrementTimes', { token })
    await server.call('getResult', { token, body })
  }
  return (await server.call<{ hash: string }>('uploadProject', { token, body })).body.data.hash
}
const advice = (hash: string) => server.call<Advice | null>('advice', { token: installer.token, query: { hash } })

it('tells what would make failing zones of an issued result pass, and changes nothing', async () => {
  const hash = await uploaded(true)
  const before = await rowCounts(server.db)
  const { status, body } = await advice(hash)
  expect(status).toBe(200)
  const zones = body.data?.zones ?? []
  expect(zones.map(({ title }) => title)).toContain('Edge')
  expect(zones.flatMap(({ remedies }) => remedies).length).toBeGreaterThan(0)
  expect(await rowCounts(server.db)).toEqual(before)
})

it('tells nothing where no result was issued', async () => {
  const hash = await uploaded(false)
  expect((await advice(hash)).body).toEqual({ code: 0, data: null })
})
