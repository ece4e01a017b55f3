import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { holdOpen } from '../../testing/held-transaction.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { openBeside } from '../../testing/waiting-statements.ts'
import { askForReports } from '../projects/report-jobs.ts'
import { requirePlace } from '../projects/require-place.ts'
import { claimJob, nextStart } from './job-rows.ts'

/** PostgreSQL: the report runner takes a job while people edit. */

const server = await serverOfTests()
const beside = await openBeside(server.db)
afterAll(() => beside.close())

const busy = anew(() => server.caller())
let busyHash: string
let quietHash: string
const { created } = projectCalls(server, busy)
beforeEach(async () => {
  const quiet = await server.caller()

  busyHash = await created(await completeSample(server, busy))
  const body = await completeSample(server, quiet)
  quietHash = (await server.call<{ hash: string }>('uploadProject', { token: quiet.token, body })).body.data.hash
})

let held: Awaited<ReturnType<typeof holdOpen>>
afterEach(() => held.release())

const claim = () => claimJob(server.db, server.clock(), new Date(server.clock().getTime() + 30_000))

it('passes over a company that is being edited, and comes back to it', async () => {
  held = await holdOpen(beside, (tx) => requirePlace(tx, busy.account))
  expect(await claim()).toMatchObject({ projectHash: quietHash })
  expect(await claim()).toBeNull()
  expect(await nextStart(server.db, server.clock())).toEqual(server.clock())
  await held.release()
  expect(await claim()).toMatchObject({ projectHash: busyHash })
})

it('and an edit do not wait for each other', async () => {
  held = await holdOpen(beside, (tx) =>
    claimJob({ ...tx, transaction: (run) => run(tx) }, server.clock(), new Date(server.clock().getTime() + 30_000)),
  )
  const saved = { hash: busyHash, revision: 2, issuedResultId: null, now: server.clock() }
  await server.db.transaction((tx) => askForReports(tx, saved))
  await held.release()
  const jobs = await server.db.query(
    'select revision, claimed_until is not null as claimed from report_jobs where project_hash = $1 order by 1',
    [busyHash],
  )
  expect(jobs).toEqual([
    { revision: 1, claimed: true },
    { revision: 2, claimed: false },
  ])
})
