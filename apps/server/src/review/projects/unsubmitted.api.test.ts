import type { UnsubmittedReconsiderations } from '@soundroof/contract/review/unsubmitted-reconsiderations'
import { beforeEach, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { signOff } from '../figures/testing/valid-figure-calls.ts'
import { searchWorse } from '../reconsideration/search.ts'
import { newSearcher } from '../reconsideration/whose-search.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller('engineer', 'provider'))
const ben = anew(() => server.caller('engineer', 'provider'))
const installer = anew(() => server.caller())
beforeEach(() => server.subscribe(installer, 20))

const paidProject = async (number: string): Promise<string> =>
  projectCalls(server, installer).paid({
    ...(await completeSample(server, installer, 'tiled-house-in-melbourne')),
    number,
  })
const listed = async (query: object = {}, { token }: Caller = ann) =>
  (await server.call<UnsubmittedReconsiderations>('unsubmittedReconsiderations', { token, query: { ...query } })).body
    .data
const search = async () => searchWorse(server.services, await newSearcher(server.services))

it('lists what was never submitted and would be worse today, oldest first, until it stands or is submitted', async () => {
  const one = await paidProject('one')
  const figure = 'fixings/tile-hook/service'
  await signOff(server, [ann, ben], { figure, values: [{ name: 'value', value: 0.3 }] })
  await search()
  const since = server.clock().toISOString()
  server.clock.move(1000)
  const [two, gone] = [await paidProject('two'), await paidProject('gone')]
  await signOff(server, [ann, ben], { figure, values: [{ name: 'value', value: 0.2 }] })
  await server.call('deleteProject', { body: { hash: gone }, token: installer.token })
  await search()
  const first = await listed({ limit: 1 })
  expect(first).toMatchObject({
    total: 2,
    totalIsCapped: false,
    rows: [{ hash: one, number: 'one', since, cause: 'figures' }],
  })
  const [row] = first.rows
  expect(row?.address).toContain('Melbourne')
  expect([row?.company.id, row?.differences.map(({ field }) => field)]).toEqual([
    installer.account.companyId,
    expect.arrayContaining(['Fixing spacing']),
  ])
  expect((await listed({ limit: 1, after: first.next })).rows).toMatchObject([{ hash: two }])
  expect((await listed({ name: 'two' })).rows).toHaveLength(1)
  expect((await listed({ company: 'of nobody' })).rows).toEqual([])
  const admin = await server.caller('administrator', 'provider')
  expect((await listed({}, admin)).rows).toHaveLength(2)
  for (const name of ['consoleProject', 'claimProject'] as const) {
    const call = name === 'consoleProject' ? { query: { hash: one } } : { body: { hash: one } }
    expect((await server.call(name, { ...call, token: ann.token })).status).toBe(403)
  }
  await server.call('submitProject', { body: { hash: one }, token: installer.token })
  expect((await listed()).rows.map(({ hash }) => hash)).toEqual([two])
  await server.call('recalculate', { body: { hash: two, keep: 1 }, token: installer.token })
  expect((await listed()).rows).toEqual([])
})
