import type { PlatformServices } from '../../platform/http/handler.ts'
import { startWorkRunner, type WorkRunner } from '../../platform/work/work-runner.ts'
import type { RoofServices } from '../calculations/roof-services.ts'
import { createRenderer, type Renderer } from '../rendering/report-renderer.ts'
import { lockRecords, recordEvent } from '../timeline/timeline.ts'
import { claimJob, failJob, type Job, nextStart, releaseAll, releaseJob, renewClaim } from './job-rows.ts'
import { type Making, makeReport } from './make-report.ts'

type Needs = Pick<PlatformServices, 'db' | 'config' | 'objectStore' | 'clock' | 'log'> &
  Pick<RoofServices, 'advise' | 'layOut' | 'signing'>
type Running = Needs & Making

const mostAttempts = 3
/** A runner that dies lets go of its job after so long. */
const lease = 30_000
const renewal = 10_000
/** Before another attempt, times the attempts so far. */
const pause = 2_000
const longestSleep = 60_000

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The reason is logged and kept; the timeline says that there is no report. */
const giveUp = ({ db, clock }: Running, job: Job, error: unknown): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock()
    await lockRecords(tx, job.projectHash)
    const isOurs = await failJob(tx, job.id, reasonOf(error).slice(0, 2000), now)
    if (isOurs && job.isMain)
      await recordEvent(tx, job.projectHash, 'reportFailed', { id: job.savedBy, role: 'customer' }, now)
  })

const attempt = async (running: Running, job: Job, isStopping: () => boolean): Promise<void> => {
  const { db, clock, log } = running
  const timer = setInterval(() => {
    renewClaim(db, job.id, later(clock(), lease)).catch((error) => log.error('a report lost its claim', error))
  }, renewal)
  try {
    await makeReport(running, job)
  } catch (error) {
    if (isStopping()) return void (await releaseJob(db, job.id, null, job.attempts))
    const attempts = job.attempts + 1
    log.error('a report could not be made', error, { job: job.id, project: job.projectHash, attempt: attempts })
    if (attempts >= mostAttempts) await giveUp(running, job, error)
    else await releaseJob(db, job.id, later(clock(), pause * attempts), attempts)
  } finally {
    clearInterval(timer)
  }
}

/** Works until nothing waits; answers when to look again, in milliseconds. */
const workOff = async (running: Running, isStopping: () => boolean): Promise<number> => {
  const { db, clock } = running
  while (!isStopping()) {
    const now = clock()
    const job = await claimJob(db, now, later(now, lease))
    if (!job) break
    await attempt(running, job, isStopping)
  }
  const next = await nextStart(db, clock())
  const wait = next ? next.getTime() - clock().getTime() : longestSleep
  return Math.min(longestSleep, Math.max(250, wait))
}

/** Makes the reports that were asked for, one after the other, in a thread beside the server. */
export const startReportRunner = (needs: Needs, renderer: Renderer = createRenderer()): WorkRunner => {
  const running: Running = { ...needs, renderer }
  return startWorkRunner({
    log: needs.log,
    begin: async () => {
      if (needs.config.databaseUrl === null) await releaseAll(needs.db)
    },
    workOff: (isStopping) => workOff(running, isStopping),
    afterFailure: lease,
    longest: longestSleep,
    words: { beginFails: 'the reports of the last run wait', workFails: 'the reports wait' },
    interrupt: () => renderer.stop(),
  })
}
