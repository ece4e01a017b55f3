import { setTimeout } from 'node:timers/promises'
import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DatabaseAway } from '../../platform/database/database-away.ts'
import type { Db } from '../../platform/database/db.ts'
import type { ObjectStore } from '../../platform/files/object-store.ts'
import type { WorkRunner } from '../../platform/work/work-runner.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { createRenderer, type Renderer } from '../rendering/report-renderer.ts'
import { startReportRunner } from './report-runner.ts'

/** Faults outside the report use up none of its attempts. */

const server = await serverOfTests()
const installer = anew(() => server.caller())
let runner: WorkRunner | null
let isAway: boolean
let rendered: number

beforeEach(async () => {
  runner = null
  isAway = true
  rendered = 0
})
afterEach(() => runner?.stop())

const renderer: Renderer = {
  stop: async () => undefined,
  render: async () => {
    rendered++
    return Buffer.from('%PDF-1.7 short')
  },
}

const waiting = async (number: number): Promise<readonly string[]> => {
  const complete = await completeSample(server, installer)
  const hashes: string[] = []
  const { created } = projectCalls(server, installer)
  for (let index = 0; index < number; index++) hashes.push(await created({ ...complete, name: `Roof ${index}` }))
  return hashes
}

const stateOf = async (hash: string) => {
  const query = { hash, type: 1 }
  return (await server.call<ReportAnswer>('report', { token: installer.token, query })).body.data.state
}
const rows = () => server.db.query<{ state: string; attempts: number }>('select state, attempts from report_jobs')

/** Lets seconds pass, in steps in which the runner may look for work. */
const pass = async (seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second++) {
    server.clock.move(1000)
    runner?.wake()
    await setTimeout(5)
  }
}

const noStore = () => Promise.reject(new Error('The object store cannot be reached: connect ECONNREFUSED'))
const awayStore = (store: ObjectStore): ObjectStore => ({
  ...store,
  put: (...object) => (isAway ? noStore() : store.put(...object)),
})
const noDatabase = () => Promise.reject(new DatabaseAway(new Error('connect ECONNREFUSED')))
/** Unavailable for all work after the rendering, as in a short outage. */
const awayDb = (db: Db): Db => ({
  ...db,
  transaction: (run) => (isAway && rendered > 0 ? noDatabase() : db.transaction(run)),
})

it.each([
  ['object store', () => ({ ...server.services, objectStore: awayStore(server.services.objectStore) })],
  ['database', () => ({ ...server.services, db: awayDb(server.services.db) })],
])('forty seconds without the %s fail none of twelve reports, and are no busy loop', async (_, services) => {
  const hashes = await waiting(12)
  runner = startReportRunner(services(), renderer)
  // However busy the machine: what follows counts from the first rendering.
  while (rendered === 0) await pass(1)
  await pass(40)
  expect(await rows()).toEqual(Array(12).fill({ state: 'rendering', attempts: 0 }))
  expect(rendered).toBeGreaterThan(0)
  expect(rendered).toBeLessThan(12)
  isAway = false
  while ((await rows()).some(({ state }) => state === 'rendering')) await pass(1)
  for (const hash of hashes) expect(await stateOf(hash)).toBe('ready')
})

it('what the store refuses of one report does not hold up the others', async () => {
  const [first = '', second = ''] = await waiting(2)
  const store = server.services.objectStore
  let isFirst = false
  const objectStore: ObjectStore = { ...store, put: (...object) => (isFirst ? noStore() : store.put(...object)) }
  const choosy: Renderer = {
    ...renderer,
    render: async (task) => {
      isFirst = task.input?.project.header.name === 'Roof 0'
      return renderer.render(task)
    },
  }
  runner = startReportRunner({ ...server.services, objectStore }, choosy)
  while ((await stateOf(second)) === 'rendering') await pass(1)
  expect([await stateOf(first), await stateOf(second)]).toEqual(['rendering', 'ready'])
})

it('faults of rendering still count', async () => {
  const [hash = ''] = await waiting(1)
  isAway = false
  const broken: Renderer = { ...renderer, render: () => Promise.reject(new Error('no paper')) }
  runner = startReportRunner(server.services, broken)
  while ((await stateOf(hash)) === 'rendering') await pass(10)
  expect(await rows()).toEqual([{ state: 'failed', attempts: 2 }])
})

/** Really too slow: its thread has a millisecond for each report. */
const overloaded = (): { readonly renderer: Renderer; readonly ended: () => number } => {
  const slow = createRenderer(1)
  let ended = 0
  return { renderer: { ...slow, render: (task) => slow.render(task).finally(() => ended++) }, ended: () => ended }
}

it('a machine that is too slow for a while uses up no attempt', async () => {
  const [hash = ''] = await waiting(1)
  isAway = false
  const { renderer: slow, ended } = overloaded()
  const recovering: Renderer = { ...slow, render: (task) => (ended() < 5 ? slow : renderer).render(task) }
  runner = startReportRunner(server.services, recovering)
  while (ended() < 5 && (await stateOf(hash)) === 'rendering') await pass(10)
  expect(await rows()).toEqual([{ state: 'rendering', attempts: 0 }])
  while ((await stateOf(hash)) === 'rendering') await pass(10)
  expect(await stateOf(hash)).toBe('ready')
})

it('a report that takes too long ten times is given up, each time after a longer pause', async () => {
  const [hash = ''] = await waiting(1)
  const { renderer: slow, ended } = overloaded()
  const begun: number[] = []
  const timed: Renderer = {
    ...slow,
    render: (task) => {
      begun.push(server.clock().getTime())
      return slow.render(task)
    },
  }
  runner = startReportRunner(server.services, timed)
  while ((await stateOf(hash)) === 'rendering') await pass(10)
  expect(ended()).toBe(10)
  expect((begun[9] ?? 0) - (begun[8] ?? 0)).toBeGreaterThan((begun[1] ?? 0) - (begun[0] ?? 0))
  expect(await server.db.query('select state, problem from report_jobs')).toEqual([
    { state: 'failed', problem: 'The report took too long.' },
  ])
})
