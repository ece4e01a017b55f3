import type { IssuedResult } from '@soundroof/contract/roofs/calls/project-calls'
import type { Advice } from '@soundroof/contract/roofs/results/advice'
import { describe, expect, it } from 'vitest'
import { insertTestKey } from '../../identity/api-keys/testing/valid-api-key-calls.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const { created, issue } = projectCalls(server, installer)

const uploaded = async (isCalculated: boolean): Promise<string> => {
  const body = await completeSample(server, installer, 'workshop-in-townsville')
  if (isCalculated) {
    await server.subscribe(installer, 1)
    await issue(body)
  }
  return created(body)
}
const advice = (hash: string) => server.call<Advice | null>('advice', { token: installer.token, query: { hash } })

it('tells what would make failing zones of an issued result pass, and changes nothing', async () => {
  const hash = await uploaded(true)
  const before = await rowCounts(server.db)
  const { status, body } = await advice(hash)
  expect(status).toBe(200)
  const zones = body.data?.zones ?? []
  expect(zones.map(({ title }) => title)).toContain('Edge')
  const remedies = zones.flatMap((zone) => zone.remedies)
  expect(remedies.length).toBeGreaterThan(0)
  for (const { remains, variation } of remedies) {
    expect(remains).toMatch(/^Then /)
    expect(variation).toBeDefined()
  }
  expect(await rowCounts(server.db)).toEqual(before)
})

describe('of a result that cost nothing', () => {
  /** Roof slope and tilt together above 30 degrees: outside the method, answered without a charge. */
  const steep = { is_tilt_mount: 1, tilt_angle: 28, roof_slope: 8 }
  const attacked = async (): Promise<string> => {
    const body = { ...(await completeSample(server, installer, 'workshop-in-townsville')), ...steep }
    await server.subscribe(installer, 1)
    expect(await issue(body)).toMatchObject({ isResult: 1, times: 1, result: { chargeable: false } })
    return created(body)
  }

  it('tells nothing, neither a person nor a program with every scope', async () => {
    const hash = await attacked()
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 1, charges: 0 })
    expect((await advice(hash)).body).toEqual({ code: 0, data: null })
    const key = await insertTestKey(server, installer)
    expect((await server.call('advice', { key, query: { hash } })).body).toEqual({ code: 0, data: null })
    const issued = await server.call<IssuedResult>('issuedResult', { token: installer.token, query: { hash } })
    const { id, result } = issued.body.data
    expect((await server.call('advice', { key, query: { hash, id } })).body).toEqual({ code: 0, data: null })
    for (const zone of result.zoneResults) {
      expect(zone).toMatchObject({
        installable: false,
        numRails: 0,
        fixingSpacing: null,
        alternatives: [],
        advice: null,
      })
    }
  })

  it('tells no one else’s: the charged result of another project is not of this one', async () => {
    const [charged, free] = [await uploaded(true), await attacked()]
    const issued = await server.call<IssuedResult>('issuedResult', { token: installer.token, query: { hash: charged } })
    const query = { hash: free, id: issued.body.data.id }
    expect((await server.call('advice', { token: installer.token, query })).body.data).toBeNull()
  })
})

it('tells nothing where no result was issued', async () => {
  const hash = await uploaded(false)
  expect((await advice(hash)).body).toEqual({ code: 0, data: null })
})
