import { catalogueFigures } from '@soundroof/contract/review/figures/catalogue-figures'
import { withValues } from '@soundroof/contract/review/figures/signed-catalogue'
import { catalogue } from '@soundroof/data'
import { beforeEach, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { servicesOf } from '../../testing/test-server.ts'
import { findNotices } from '../notices/notice-rows.ts'
import { searchWorse } from './search.ts'
import { newSearcher } from './whose-search.ts'

/** Two releases side by side without a migration between them, which calculate differently. */

const server = await serverOfTests()
const installer = anew(() => server.caller())

type Release = { readonly version?: string; readonly code?: string }

/** Starts a server of a release that publishes this value. */
const startRelease = async (hook: number, { version = `hook-${hook}`, code = 'code' }: Release = {}) => {
  const figure = catalogueFigures(catalogue).find(({ id }) => id === 'fixings/tile-hook/service')
  if (!figure) throw new Error('no such figure')
  const released = withValues(catalogue, figure, [{ name: 'value', value: hook }])
  const { db, clock, services } = server
  const { log, objectStore, config } = services
  const published = { ...released, version }
  const its = servicesOf({ db, clock, log, objectStore, folder: config.dataDir, catalogue: published })
  const searcher = await newSearcher(its, code)
  return { look: () => searchWorse(its, searcher) }
}
const kind = 0.7
const strict = 0.3
const minute = 60_000

beforeEach(async () => {
  await server.subscribe(installer, 20)
  await projectCalls(server, installer).paid(await completeSample(server, installer, 'tiled-house-in-melbourne'))
})

const outcomes = async () =>
  (
    await server.db.query<{ outcome: string | null }>('select outcome from reconsiderations order by opened_at, id')
  ).map(({ outcome }) => outcome)
const told = async () =>
  (await findNotices(server.db, installer.account.id)).filter((notice) => notice.kind === 'reconsidered').length

it('the release that was started last searches alone while it lives: nothing is marked, settled and told in turn', async () => {
  const former = await startRelease(kind)
  await former.look()
  const present = await startRelease(strict)
  for (let round = 0; round < 3; round++) {
    server.clock.move(minute)
    await present.look()
    await former.look()
  }
  expect([await outcomes(), await told()]).toEqual([[null], 1])
})

it('a release that was taken back by starting the former one again searches no more', async () => {
  const taken = await startRelease(strict)
  await taken.look()
  expect(await outcomes()).toEqual([null])
  const former = await startRelease(kind)
  for (let round = 0; round < 3; round++) {
    server.clock.move(minute)
    await former.look()
    await taken.look()
  }
  expect([await outcomes(), await told()]).toEqual([['figures-in-force-again'], 1])
})

it('an older process takes over where no newer one has searched for five minutes', async () => {
  const former = await startRelease(strict)
  const present = await startRelease(kind)
  await present.look()
  server.clock.move(4 * minute)
  await former.look()
  expect(await outcomes()).toEqual([])
  server.clock.move(2 * minute)
  await former.look()
  expect(await outcomes()).toEqual([null])
})

it('a newer process takes the search from one that is in the middle of it', async () => {
  const former = await startRelease(strict)
  await former.look()
  await server.db.query('update reconsideration_search set claimed_until = $1', [
    new Date(server.clock().getTime() + minute),
  ])
  const present = await startRelease(kind)
  await present.look()
  expect(await outcomes()).toEqual([null])
  await server.db.query('update reconsideration_search set claimed_until = null')
  await former.look()
  await present.look()
  expect(await outcomes()).toEqual(['figures-in-force-again'])
})

it('processes of one release search side by side', async () => {
  const first = await startRelease(strict)
  const second = await startRelease(strict)
  await second.look()
  await server.db.query('delete from reconsiderations')
  await server.db.query('update projects set updated_at = $1', [server.clock()])
  await first.look()
  expect(await outcomes()).toEqual([null])
})

const afterTenMinutes = () => server.clock.move(10 * minute)

it('two builds of one version and the same figures are two releases: the second looks at every result', async () => {
  const { version } = catalogue
  const first = await startRelease(kind, { version })
  await first.look()
  for (let round = 0; round < 2; round++) {
    afterTenMinutes()
    await first.look()
  }
  await server.db.transaction((tx) =>
    tx.query(
      `update issued_results set result = jsonb_set(result::jsonb, '{zoneResults,0,fixingSpacing}', '5000')::text`,
    ),
  )
  await first.look()
  await (await startRelease(kind, { version })).look()
  expect(await outcomes()).toEqual([])
  await (await startRelease(kind, { version, code: 'other code' })).look()
  expect(await outcomes()).toEqual([null])
})

it('a release that changes nothing of what differs leaves alone what was settled', async () => {
  await (await startRelease(strict)).look()
  await server.db.transaction((tx) =>
    tx.query(`update reconsiderations set settled_at = $1, outcome = 'stands'`, [server.clock()]),
  )
  for (const release of [{ code: 'other code' }, { version: 'other data' }, { version: 'other', code: 'other' }]) {
    afterTenMinutes()
    await (await startRelease(strict, release)).look()
  }
  expect([await outcomes(), await told()]).toEqual([['stands'], 1])
})

it('a release by which something else differs marks again what was settled', async () => {
  await (await startRelease(strict)).look()
  await server.db.transaction((tx) =>
    tx.query(`update reconsiderations set settled_at = $1, outcome = 'stands'`, [server.clock()]),
  )
  afterTenMinutes()
  await (await startRelease(strict - 0.1)).look()
  expect([await outcomes(), await told()]).toEqual([['stands', null], 2])
})
