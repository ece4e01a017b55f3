import type { Changes, Recalculation, Revision } from '@soundroof/contract/roofs/calls/revision-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
let hash: string

const call = <T>(name: Parameters<typeof server.call>[0], given: object) =>
  server.call<T>(name, { token: installer.token, ...given })

beforeEach(async () => {
  const body = await completeSample(server, installer)
  await server.subscribe(installer, 1)
  const { issue, created } = projectCalls(server, installer)
  await issue(body)
  hash = await created(body)
})

const revisions = async (): Promise<readonly Revision[]> =>
  (await call<Revision[]>('revisions', { query: { hash } })).body.data

/** As if an earlier engine had issued the result. */
const ageResult = () =>
  server.db.query(
    `update issued_results set engine_version = '0.0.1', result =
       replace(replace(result, '"engineVersion":"', '"engineVersion":"0'), '"setback":200', '"setback":150')`,
  )

it('lists who saved what, and by which engine it was calculated', async () => {
  const [first, ...others] = await revisions()
  expect(others).toEqual([])
  expect(first).toMatchObject({ revision: 1, saved_by: installer.account.name, engine_version: expect.any(String) })
  const body = { ...(await completeSample(server, installer)), hash, roof_height: 5 }
  await call('uploadProject', { body })
  expect(await revisions()).toMatchObject([
    { revision: 2, result: null, issued_at: null },
    { revision: 1, result: first?.result },
  ])
})

it('an earlier revision reads as it was saved, and the change is told', async () => {
  const before = await completeSample(server, installer)
  await call('uploadProject', { body: { ...before, hash, roof_height: 5 } })
  const earlier = await call<{ roof_height: number; is_result: number }>('revision', { query: { hash, revision: 1 } })
  expect(earlier.body.data).toMatchObject({ roof_height: before.roof_height, is_result: 1, status: 1 })
  const changes = await call<Changes>('changes', { query: { hash, from: 1, to: 2 } })
  expect(changes.body.data.result).toBeNull()
  expect(changes.body.data.input).toEqual([
    expect.objectContaining({ field: 'Roof Height', after: '5 m, average, midway between eaves and ridge' }),
  ])
})

it('a revision that does not exist is named', async () => {
  const { status, body } = await call('revision', { query: { hash, revision: 7 } })
  expect([status, body.message]).toEqual([404, 'This project has no revision 7!'])
})

describe('calculated again', () => {
  it('changes nothing, and says what differs', async () => {
    await ageResult()
    const before = await rowCounts(server.db)
    const { body } = await call<Recalculation>('recalculate', { body: { hash } })
    expect(body.data.kept).toBeNull()
    expect(body.data.differences).toContainEqual(
      expect.objectContaining({ group: 'Whole roof', field: 'Distance to roof edges', before: '150', after: '200' }),
    )
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('is kept as a new revision, free of charge; the former result stays', async () => {
    await ageResult()
    const [first] = await revisions()
    const { body } = await call<Recalculation>('recalculate', { body: { hash, keep: 1 } })
    const [second, former] = await revisions()
    expect(former).toEqual(first)
    expect(second).toMatchObject({ revision: 2, result: body.data.kept })
    expect(second?.engine_version).not.toBe('0.0.1')
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 2, charges: 1 })
    const shown = await call<{ id: string }>('issuedResult', { query: { hash } })
    expect(shown.body.data.id).toBe(body.data.kept)
    const old = await call('recalculate', { body: { hash, id: first?.result, keep: 1 } })
    expect(old.status).toBe(409)
  })

  it('is not kept where it says the same', async () => {
    const before = await rowCounts(server.db)
    const { status, body } = await call('recalculate', { body: { hash, keep: 1 } })
    expect([status, body.message]).toEqual([
      409,
      'The present engine and figures give the same result. There is nothing new to keep!',
    ])
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('is not kept while an engineer reviews the project', async () => {
    await ageResult()
    await server.db.query('update projects set status = 3')
    expect((await call('recalculate', { body: { hash, keep: 1 } })).status).toBe(409)
    expect(await revisions()).toHaveLength(1)
  })
})
