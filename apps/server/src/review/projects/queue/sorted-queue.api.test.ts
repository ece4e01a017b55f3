import type { ConsoleQueue } from '@soundroof/contract/review/console-review'
import { queueDirections, queueSorts } from '@soundroof/contract/review/queue-order'
import { assessmentResult } from '@soundroof/contract/roofs/results/result'
import { expect, it } from 'vitest'
import { update } from '../../../platform/database/insert.ts'
import { fillQueueFacts } from '../../../roofs/queue-facts/queue-facts.ts'
import { projectCalls } from '../../../testing/project-calls.ts'
import { completeSample } from '../../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../../testing/server-of-tests.ts'
import { beginReview, reviewCallsOf } from '../../testing/review-scene.ts'
import { copyProject } from '../../testing/reviewed-projects.ts'

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const installer = anew(async () => people.installer)
const { done, queue } = reviewCallsOf(server, people)
const { upload, paid, result } = projectCalls(server, installer)

const copies = [
  { status: 2, queuePower: 6.6, queueVerdict: 1, deliverAt: null },
  { status: 3, queuePower: 99.45, queueVerdict: 4, deliverAt: null },
  { status: 4, queuePower: 6.6, queueVerdict: 0, deliverAt: new Date('2026-12-01T00:00:00Z') },
  { status: 4, queuePower: 13.200000000000001, queueVerdict: 2, deliverAt: new Date('2026-11-30T00:00:00Z') },
  { status: 2, queuePower: 0, queueVerdict: 4, deliverAt: null },
] as const

/** Hashes in the order in which they were submitted. */
const fill = async (): Promise<readonly string[]> => {
  const hashes = []
  for (const { status, ...facts } of copies) {
    server.clock.move(1000)
    const hash = await copyProject(server, people.hash, status, status === 2 ? null : people.ann.account.id)
    await update(server.db, 'projects', { hash }, facts)
    hashes.push(hash)
  }
  return hashes
}

/** The whole queue, two rows at a time. */
const paged = async (query: Record<string, unknown>): Promise<readonly string[]> => {
  const hashes: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: ConsoleQueue = await queue(people.ann, { ...query, limit: 2, ...(after === '' ? {} : { after }) })
    hashes.push(...page.rows.map(({ hash }) => hash))
    after = page.next
  }
  return hashes
}

it('sorts by age, delivery date, verdict or kW, pressing, worst and largest first', async () => {
  const [first, second, third, fourth, fifth] = await fill()
  const order = async (sort: string) => (await queue(people.ann, { sort })).rows.map(({ hash }) => hash)
  expect(await order('age')).toEqual([first, second, third, fourth, fifth])
  expect((await order('delivery')).slice(0, 2)).toEqual([fourth, third])
  expect((await order('verdict')).slice(2)).toEqual([fourth, first, third])
  expect(await order('power')).toEqual([second, fourth, third, first, fifth])
})

it('pages show each project once, in the order of the whole, either way', async () => {
  await fill()
  for (const sort of queueSorts)
    for (const direction of queueDirections) {
      const whole = (await queue(people.ann, { sort, direction })).rows.map(({ hash }) => hash)
      expect(await paged({ sort, direction })).toEqual(whole)
      expect(whole).toHaveLength(copies.length)
    }
  const wrong = await server.call('consoleQueue', { token: people.ann.token, query: { after: 'YWJj' } })
  expect(wrong.status).toBe(400)
})

it('tells place, roof, kW, panels, verdict and warnings of what was submitted, and follows an edit', async () => {
  await server.subscribe(installer, 5)
  const body = { ...(await completeSample(server, installer)), suburb: 'Coburg', panel_count: 24 }
  const hash = await paid(body)
  await done(server.call('submitProject', { token: installer.token, body: { hash } }))
  const row = async () => (await queue(people.ann)).rows.find((one) => one.hash === hash)
  const issued = await result(hash)
  const { verdict, zoneResults, warnings = [] } = assessmentResult.parse(issued?.result)
  const all = [...warnings, ...zoneResults.flatMap((zone) => zone.warnings)]
  expect(await row()).toMatchObject({
    place: 'Coburg NSW',
    roofForm: 'gable',
    roofType: 'tin-screwed',
    panels: 24,
    verdict,
    warnings: new Set(all).size,
    moves: ['claim', 'assign'],
  })
  await upload({ ...body, hash, panel_count: null, array_power: null, installation_scale: 77 })
  expect(await row()).toMatchObject({ panels: null, kilowatts: 77 })
})

it('fills in what was submitted before, once', async () => {
  const hash = await copyProject(server, people.hash, 2)
  await server.db.query('update projects set queue_power = 0')
  expect(await fillQueueFacts(server.db, '', 20)).toBe(hash)
  expect(await fillQueueFacts(server.db, hash, 20)).toBeNull()
  const [row] = (await queue(people.ann)).rows
  expect(row?.kilowatts).toBeGreaterThan(0)
})
