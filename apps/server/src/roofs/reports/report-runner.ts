import type { PlatformServices } from '../../platform/http/handler.ts'
import { startWorkRunner, type WorkRunner } from '../../platform/work/work-runner.ts'
import type { RoofServices } from '../calculations/roof-services.ts'
import { createRenderer, type Renderer } from '../rendering/report-renderer.ts'
import { lockRecords, recordEvent } from '../timeline/timeline.ts'
import { claimJob, failJob, type Job, nextStart, releaseAll, releaseJob, renewClaim } from './job-rows.ts'
import { type Making, makeReport } from './make-report.ts'
import { isSlow, ReportFault } from './report-fault.ts'

type Needs = Pick<PlatformServices, 'db' | 'config' | 'objectStore' | 'clock' | 'log'> &
  Pick<RoofServices, 'advise' | 'layOut' | 'signing'>
/** Failures in a row of database or object store, and until when nothing is tried. */
type Rest = { faults: number; until: Date | null }
/** By job: how often a report took too long in this process. */
type Slow = Map<string, number>
type Running = Needs & Making & { readonly rest: Rest; readonly slow: Slow }

const mostAttempts = 3
const mostTooLong = 10
/** After this, the job of a runner that died is free. */
const lease = 30_000
const renewal = 10_000
/** Before another attempt, times the attempts so far. */
const pause = 2_000
/** After a report that took too long; doubles each time. */
const firstRelief = 5_000
const longestRelief = 600_000
/** After a fault of database or object store; doubles each time. */
const firstRest = 1_000
const longestRest = 15_000
const longestSleep = 60_000

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Logs and stores the reason; the timeline says that there is no report. */
const giveUp = ({ db, clock }: Running, job: Job, error: unknown): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock()
    await lockRecords(tx, job.projectHash)
    const isOurs = await failJob(tx, job.id, reasonOf(error).slice(0, 2000), now)
    if (isOurs && job.isMain)
      await recordEvent(tx, job.projectHash, 'reportFailed', { id: job.savedBy, role: 'customer' }, now)
  })

/** Waits longer than the other reports, which are tried first: the store may refuse this one only. */
const waitForOthers = async ({ db, clock, log, rest }: Running, job: Job, error: unknown): Promise<void> => {
  log.error('a report waits for the database or the object store', error, { job: job.id, project: job.projectHash })
  const ms = Math.min(longestRest, firstRest * 2 ** rest.faults)
  rest.faults++
  rest.until = later(clock(), ms)
  await releaseJob(db, job.id, later(clock(), 2 * ms), job.attempts)
}

const countFault = async (running: Running, job: Job, error: ReportFault): Promise<void> => {
  const { db, clock, log } = running
  const attempts = job.attempts + 1
  log.error('a report could not be made', error, { job: job.id, project: job.projectHash, attempt: attempts })
  if (attempts >= mostAttempts) await giveUp(running, job, error)
  else await releaseJob(db, job.id, later(clock(), pause * attempts), attempts)
}

/** Other reports go first, and the machine may be less busy later; the limit is for a report that would never end. */
const tryLater = async (running: Running, job: Job, error: ReportFault): Promise<void> => {
  const { db, clock, log, slow } = running
  const times = (slow.get(job.id) ?? 0) + 1
  slow.set(job.id, times)
  log.error('a report took too long', error, { job: job.id, project: job.projectHash, times })
  if (times < mostTooLong) {
    const ms = Math.min(longestRelief, firstRelief * 2 ** (times - 1))
    return void (await releaseJob(db, job.id, later(clock(), ms), job.attempts))
  }
  slow.delete(job.id)
  await giveUp(running, job, error)
}

const attempt = async (running: Running, job: Job, isStopping: () => boolean): Promise<void> => {
  const { db, clock, log, rest, slow } = running
  const timer = setInterval(() => {
    renewClaim(db, job.id, later(clock(), lease)).catch((error) => log.error('a report lost its claim', error))
  }, renewal)
  try {
    await makeReport(running, job)
    rest.faults = 0
    slow.delete(job.id)
  } catch (error) {
    if (isStopping()) return void (await releaseJob(db, job.id, null, job.attempts))
    if (error instanceof ReportFault && isSlow(error)) await tryLater(running, job, error)
    else if (error instanceof ReportFault) await countFault(running, job, error)
    else await waitForOthers(running, job, error)
  } finally {
    clearInterval(timer)
  }
}

const restLeft = ({ clock, rest }: Running): number => (rest.until?.getTime() ?? 0) - clock().getTime()

/** Works until nothing waits, or database or object store fails; answers when to look again, milliseconds. */
const workOff = async (running: Running, isStopping: () => boolean): Promise<number> => {
  const { db, clock } = running
  while (!isStopping()) {
    if (restLeft(running) > 0) return restLeft(running)
    const now = clock()
    const job = await claimJob(db, now, later(now, lease))
    if (!job) break
    await attempt(running, job, isStopping)
  }
  const next = await nextStart(db, clock())
  const wait = next ? next.getTime() - clock().getTime() : longestSleep
  return Math.min(longestSleep, Math.max(250, wait))
}

/** Makes queued reports, one after the other, in a thread. */
export const startReportRunner = (needs: Needs, renderer: Renderer = createRenderer()): WorkRunner => {
  const running: Running = { ...needs, renderer, rest: { faults: 0, until: null }, slow: new Map() }
  return startWorkRunner({
    log: needs.log,
    begin: async () => {
      if (needs.config.databaseUrl === null) await releaseAll(needs.db)
    },
    workOff: (isStopping) => workOff(running, isStopping),
    afterFailure: longestRest,
    longest: longestSleep,
    words: { beginFails: 'the reports of the last run wait', workFails: 'the reports wait' },
    interrupt: () => renderer.stop(),
  })
}
