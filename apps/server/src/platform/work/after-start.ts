import { setTimeout } from 'node:timers/promises'
import type { Db } from '../database/db.ts'
import type { Log } from '../log.ts'

/**
 * Work on rows of earlier releases that takes longer than a migration may. Each step handles some rows per transaction and
 * notes the last one there, so after an interruption it continues.
 */
export type AfterStartStep = {
  readonly name: string
  /** Handles some rows after this one, '' at first; answers the last of them, null: none left. */
  readonly batch: (tx: Db, after: string) => Promise<string | null>
}

type Needs = { readonly db: Db; readonly log: Log }
type Progress = 'more' | 'done' | 'elsewhere'

const begin = 'insert into after_start_work (name) values ($1) on conflict do nothing'
/** One process works on a step at a time; others do not wait for it. */
const take = `select done_up_to from after_start_work where name = $1 and finished_at is null
  for update skip locked`
const isFinished = 'select 1 from after_start_work where name = $1 and finished_at is not null'

const oneBatch = (db: Db, { name, batch }: AfterStartStep): Promise<Progress> =>
  db.transaction(async (tx) => {
    const [row] = await tx.query<{ doneUpTo: string }>(take, [name])
    if (!row) return (await tx.query(isFinished, [name])).length > 0 ? 'done' : 'elsewhere'
    const last = await batch(tx, row.doneUpTo)
    if (last === null) await tx.query('update after_start_work set finished_at = now() where name = $1', [name])
    else await tx.query('update after_start_work set done_up_to = $2 where name = $1', [name, last])
    return last === null ? 'done' : 'more'
  })

/** Between two batches, so that calls come first; and while another process has the step. */
const pauseMs = 50
const elsewhereMs = 2000
const afterFailureMs = 10_000

const paused: Readonly<Record<Progress, number>> = { more: pauseMs, done: 0, elsewhere: elsewhereMs }

const pause = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }).catch(() => undefined)

/** Logs the step where it has something to do: a new database has no former rows. */
const runStep = async ({ db, log }: Needs, step: AfterStartStep, signal: AbortSignal): Promise<void> => {
  if ((await db.query(isFinished, [step.name])).length > 0) return
  await db.query(begin, [step.name])
  let batches = 0
  for (let progress: Progress = 'more'; progress !== 'done' && !signal.aborted; ) {
    progress = await oneBatch(db, step)
    if (progress === 'more' && batches++ === 0) log.info('work after the start begins', { step: step.name })
    await pause(paused[progress], signal)
  }
  if (batches > 0 && !signal.aborted) log.info('work after the start is done', { step: step.name })
}

/** A failing step is tried again, and delays those after it. */
const untilDone = async (needs: Needs, step: AfterStartStep, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    try {
      return await runStep(needs, step, signal)
    } catch (error) {
      needs.log.error('work after the start failed', error, { step: step.name })
      await pause(afterFailureMs, signal)
    }
  }
}

/** Works through the steps in their order, beside the calls and beside other processes. */
export const startAfterStart = (needs: Needs, steps: readonly AfterStartStep[]) => {
  const abort = new AbortController()
  const done = (async () => {
    for (const step of steps) await untilDone(needs, step, abort.signal)
  })()
  return {
    done,
    stop: async () => {
      abort.abort()
      await done
    },
  }
}
