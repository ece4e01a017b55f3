import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { describe, expect, it } from 'vitest'
import { checkIntegrity } from '../../administration/integrity/check-integrity.ts'
import { storePhotos } from '../../administration/integrity/testing/stored-content.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

/** Faces of 1.2 m: the zones are calculated, and no panel lies between eave and ridge. */
const narrow = { building_width: 2.4, installation_scale: 2 }

const server = await serverOfFile()
const installer = await server.caller()

const { created, result } = projectCalls(server, installer)
const call = <T>(name: 'decrementTimes' | 'getResult' | 'customerPackages', body?: unknown) =>
  server.call<T>(name, { token: installer.token, ...(body === undefined ? {} : { body }) })
const calculated = async (body: unknown) => (await call<Calculation>('getResult', body)).body.data

await server.subscribe(installer, 2)
const project = { ...(await completeSample(server, installer)), ...narrow }
await storePhotos(server)

describe('a roof on which no panel fits', () => {
  it('is answered for nothing: the reservation is back with the answer', async () => {
    expect((await call<{ times: number }>('decrementTimes')).body.data.times).toBe(1)
    const answer = await calculated(project)
    expect(answer).toMatchObject({ isResult: 1, times: 2, result: { verdict: 'no-panel-fits', chargeable: false } })
    expect(answer.output).toMatch(/^No panel fits where panels may go\. /)
    expect(await rowCounts(server.db)).toMatchObject({ charges: 0, reservations: 0, issued_results: 1 })
    expect(await server.db.query('select is_charged from issued_results')).toEqual([{ isCharged: false }])
  })

  it('costs nothing when it is asked again, with a reservation or without', async () => {
    expect(await calculated(project)).toMatchObject({ isResult: 1, times: 2 })
    await call('decrementTimes')
    expect(await calculated(project)).toMatchObject({ isResult: 1, times: 2 })
    expect(await rowCounts(server.db)).toMatchObject({ charges: 0, reservations: 0, issued_results: 1 })
  })

  it('stands with its project, and the audit finds nothing amiss', async () => {
    const hash = await created(project)
    expect((await result(hash))?.result).toMatchObject({ verdict: 'no-panel-fits', chargeable: false })
    expect((await checkIntegrity(server.services)).differences).toEqual([])
  })

  it('tells no figure on any way to a result, and names the figures that it rests on', async () => {
    const hash = await created(project)
    const { token } = installer
    const whole = await server.call<Calculation>('getResult', { token, body: project, query: { derivation: 1 } })
    const stored = (await result(hash))?.result
    for (const told of [whole.body.data.result, stored]) {
      expect(told?.zoneResults.length).toBeGreaterThan(0)
      for (const zone of told?.zoneResults ?? [])
        expect(zone).toMatchObject({ numRails: 0, fixingSpacing: null, uplift: null, checks: [], alternatives: [] })
      expect(told).toMatchObject({ roofChecks: [], conditions: [], ridgeCorner: null })
    }
    const derivation = 'trace' in (whole.body.data.result ?? {}) ? whole.body.data.result : null
    expect(derivation).toMatchObject({ trace: { steps: [], children: [{ id: 'zones' }] } })
    for (const [name, asked] of [
      ['layout', { body: { hash } }],
      ['advice', { query: { hash } }],
      ['whatIf', { body: { hash, variants: [{}] } }],
      ['recalculate', { body: { hash } }],
    ] as const)
      expect((await server.call<unknown>(name, { token, ...asked })).body.data).toBeNull()
    const [row] = await server.db.query<{ count: number }>('select count(*) as count from result_figures')
    expect(row?.count).toBeGreaterThan(0)
  })

  it('is charged once there is room, as any other roof', async () => {
    const wide = { ...project, building_width: 18 }
    await call('decrementTimes')
    expect(await calculated(wide)).toMatchObject({ isResult: 1, times: 1, result: { chargeable: true } })
    expect(await rowCounts(server.db)).toMatchObject({ charges: 1, reservations: 0, issued_results: 2 })
    expect((await checkIntegrity(server.services)).differences).toEqual([])
  })

  it('tells in codes what it tells in words: the houses around change neither', async () => {
    const answerIn = async (terrain: number) => {
      await call('decrementTimes')
      const { coded } = await calculated({ ...project, terrain_category_index: terrain })
      if (coded === undefined) throw new Error('no codes')
      const { assumptions: _, ...told } = coded
      return told
    }
    const [open, among] = [await answerIn(0), await answerIn(2)]
    expect(open).toMatchObject({ verdict: 'no-panel-fits', roofChecks: [], conditions: [], ridgeCorner: null })
    expect(open).toEqual(among)
    expect(JSON.stringify(open)).not.toMatch(/footMass|ifSupport|blockedBy|utilisation|"ratio"/)
  })
})
