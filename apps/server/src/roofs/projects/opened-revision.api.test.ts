import { messages } from '@soundroof/words/en-au/messages/messages'
import { expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'

/** Two people, or two devices, edit one project: the second save overwrites no inputs that it has not seen (decision 084). */

const server = await serverOfTests()
const ann = anew(() => server.caller())
const ben = anew(() => server.caller('customer', ann.account.companyId))
const complete = anew(() => completeSample(server, ann))
const { upload, created, detail, issue, paid } = projectCalls(server, ann)

const steep = { roof_slope: 14 }
const high = { roof_height: 8 }

/** A project that Ben saved with another slope, after Ann had opened its first revision. */
const savedByBen = async (): Promise<string> => {
  const hash = await created(complete)
  const { status } = await upload({ ...complete, ...steep, hash, opened_revision: 1 }, ben)
  expect([status, (await detail(hash)).revision]).toEqual([200, 2])
  return hash
}

it('an edit of a former revision is refused, and changes nothing', async () => {
  const hash = await savedByBen()
  const { status, body } = await upload({ ...complete, ...high, hash, opened_revision: 1 })
  expect([status, body.message]).toEqual([409, messages.savedSinceOpened])
  expect(await detail(hash)).toMatchObject({ revision: 2, ...steep, roof_height: complete.roof_height })
})

it('an edit that has seen the present revision, or does not tell, is saved', async () => {
  const hash = await savedByBen()
  expect((await upload({ ...complete, ...high, hash, opened_revision: 2 })).status).toBe(200)
  expect((await upload({ ...complete, hash })).status).toBe(200)
  expect((await upload({ ...complete, ...high, hash, opened_revision: null })).status).toBe(200)
  expect(await detail(hash)).toMatchObject({ revision: 5, ...high, roof_slope: complete.roof_slope })
})

it('the row of a project sent back as it was read is saved: only the named field is compared', async () => {
  const hash = await savedByBen()
  expect((await upload({ ...complete, ...high, hash, revision: 1 })).status).toBe(200)
})

it('a save repeated because its answer was lost is answered again, and makes no second revision', async () => {
  const hash = await created(complete)
  const edit = { ...complete, ...high, hash, opened_revision: 1 }
  const answers = [await upload(edit), await upload(edit)]
  expect(answers.map(({ status, body }) => [status, body.data.hash])).toEqual([
    [200, hash],
    [200, hash],
  ])
  expect(await detail(hash)).toMatchObject({ revision: 2, ...high })
})

it('repeated with a result that was paid meanwhile, it keeps that result', async () => {
  await server.subscribe(ann, 2)
  const hash = await created(complete)
  const edit = { ...complete, ...high, hash, opened_revision: 1 }
  expect((await upload(edit)).body.data.isResult).toBe(0)
  await issue(edit)
  expect((await upload(edit)).body.data.isResult).toBe(1)
  expect(await detail(hash)).toMatchObject({ revision: 3, is_result: 1 })
})

it('a drawing that was saved meanwhile stays, and refuses no inputs', async () => {
  await server.subscribe(ann, 2)
  const hash = await paid(complete)
  const opened_revision = (await detail(hash)).revision
  const obstacles = [{ kind: 'obstacle', plane: 'front', x: 500, y: 500, width: 300, height: 300 }]
  const drawn = { hash, revision: opened_revision, layout: { obstacles } }
  expect((await server.call('keepLayout', { token: ben.token, body: drawn })).status).toBe(200)
  expect((await upload({ ...complete, ...high, hash, opened_revision })).status).toBe(200)
  const kept = await server.call('keptLayout', { token: ann.token, query: { hash } })
  expect(kept.body.data).toMatchObject({ revision: opened_revision + 2, layout: { obstacles } })
})

it('the direction that a colleague gave is an input, which an edit of before would take away', async () => {
  const hash = await created(complete)
  const body = { hash, frontFacing: complete.front_azimuth === 90 ? 100 : 90 }
  expect((await server.call('keepDirection', { token: ben.token, body })).status).toBe(200)
  expect((await upload({ ...complete, ...high, hash, opened_revision: 1 })).status).toBe(409)
})

it('a revision that never was is refused by its number', async () => {
  const hash = await created(complete)
  const { status, body } = await upload({ ...complete, ...high, hash, opened_revision: 7 })
  expect([status, body.message]).toEqual([404, 'This project has no revision 7!'])
})

it.each([0, -1, 1.5, 'one', [], true])('opened_revision %j is refused by its name', async (opened_revision) => {
  const { status, body } = await upload({ ...complete, opened_revision })
  expect([status, body.issues?.map(({ field }) => field)]).toEqual([400, ['opened_revision']])
})
