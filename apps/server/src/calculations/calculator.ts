import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import type { ImportedTables } from '@soundroof/data/catalogue-with'
import { Piscina } from 'piscina'
import type { Calculated } from './calculate.ts'

export type Calculator = {
  readonly calculate: (input: AssessmentInput) => Promise<Calculated>
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

/** Calculates in threads beside the server: nobody waits for somebody else's roof. */
export const startCalculator = (imported: ImportedTables): Calculator => {
  const pool = new Piscina<AssessmentInput, Calculated>({
    ...entry,
    name: 'calculateHere' satisfies keyof typeof import('./calculation-worker.ts'),
    workerData: imported,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksPerThread,
    atomics: 'disabled',
  })
  return { calculate: (input) => pool.run(input), stop: () => pool.destroy() }
}
