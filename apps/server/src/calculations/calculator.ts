import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Advice } from '@soundroof/contract/advice'
import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import type { ImportedTables } from '@soundroof/data/catalogue-with'
import { Piscina } from 'piscina'
import type { Config } from '../platform/config.ts'
import type { Answered, Asked } from './calculate.ts'
import type * as worker from './calculation-worker.ts'

export type Calculator = {
  readonly answer: (asked: Asked) => Promise<Answered>
  readonly advise: (input: AssessmentInput) => Promise<Advice>
  readonly stop: () => Promise<void>
}

/** One processor is left to the requests; more threads than this wait for the database. */
const mostThreads = 4
/** Waiting in the thread itself: it goes on with the next without asking. */
const tasksPerThread = 8

const threads = Math.max(1, Math.min(mostThreads, availableParallelism() - 1))

const isSource = import.meta.url.endsWith('.ts')
const entry = isSource
  ? { filename: fileURLToPath(new URL('./calculation-worker.ts', import.meta.url)), execArgv: ['--import', 'tsx'] }
  : { filename: fileURLToPath(new URL('./calculation-worker.js', import.meta.url)) }

export type ThreadData = { readonly imported: ImportedTables; readonly provider: Config['provider'] }

/** Checks and calculates in threads beside the server: nobody waits for somebody else's roof. */
export const startCalculator = (data: ThreadData): Calculator => {
  const pool = new Piscina({
    ...entry,
    // The pool loads this one before the first task.
    name: 'answerHere' satisfies keyof typeof worker,
    workerData: data,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksPerThread,
    atomics: 'disabled',
  })
  const run = <N extends keyof typeof worker>(name: N, task: Parameters<(typeof worker)[N]>[0]) =>
    pool.run(task, { name })
  return {
    answer: (asked) => run('answerHere', asked),
    advise: (input) => run('adviseHere', input),
    stop: () => pool.destroy(),
  }
}
