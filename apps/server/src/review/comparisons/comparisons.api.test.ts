import type { SecondCalculation } from '@soundroof/contract/review/comparison-calls'
import type { Changes } from '@soundroof/contract/roofs/calls/revision-calls'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, type sampleNames } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const engineer = anew(() => server.caller('engineer', 'provider'))

const { issue, created } = projectCalls(server, installer)

const submitted = async (name: (typeof sampleNames)[number], changes = {}): Promise<string> => {
  const { token } = installer
  const body = { ...(await completeSample(server, installer, name)), ...changes }
  await server.subscribe(installer, 1)
  await issue(body)
  const hash = await created(body)
  await server.call('submitProject', { token, body: { hash } })
  return hash
}

const second = (hash: string, means: string) =>
  server.call<SecondCalculation>('secondCalculation', { token: engineer.token, query: { hash, means } })

it('by the same engine says the same, by the other edition what it changes, and keeps nothing', async () => {
  const hash = await submitted('shed-in-sydney')
  const before = await rowCounts(server.db)
  expect((await second(hash, 'engine')).body.data).toMatchObject({ differences: [], isOwnGenerator: false })
  const other = (await second(hash, 'edition')).body.data?.differences ?? []
  expect(other.filter(({ field }) => field === 'Standards')).toMatchObject([
    { before: expect.stringContaining('1170.2:2021'), after: expect.stringContaining('1170.2:2011') },
  ])
  expect(await rowCounts(server.db)).toEqual(before)
})

it('from first principles, between two rows of the table, agrees with it within a few per cent', async () => {
  const hash = await submitted('shed-in-sydney', { [wireFieldOf('structure', 'span')]: 5450 })
  const found = (await second(hash, 'first-principles')).body.data
  expect(found?.verdict).toMatch(/pass|installable/)
  expect(found?.isOwnGenerator).toBe(true)
  const percents = (found?.differences ?? [])
    .filter(({ field }) => /^purlin.*utilisation$/i.test(field))
    .map(({ before, after }) => Math.abs(Number.parseFloat(after ?? '') - Number.parseFloat(before ?? '')))
  expect(percents.length).toBeGreaterThan(0)
  for (const difference of percents) expect(difference).toBeLessThan(3)
})

it('a roof without a capacity table has no calculation from first principles', async () => {
  const hash = await submitted('tiled-house-in-melbourne')
  expect((await second(hash, 'first-principles')).body).toEqual({ code: 0, data: null })
})

it('an engineer reads earlier revisions and what they changed, of submitted projects alone', async () => {
  const hash = await submitted('shed-in-sydney')
  const body = { ...(await completeSample(server, installer)), hash, roof_height: 5 }
  await server.call('uploadProject', { token: installer.token, body })
  const { token } = engineer
  const changes = await server.call<Changes>('consoleChanges', { token, query: { hash, from: 1, to: 2 } })
  expect(changes.body.data.input.map(({ field }) => field)).toEqual(['Roof Height'])
  const first = await server.call<{ is_result: number }>('consoleRevision', { token, query: { hash, revision: 1 } })
  expect(first.body.data.is_result).toBe(1)
  await server.call('withdrawProject', { token: installer.token, body: { hash } })
  expect((await server.call('consoleChanges', { token, query: { hash, from: 1, to: 2 } })).status).toBe(403)
})
