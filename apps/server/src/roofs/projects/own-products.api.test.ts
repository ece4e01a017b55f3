import { expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

/** A module of a company's data sheet: docs/decisions/081. */

const server = await serverOfTests()
const installer = anew(() => server.caller())
const complete = anew(() => completeSample(server, installer))
const { upload, created, detail, issue } = projectCalls(server, installer)

const ownModule = { maker: 'Example Solar', model: 'ES-600', length: 2384, width: 1303, mass: 33, power: 600 }
const ownRacking = { maker: 'Example Racking', model: 'R-1', mass: 2.4 }
const beyondBands = { panel_length_index: 6, panel_width_index: 1 }

it('is kept with the project, and among the projects of its company alone', async () => {
  const hash = await created({ ...complete, ...beyondBands, options: { ownModule, ownRacking } })
  expect(await detail(hash)).toMatchObject({ ...beyondBands, options: { ownModule, ownRacking } })
  const listed = async (token: string) => (await server.call('projects', { token })).body.data
  expect(await listed(installer.token)).toMatchObject([{ options: { ownModule } }])
  expect(await listed((await server.caller()).token)).toEqual([])
})

it.each([
  [{ mass: 0 }, 'options.ownModule.mass'],
  [{ mass: '33' }, 'options.ownModule.mass'],
  [{ length: 2.384 }, 'options.ownModule.length'],
  [{ length: 1303, width: 1400 }, 'options.ownModule.width'],
  [{ length: 500, width: 400 }, 'options.ownModule.mass'],
  [{ maker: ' ' }, 'options.ownModule.maker'],
  [{ model: `ES\u202e600` }, 'options.ownModule.model'],
  [{ uplift: 5 }, 'options.ownModule.uplift'],
])('with %j is refused at its field, and nothing is stored', async (wrong, field) => {
  const before = await rowCounts(server.db)
  const answer = await upload({ ...complete, ...beyondBands, options: { ownModule: { ...ownModule, ...wrong } } })
  expect([answer.status, answer.body.issues?.map((issue) => issue.field)]).toEqual([400, [field]])
  expect(await rowCounts(server.db)).toEqual(before)
})

it('of another size than the chosen ranges is refused', async () => {
  const answer = await upload({ ...complete, panel_length_index: 1, options: { ownModule } })
  expect(answer.body.issues?.map((issue) => issue.field)).toContain('panel_length_index')
})

it('counts by size and mass; another name of the same size is not charged again', async () => {
  await server.subscribe(installer, 5)
  const project = { ...complete, ...beyondBands, options: { ownModule, ownRacking } }
  const hash = await (async () => {
    await issue(project)
    return created(project)
  })()
  expect(await detail(hash)).toMatchObject({ is_result: 1 })
  const renamed = { ...project, options: { ownRacking, ownModule: { ...ownModule, model: 'ES-600 black' } } }
  await upload({ ...renamed, hash })
  expect(await detail(hash)).toMatchObject({ is_result: 1, options: { ownModule: { model: 'ES-600 black' } } })
  await upload({ ...renamed, hash, options: { ownRacking, ownModule: { ...ownModule, mass: 30 } } })
  expect(await detail(hash)).toMatchObject({ is_result: 0 })
})
