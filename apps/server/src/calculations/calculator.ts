import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ImportedTables } from '@soundroof/data/catalogue-with'
import { Piscina } from 'piscina'
import type { Config } from '../platform/config.ts'
import type { Answered, Asked } from './calculate.ts'

export type Calculator = {
  readonly answer: (asked: Asked) => Promise<Answered>
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
  const pool = new Piscina<Asked, Answered>({
    ...entry,
    name: 'answerHere' satisfies keyof typeof import('./calculation-worker.ts'),
    workerData: data,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksPerThread,
    atomics: 'disabled',
  })
  return { answer: (asked) => pool.run(asked), stop: () => pool.destroy() }
}
