import type { ConsoleQueue } from '@soundroof/contract/review/console-review'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { assess } from '@soundroof/engine/assess'
import { describe, expect, it } from 'vitest'
import { contentSealDifferences } from '../../administration/integrity/content-seal-differences.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { signOff, signProductOff } from '../figures/testing/valid-figure-calls.ts'
import { findNotices } from '../notices/notice-rows.ts'
import { completeContent } from '../testing/certificate-content.ts'
import { reconsiderationScene, tileHook } from '../testing/reconsideration-scene.ts'
import { insertReviewFile } from '../testing/reviewed-projects.ts'
import { searchWorse } from './search.ts'
import { newSearcher } from './whose-search.ts'

const server = await serverOfTests()
const { people, search, tell, done, paidProject, weaken, submitted, accepted, delivered, seen, marks, settle } =
  reconsiderationScene(server)
const figure = tileHook

const row = async (hash: string) =>
  (await server.call<ProjectRow>('projectDetail', { token: people.installer.token, query: { hash } })).body.data
const queue = async (state: 'open' | 'reconsidered' = 'reconsidered') =>
  (await server.call<ConsoleQueue>('consoleQueue', { token: people.ben.token, query: { state } })).body.data
const verified = async (code: string) =>
  (await server.call<VerifiedDocument>('verifyDocument', { query: { code } })).body.data
const toldOf = async ({ account }: Caller) =>
  (await findNotices(server.db, account.id)).filter(({ kind }) => kind === 'reconsidered').length
describe('a result that rests on a figure which is replaced by a weaker one', () => {
  it('is marked for customer, engineer and whoever verifies its review, until the engineer settles it', async () => {
    const hash = await paidProject()
    const code = await delivered(hash)
    await search()
    expect([await marks(), (await verified(code)).reconsideredSince]).toEqual([[], null])
    await weaken()
    server.clock.move(1000)
    const since = server.clock().toISOString()
    await search()
    await search()
    expect(await marks()).toEqual([{ outcome: null, cause: 'figures' }])
    expect((await row(hash)).reconsidered_since).toBe(since)
    expect(await verified(code)).toMatchObject({ state: 'valid', reconsideredSince: since })
    const shown = await seen(hash)
    expect(shown.reconsideration).toMatchObject({ since, cause: 'figures' })
    expect(shown.reconsideration?.differences.map(({ field }) => field)).toContain('Fixing spacing')
    expect(shown.records[0]).toMatchObject({ event: 'reconsidered', person: 'The server' })
    // Delivered, so no engineer's task; until it is settled it waits among the open ones.
    for (const state of ['open', 'reconsidered'] as const)
      expect((await queue(state)).rows).toMatchObject([{ hash, reconsideredSince: since }])
    expect([await toldOf(people.installer), await toldOf(people.ann), await toldOf(people.ben)]).toEqual([1, 1, 0])

    await done(settle(hash))
    expect((await settle(hash)).status).toBe(400)
    expect([(await row(hash)).reconsidered_since, (await verified(code)).reconsideredSince]).toEqual([null, null])
    for (const state of ['open', 'reconsidered'] as const) expect((await queue(state)).rows).toEqual([])
    expect((await seen(hash)).records[0]).toMatchObject({
      event: 'reconsiderationSettled',
      person: people.ann.account.name,
    })
    const trail = await server.db.query(`select 1 from audit_trail where action = 'reconsideration_settled'`)
    expect(trail).toHaveLength(1)
    await server.db.query('update projects set updated_at = $1', [server.clock()])
    await search()
    expect(await marks()).toEqual([{ outcome: 'stands', cause: 'figures' }])
    for await (const finding of contentSealDifferences(server.services.db))
      expect(finding).not.toHaveProperty('difference')
  })

  it('is marked where it was never submitted, and stands again when the published figure is put back', async () => {
    const hash = await paidProject()
    await weaken()
    await search()
    expect([(await row(hash)).reconsidered_since, await toldOf(people.installer)]).toEqual([expect.any(String), 1])
    await signOff(server, [people.ann, people.ben], { figure })
    await search()
    expect(await marks()).toEqual([{ outcome: 'figures-in-force-again', cause: 'figures' }])
    expect((await row(hash)).reconsidered_since).toBeNull()
  })

  it('gives way to another result, and is marked again where the former one comes back', async () => {
    const hash = await paidProject()
    const [former] = await server.db.query<{ id: string }>('select id from issued_results')
    await weaken()
    await search()
    await done(tell(people.installer, 'recalculate', { hash, keep: 1 }))
    await search()
    expect(await marks()).toEqual([{ outcome: 'another-result', cause: 'figures' }])
    expect((await row(hash)).reconsidered_since).toBeNull()
    await server.db.query('update projects set issued_result_id = $1, updated_at = $2', [former?.id, server.clock()])
    await search()
    expect(await marks()).toContainEqual({ outcome: null, cause: 'figures' })
  })

  it('stays without a mark where the figure is stronger, the result is better, or the customer has deleted it', async () => {
    await paidProject()
    const gone = await paidProject({ number: 'gone' })
    await done(tell(people.installer, 'deleteProject', { hash: gone }))
    await weaken(0.8)
    await search()
    expect(await marks()).toEqual([])
    await weaken(0.3)
    await search()
    expect(await marks()).toHaveLength(1)
  })

  it('is in no certificate and no delivery before it is settled', async () => {
    const hash = await paidProject()
    await accepted(hash)
    const certify = async () =>
      tell(people.ann, 'issueCertificate', { hash, ...(await completeContent(server.db, hash)) })
    const draft = (await certify()).body.data as { address: string }
    await weaken()
    await search()
    for (const refused of [
      await certify(),
      await tell(people.ann, 'deliverProject', { hash, file: draft.address }),
      await tell(people.ann, 'deliverProject', { hash, file: await insertReviewFile(server) }),
    ])
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringContaining('under reconsideration since'),
      ])
    expect((await settle(hash, people.ben)).status).toBe(409)
    await done(settle(hash))
    expect((await certify()).status).toBe(200)
  })

  it('is settled only by an engineer who has read the differences as they are now', async () => {
    const hash = await paidProject()
    await submitted(hash)
    await weaken(0.3)
    await search()
    const read = (await seen(hash)).reconsideration
    const settleAs = (differences: string | undefined) =>
      tell(people.ann, 'settleReconsideration', {
        hash,
        reconsideration: read?.id,
        seen: differences,
        reason: 'The hooks were tested.',
      })
    await weaken(0.2)
    await search()
    const renewed = (await seen(hash)).reconsideration
    expect([renewed?.id, renewed?.seen === read?.seen]).toEqual([read?.id, false])
    expect(renewed?.differences).not.toEqual(read?.differences)
    const refused = await settleAs(read?.seen)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('has changed since you read')])
    expect((await settleAs(undefined)).status).toBe(400)
    expect(await marks()).toEqual([{ outcome: null, cause: 'figures' }])
    await search()
    expect((await seen(hash)).reconsideration?.seen).toBe(renewed?.seen)
    await done(settleAs(renewed?.seen))
    expect(await marks()).toEqual([{ outcome: 'stands', cause: 'figures' }])
  })
})

it('a product that has expired since, or is withdrawn, puts its results under reconsideration', async () => {
  const rail = { ...sampleRacking, id: 'console-rail', validFrom: null, validUntil: '2026-12-31' }
  const { id } = await signProductOff(server, [people.ann, people.ben], 'racking', rail)
  server.clock.move(3000)
  await paidProject({ options: { racking: rail.id, module: null } }, 'shed-in-sydney')
  await search()
  expect(await marks()).toEqual([])
  // The second of January.
  server.clock.move(42 * 24 * 3600 * 1000)
  await search()
  expect(await marks()).toEqual([{ outcome: null, cause: 'product' }])
  await server.db.transaction((tx) => tx.query('delete from reconsiderations'))
  server.clock.move(-42 * 24 * 3600 * 1000)
  await search()
  expect(await marks()).toEqual([])
  await done(tell(people.ann, 'withdrawFigure', { id, state: 'approved', note: 'Recalled by its maker' }))
  await search()
  expect(await marks()).toEqual([{ outcome: null, cause: 'product' }])
})

it('a result of a former engine that was too kind is marked as such', async () => {
  const hash = await paidProject()
  await server.db.transaction((tx) =>
    tx.query(
      `update issued_results set engine_version = '0', result = jsonb_set(result::jsonb, '{zoneResults,0,fixingSpacing}', '5000')::text`,
    ),
  )
  await search()
  expect(await marks()).toEqual([{ outcome: null, cause: 'engine' }])
  expect((await row(hash)).reconsidered_since).not.toBeNull()
})

it('a spacing that was set out finer and still passes is not marked, and nobody is told; 5 mm more is', async () => {
  const hash = await paidProject({ is_perpendicular: 1, rafter_spacing: 450 })
  const [issued] = await server.db.query<{ input: unknown }>('select input from issued_results')
  const input = assessmentInput.parse(issued?.input)
  const former = assess({ ...input, settingOut: 'in-5-mm' }, (await server.services.catalogue.get()).catalogue)
  const put = (result: string) =>
    server.db.transaction((tx) =>
      tx
        .query(`update issued_results set engine_version = '0', result = $1`, [result])
        .then(() => tx.query('update projects set updated_at = $1', [server.clock()])),
    )
  await put(JSON.stringify(former))
  await search()
  expect([await marks(), (await row(hash)).reconsidered_since, await toldOf(people.installer)]).toEqual([[], null, 0])
  const { fixingSpacing } = former.zoneResults[0] ?? {}
  await put(
    JSON.stringify(former).replace(`"fixingSpacing":${fixingSpacing}`, `"fixingSpacing":${(fixingSpacing ?? 0) + 5}`),
  )
  await search()
  expect([await marks(), await toldOf(people.installer)]).toEqual([[{ outcome: null, cause: 'engine' }], 1])
})

it('a search that is stopped goes on where it was, and one that another process has is left alone', async () => {
  for (const number of ['one', 'two', 'three']) await paidProject({ number })
  await weaken()
  let looks = 0
  await searchWorse(server.services, await newSearcher(server.services), () => looks++ > 1)
  const after = (await marks()).length
  expect(after).toBeLessThan(3)
  await server.db.query('update reconsideration_search set claimed_until = $1', [
    new Date(server.clock().getTime() + 1),
  ])
  await search()
  expect(await marks()).toHaveLength(after)
  server.clock.move(2)
  await search()
  expect(await marks()).toHaveLength(3)
})

it('a stored input that nothing can calculate any more is logged, and holds no other up', async () => {
  const broken = await paidProject({ number: 'one' })
  await paidProject({ number: 'two' })
  await weaken()
  await server.db.transaction((tx) =>
    tx.query(
      `update issued_results set input = '{}' where id = (select issued_result_id from projects where hash = $1)`,
      [broken],
    ),
  )
  await search()
  expect(server.errors).toHaveLength(1)
  expect(await marks()).toHaveLength(1)
})
