import { type Underlay, underlay as underlaySchema } from '@soundroof/contract/roofs/underlay/underlay'
import { beforeEach, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, insertFiles } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const complete = anew(() => completeSample(server, installer))
let picture: string
const { created, detail, upload } = projectCalls(server, installer)
beforeEach(async () => {
  const [address = ''] = await insertFiles(server, installer, ['drone'])
  picture = address
})

const traced = (): Underlay =>
  underlaySchema.parse({
    picture,
    ends: [
      { x: 0.1, y: 0.2 },
      { x: 0.4, y: 0.2 },
    ],
    metres: 6.5,
    corners: [
      { x: 0.1, y: 0.1 },
      { x: 0.9, y: 0.1 },
      { x: 0.9, y: 0.6 },
    ],
  })
const keptOf = async (hash: string, who = installer) =>
  server.call<Underlay | null>('underlay', { token: who.token, query: { hash } })
const keep = (hash: string, underlay: object | null, who = installer) =>
  server.call('keepUnderlay', { token: who.token, body: { hash, underlay } })

it('arrives with the project, is kept without its signature, and an edit that does not name it leaves it', async () => {
  const hash = await created({ ...complete, underlay: { ...traced(), picture: `${picture}?expires=1&signature=a` } })
  expect((await keptOf(hash)).body.data).toEqual(traced())
  await upload({ ...complete, hash, building_length: 21 })
  expect((await keptOf(hash)).body.data).toEqual(traced())
  await upload({ ...complete, hash, underlay: null })
  expect((await keptOf(hash)).body.data).toBeNull()
})

it('changes neither revision, nor records, nor reports', async () => {
  const hash = await created(complete)
  const before = { rows: await rowCounts(server.db), row: await detail(hash) }
  expect((await keep(hash, traced())).status).toBe(200)
  expect((await keptOf(hash)).body.data).toEqual(traced())
  expect(await rowCounts(server.db)).toEqual(before.rows)
  expect((await detail(hash)).updated_at).toBe(before.row.updated_at)
})

it('takes pictures of the own company only', async () => {
  const hash = await created(complete)
  const other = await server.caller()
  const [strange = ''] = await insertFiles(server, other, ['theirs'])
  const [sheet = ''] = await insertFiles(server, installer, ['sheet'], 'pdf')
  const refused = await keep(hash, { picture: strange })
  expect(refused.body).toMatchObject({
    code: 400,
    message: 'This file was not uploaded by your company. Please upload it again!',
  })
  expect((await keep(hash, { picture: sheet })).body.message).toBe('Please select the correct image file!')
  const inProject = await upload({ ...complete, hash, underlay: { picture: strange } })
  expect(inProject.body).toMatchObject({ code: 400, issues: [{ field: 'underlay.picture' }] })
  expect((await keptOf(hash)).body.data).toBeNull()
})

it('is told to nobody else, and goes with the project', async () => {
  const hash = await created({ ...complete, underlay: traced() })
  const other = await server.caller()
  expect((await keptOf(hash, other)).status).toBe(403)
  expect((await keep(hash, null, other)).status).toBe(403)
  await server.call('deleteProject', { token: installer.token, body: { hash } })
  expect((await keptOf(hash)).status).toBe(403)
  const rows = await server.db.query('select 1 from projects where underlay is not null')
  expect(rows).toEqual([])
})

it('is frozen from the claim on', async () => {
  const hash = await created({ ...complete, underlay: traced() })
  await server.db.transaction((tx) => tx.query('update projects set status = 3 where hash = $1', [hash]))
  expect((await keep(hash, null)).status).toBe(409)
  expect((await keptOf(hash)).body.data).toEqual(traced())
})

it('goes with a further roof of the project; its corners only with everything else', async () => {
  const hash = await created({ ...complete, underlay: traced() })
  const add = async (name: string, copy: 'site' | 'all') => {
    const body = { hash, name, madeAt: '2026-11-22 10:00:00', copy }
    return (await server.call<{ hash: string }>('addRoof', { token: installer.token, body })).body.data.hash
  }
  expect((await keptOf(await add('North', 'all'))).body.data).toEqual(traced())
  expect((await keptOf(await add('South', 'site'))).body.data).toEqual({ ...traced(), corners: [] })
})
