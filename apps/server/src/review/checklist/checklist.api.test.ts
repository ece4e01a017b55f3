import { type Checklist, type JobChecklist, mostItems } from '@soundroof/contract/review/review-checklist'
import { expect, it } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Answer, Caller } from '../../testing/test-server.ts'
import { beginReview, reviewCallsOf } from '../testing/review-scene.ts'
import { insertReviewFile } from '../testing/reviewed-projects.ts'

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { tell, done, seen, reach } = reviewCallsOf(server, people)

const spacing = { id: 'spacing', text: 'Spacing of the purlins as on the photos' }
const wind = { id: 'wind', text: 'Wind region of the address' }

const change = (who: Caller, version: number, items: readonly object[]) =>
  server.call<Checklist>('changeChecklist', { token: who.token, body: { version, items } })
const kept = async () => (await server.call<Checklist>('checklist', { token: people.ann.token })).body.data
const tick = (who: Caller, item: { readonly id: string; readonly text: string }, more: object = {}) =>
  tell<JobChecklist>(who, 'tickItem', { item: item.id, text: item.text, revision: 1, isTicked: true, ...more })
const job = async () => (await seen(people.ann)).checklist
const eventsOf = async (...names: readonly string[]) =>
  (
    await server.db.query<{ event: string; detail: Record<string, unknown> }>(
      'select event, detail from timeline where project_hash = $1 and event = any($2::text[]) order by id',
      [people.hash, names],
    )
  ).map(({ event, detail }) => [event, detail] as const)

const answered = ({ status, body }: Answer<unknown>) => [status, body.message]

it('is defined by engineers and administrators, version by version, on record', async () => {
  expect(await kept()).toEqual({ version: 0, items: [], saved: null })
  await done(change(people.ann, 0, [spacing]))
  await done(change(await server.caller('administrator', 'provider'), 1, [wind, { ...spacing, text: ' Spacing ' }]))
  const { version, items, saved } = await kept()
  expect([version, items]).toEqual([2, [wind, { ...spacing, text: 'Spacing' }]])
  expect(saved?.person).not.toBe(people.ann.account.name)
  const trail = await server.db.query<{ detail: unknown }>(
    `select detail from audit_trail where action = 'checklist_changed' order by id`,
  )
  expect(trail.map(({ detail }) => detail)).toEqual([
    { items: { from: '', to: spacing.text } },
    { items: { from: spacing.text, to: `${wind.text}; Spacing` } },
  ])
})

it('is not changed by two at once, or over a version that was not read', async () => {
  const answers = await Promise.all([change(people.ann, 0, [spacing]), change(people.bob, 0, [wind])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answered(await change(people.bob, 0, [wind]))).toEqual([409, expect.stringMatching(/in the meantime/)])
  expect((await kept()).version).toBe(1)
  expect(server.errors).toEqual([])
})

it('refuses blank and too many items, and one id for two, at their fields; and customers', async () => {
  const fieldsOf = async (items: readonly object[]) =>
    (await change(people.ann, 0, items)).body.issues?.map(({ field }) => field)
  expect(await fieldsOf([{ id: 'a', text: ' ' }])).toEqual(['items.0.text'])
  expect(await fieldsOf([spacing, { ...wind, id: spacing.id }])).toEqual(['items.1.id'])
  const many = Array.from({ length: mostItems + 1 }, (_, place) => ({ id: `i${place}`, text: `Item ${place}` }))
  expect(await fieldsOf(many)).toEqual(['items'])
  expect((await change(people.installer, 0, [spacing])).status).toBe(403)
})

it('is ticked by the holder with name and time, and the tick is taken back on record', async () => {
  await done(change(people.ann, 0, [spacing, wind]))
  expect((await tick(people.ann, spacing)).status).toBe(403)
  await reach(2)
  expect(answered(await tick(people.ann, spacing))).toEqual([409, expect.stringMatching(/claim it first/)])
  await done(tell(people.ann, 'claimProject'))
  expect(answered(await tick(people.bob, spacing))).toEqual([409, expect.stringMatching(/hand it over/)])
  expect((await tick(people.installer, spacing)).status).toBe(403)
  await Promise.all([tick(people.ann, spacing), tick(people.ann, spacing)])
  const [first, second] = (await job()).items
  expect(first?.tick).toMatchObject({ person: people.ann.account.name, at: server.clock().toISOString(), revision: 1 })
  expect([first?.before, second?.tick]).toEqual([null, null])
  await done(tick(people.ann, spacing, { isTicked: false }))
  expect((await job()).items.map((item) => item.tick)).toEqual([null, null])
  const detail = { item: 'spacing', text: spacing.text, revision: 1 }
  expect(await eventsOf('itemTicked', 'itemUnticked')).toEqual([
    ['itemTicked', detail],
    ['itemUnticked', detail],
  ])
})

it('a tick counts for the text and the revision that were looked at', async () => {
  await done(change(people.ann, 0, [spacing]))
  await reach(3)
  await done(tick(people.ann, spacing))
  const reworded = { ...spacing, text: 'Spacing within 50 mm of the drawing' }
  await done(change(people.bob, 1, [reworded]))
  expect((await job()).items).toMatchObject([{ ...reworded, tick: null, before: { text: spacing.text, revision: 1 } }])
  expect((await tick(people.ann, spacing)).status).toBe(409)
  server.clock.move(1000)
  await done(tick(people.ann, reworded))
  await update(server.db, 'projects', { hash: people.hash }, { revision: 2 })
  expect((await job()).items).toMatchObject([{ tick: null, before: { text: reworded.text, revision: 1 } }])
  expect((await tick(people.ann, reworded)).status).toBe(409)
  await done(tick(people.ann, reworded, { revision: 2 }))
  expect((await job()).items).toMatchObject([{ tick: { revision: 2 } }])
})

it('what is not ticked is named on acceptance and delivery, and stands in their records', async () => {
  await done(change(people.ann, 0, [spacing, wind]))
  await reach(3)
  const accept = (more: object) => tell(people.ann, 'acceptProject', { deliverAt: '2026-12-01', ...more })
  const forgotten = await accept({ unticked: ['wind'] })
  expect(forgotten.body.issues).toMatchObject([{ field: 'unticked', message: expect.stringMatching(/checklist: 1/) }])
  await done(accept({ unticked: ['wind', 'spacing'] }))
  await done(tick(people.ann, wind))
  const file = await insertReviewFile(server)
  expect((await tell(people.ann, 'deliverProject', { file })).body.issues).toMatchObject([{ field: 'unticked' }])
  await done(tell(people.ann, 'deliverProject', { file, unticked: ['spacing'] }))
  const left = (await eventsOf('accepted', 'delivered')).map(([event, { unticked }]) => [event, unticked])
  expect(left).toEqual([
    ['accepted', [spacing.text, wind.text]],
    ['delivered', [spacing.text]],
  ])
})
