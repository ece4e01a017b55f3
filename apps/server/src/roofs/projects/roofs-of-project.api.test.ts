import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentSealDifferences } from '../../administration/integrity/content-seal-differences.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const complete = anew(() => completeSample(server, installer))
let first: string
const { upload, created, detail, issue, result, events, jobs } = projectCalls(server, installer)
beforeEach(async () => {
  await server.subscribe(installer, 5)
  first = await created(complete)
})

const tell = (name: 'addRoof' | 'renameRoof' | 'deleteProject' | 'submitProject', body: object, who = installer) =>
  server.call<{ hash: string }>(name, { token: who.token, body })
const add = async (name: string, more: object = {}) => {
  server.clock.move(1000)
  const body = { hash: first, name, madeAt: '2026-11-22 10:00:00', copy: 'all', ...more }
  const answer = await tell('addRoof', body)
  expect(answer.body.message).toBeUndefined()
  return answer.body.data.hash
}
const roofsOf = async (hash: string) => {
  const answer = await server.call<ProjectRow[]>('projects', { token: installer.token, query: { roofOf: hash } })
  return answer.body.data.map(({ hash, roof_name, roof_of }) => [hash, roof_name, roof_of])
}
const withPhotos = (hash: string, row: ProjectRow) => ({ ...complete, hash, name: row.name })

describe('a further roof', () => {
  it('has the job and its place, its own name and no photos, and is not complete', async () => {
    const hash = await add('North', { copy: 'site' })
    const row = await detail(hash)
    const { number, street_address, state_index, terrain_category_index } = complete
    expect(row).toMatchObject({ number, street_address, state_index, terrain_category_index })
    expect(row).toMatchObject({ name: `${complete.name}, North`, roof_name: 'North', roof_of: first })
    expect(row).toMatchObject({ building_length: null, purlin_type: null, roof_photos: [], is_complete: 0, status: 1 })
    expect(row).toMatchObject({ date_time: '2026-11-22 10:00:00', is_result: 0, verdict: null })
    expect(await roofsOf(first)).toEqual([
      [hash, 'North', first],
      [first, '', null],
    ])
    expect((await events(hash)).map(({ event }) => event)).toEqual(['Project created'])
    expect((await jobs()).length).toBe(1)
  })

  it('by choice has everything but the photos; a copy of a further roof belongs to the same first one', async () => {
    const north = await add('North')
    const row = await detail(north)
    expect(row).toMatchObject({ building_length: complete.building_length, roof_photos: [], is_complete: 0 })
    const south = await add('South', { hash: north })
    expect(await detail(south)).toMatchObject({ name: `${complete.name}, South`, roof_of: first })
  })

  it('is described, calculated and charged by itself', async () => {
    const north = await add('North')
    await issue({ ...complete, hash: first })
    const answer = await upload(withPhotos(north, await detail(north)))
    expect(answer.body.data).toMatchObject({ hash: north, isResult: 0 })
    expect(await detail(north)).toMatchObject({ is_complete: 1, roof_of: first })
    const calculation = await issue(withPhotos(north, await detail(north)))
    expect([calculation.isResult, calculation.times]).toEqual([1, 3])
    expect((await result(north))?.id).not.toBe((await result(first))?.id)
  })

  it('cannot be submitted before it is complete', async () => {
    const answer = await tell('submitProject', { hash: await add('North') })
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Please complete all five steps before you submit the project!',
    ])
  })
})

describe('the name of a roof', () => {
  it('is a new revision with the same result, and new reports', async () => {
    await issue({ ...complete, hash: first })
    await upload({ ...complete, hash: first })
    expect((await tell('renameRoof', { hash: first, name: ' Main ' })).status).toBe(200)
    expect(await detail(first)).toMatchObject({ name: `${complete.name}, Main`, roof_name: 'Main', is_result: 1 })
    expect((await jobs()).slice(-2).map(({ revision }) => revision)).toEqual([3, 3])
    await tell('renameRoof', { hash: first, name: 'Shed roof' })
    expect(await detail(first)).toMatchObject({ name: `${complete.name}, Shed roof`, is_result: 1 })
    expect((await events(first))[0]?.event).toBe('Project edited')
  })

  it.each([
    ['', 'Please Input Roof name!'],
    ['a/b', 'The project Name and project Number cannot have these characters: \\ / : * ? " < > |'],
    ['x'.repeat(61), 'Roof name must have at most 60 characters!'],
  ])('%j is refused', async (name, message) => {
    for (const call of ['renameRoof', 'addRoof'] as const) {
      const body = {
        hash: first,
        name,
        ...(call === 'addRoof' ? { madeAt: '2026-11-22 10:00:00', copy: 'all' } : {}),
      }
      const { status, body: answer } = await tell(call, body)
      expect([status, answer.message]).toEqual([400, message])
    }
  })

  it('is refused where the whole name would be too long', async () => {
    await upload({ ...complete, hash: first, name: 'x'.repeat(90) })
    const answer = await tell('renameRoof', { hash: first, name: 'Main roof of the shed' })
    expect([answer.status, answer.body.issues?.[0]?.field]).toEqual([400, 'name'])
  })

  it('is refused where another roof of the project has it', async () => {
    const shed = await add('Shed')
    expect((await tell('renameRoof', { hash: first, name: 'sheD' })).body.issues).toEqual([
      { field: 'name', message: messages.roofNameTaken },
    ])
    expect((await tell('renameRoof', { hash: shed, name: 'SHED' })).status).toBe(200)
    const again = { hash: first, name: 'Shed', madeAt: '2026-11-22 10:00:00', copy: 'all' }
    expect((await tell('addRoof', again)).status).toBe(400)
  })

  it('stays while an engineer reviews the roof', async () => {
    await server.services.db.transaction((tx) => tx.query('update projects set status = 3 where hash = $1', [first]))
    expect((await tell('renameRoof', { hash: first, name: 'Main' })).status).toBe(409)
  })
})

describe('deleting the first roof', () => {
  it('makes the oldest of the others the first', async () => {
    const north = await add('North')
    const south = await add('South')
    await tell('deleteProject', { hash: first })
    expect(await roofsOf(north)).toEqual([
      [south, 'South', north],
      [north, 'North', null],
    ])
    await tell('deleteProject', { hash: north })
    expect(await detail(south)).toMatchObject({ roof_of: null })
  })

  it('does so too where an engineer keeps it', async () => {
    const north = await add('North')
    await server.services.db.transaction((tx) => tx.query('update projects set status = 3 where hash = $1', [first]))
    await tell('deleteProject', { hash: first })
    expect(await roofsOf(north)).toEqual([[north, 'North', null]])
  })
})

it('another company adds, names and lists nothing', async () => {
  const stranger = await server.caller()
  const hash = await add('North')
  for (const of of [first, hash]) {
    const body = { hash: of, name: 'Mine', madeAt: '2026-11-22 10:00:00', copy: 'all' }
    expect((await tell('addRoof', body, stranger)).status).toBe(403)
    expect((await tell('renameRoof', { hash: of, name: 'Mine' }, stranger)).status).toBe(403)
    const listed = await server.call<ProjectRow[]>('projects', { token: stranger.token, query: { roofOf: of } })
    expect(listed.body.data).toEqual([])
  }
})

it('roofs are under the seal of their project', async () => {
  const hash = await add('North')
  const differences = async () => {
    const found: unknown[] = []
    for await (const difference of contentSealDifferences(server.services.db)) found.push(difference)
    return found
  }
  const before = await differences()
  await server.db.query('update projects set roof_of = null where hash = $1', [hash])
  expect((await differences()).length).toBe(before.length + 1)
})
