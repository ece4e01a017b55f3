import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { AdviceAnswer } from '@soundroof/contract/roofs/results/advice'
import type { SavingsAnswer } from '@soundroof/contract/roofs/what-if/saving-calls'
import { Piscina } from 'piscina'
import type { Log } from '../../platform/log.ts'
import { turnsPerKey } from '../../platform/turns/turns-per-key.ts'
import type { KeptCatalogue } from '../catalogue/catalogue-in-force.ts'
import type { AskedBuilt, JudgedBuilt } from './as-built/judge-built-on.ts'
import type { Answered, Asked } from './calculate.ts'
import type * as worker from './calculation-worker.ts'
import type { AskedEffects, FigureEffect, Looked } from './figure-effect.ts'
import type { AnsweredLayout, AskedLayout } from './lay-out-on.ts'
import type { AskedRecalculation, Recalculated } from './recalculate-on.ts'
import type { AskedReconsideration, Reconsidered } from './reconsider-on.ts'
import type { AskedSavings } from './savings-on.ts'
import { outdated, type ThreadData } from './thread-data.ts'
import type { AnsweredWhatIf, AskedWhatIf } from './what-if-on.ts'

/** Calculations in threads, on the figures in force. */
export type Calculator = {
  readonly answer: (asked: Asked) => Promise<Answered>
  readonly advise: (input: AssessmentInput, on: Date) => Promise<AdviceAnswer>
  readonly layOut: (asked: AskedLayout) => Promise<AnsweredLayout>
  /** The array alone, as a small picture shows it. */
  readonly drawArray: (asked: AskedLayout) => Promise<readonly (readonly number[])[]>
  /** What was built, by the engine and figures of its result. */
  readonly judgeBuilt: (asked: AskedBuilt) => Promise<readonly JudgedBuilt[]>
  readonly whatIf: (asked: AskedWhatIf, accountId: string) => Promise<AnsweredWhatIf>
  readonly savings: (asked: AskedSavings, accountId: string) => Promise<SavingsAnswer>
  readonly recalculate: (asked: AskedRecalculation) => Promise<Recalculated | null>
  readonly reconsider: (asked: AskedReconsideration) => Promise<Reconsidered>
  readonly effects: (asked: AskedEffects) => Promise<readonly FigureEffect[]>
  readonly opened: (asked: AskedEffects) => Promise<readonly Looked[]>
  readonly stop: () => Promise<void>
}

/** Leaves one processor for requests; each thread holds an engine and a catalogue in memory. */
const mostThreads = 4
/** Tasks queued in the thread itself, so that it goes on without asking. */
const tasksPerThread = 8
const threads = Math.max(1, Math.min(mostThreads, availableParallelism() - 1))

const isSource = import.meta.url.endsWith('.ts')
const ownEntry = fileURLToPath(new URL(`./calculation-worker.${isSource ? 'ts' : 'js'}`, import.meta.url))

type Outside = {
  readonly data: ThreadData
  readonly inForce: KeptCatalogue['get']
  readonly log: Log
  readonly filename?: string
}

type Name = keyof typeof worker
type AskedOf<N extends Name> = Parameters<(typeof worker)[N]>[0]['asked']
type AnswerOf<N extends Name> = Exclude<ReturnType<(typeof worker)[N]>, typeof outdated>

/** Runs a task on the figures in force; sends the sign-offs to a thread that does not have them yet. */
const runner =
  (inForce: KeptCatalogue['get']) =>
  async <N extends Name>(pool: Piscina, name: N, asked: AskedOf<N>): Promise<AnswerOf<N>> => {
    const { revision, signOffs } = await inForce()
    const answer = await pool.run({ asked, revision }, { name })
    return answer === outdated ? pool.run({ asked, revision, signOffs }, { name }) : answer
  }

/**
 * Checks and calculates in threads, so that no request waits for another's roof. Advice has its own thread, so that no
 * search delays a result. Requests of one account fill at most one thread; the rest wait in turn. When a thread dies, that
 * is logged, and each of its tasks is tried once more alone.
 */
export const startCalculator = ({ data, inForce, log, filename = ownEntry }: Outside): Calculator => {
  const common = {
    filename,
    // The pool loads this one before the first task.
    name: 'answerHere' satisfies keyof typeof worker,
    workerData: data,
    atomics: 'disabled' as const,
    recordTiming: false,
    ...(isSource ? { execArgv: ['--import', 'tsx'] } : {}),
  }
  const pool = new Piscina({
    ...common,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksPerThread,
  })
  const alone = new Piscina({ ...common, minThreads: 1, maxThreads: 1 })
  const ended = (error: unknown): void => log.error('a thread that calculates has ended', error)
  for (const each of [pool, alone]) each.on('error', ended)
  const run = runner(inForce)
  const answerAlone = (asked: Asked) => (error: unknown) => {
    ended(error)
    return run(alone, 'answerHere', asked)
  }
  const inTurn = turnsPerKey(tasksPerThread)
  return {
    answer: (asked) => inTurn(asked.accountId, () => run(pool, 'answerHere', asked).catch(answerAlone(asked))),
    advise: (input, on) => run(alone, 'adviseHere', { input, on }),
    layOut: (asked) => run(alone, 'layOutHere', asked),
    drawArray: (asked) => run(alone, 'arrayHere', asked),
    judgeBuilt: (asked) => run(alone, 'builtHere', asked),
    whatIf: (asked, accountId) => inTurn(accountId, () => run(pool, 'whatIfHere', asked)),
    savings: (asked, accountId) => inTurn(accountId, () => run(pool, 'savingsHere', asked)),
    recalculate: (asked) => run(alone, 'recalculateHere', asked),
    reconsider: (asked) => run(alone, 'reconsiderHere', asked),
    effects: (asked) => run(alone, 'effectsHere', asked),
    opened: (asked) => run(alone, 'openedHere', asked),
    stop: async () => {
      await Promise.all([pool.destroy(), alone.destroy()])
    },
  }
}
