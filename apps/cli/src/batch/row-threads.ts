import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { fileProblem } from '../input-output/file-problem.ts'
import { errorLine, nobody } from './output-line.ts'
import type { Chunk, Lines, Row } from './row.ts'
import type { Answer, Assignment, Ready } from './row-worker.ts'

export type RowThreads = {
  /** Resolves when a thread has loaded the engine; rejects when it cannot. */
  readonly ready: Promise<Ready>
  /** The result lines of a few rows. Rejects only for failures that no row causes. */
  readonly assess: (chunk: Chunk) => Promise<Lines>
  readonly stop: () => Promise<void>
}

/** The batch cannot continue, whatever the row. */
class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/** A row that needs more memory is an error of that row; an ordinary one with its report needs a fifth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }

const rowThread = new URL('./row-thread.mjs', import.meta.url)

const startPool = (jobs: number, assignment: Assignment, thread: URL) =>
  new Piscina<unknown, unknown>({
    filename: fileURLToPath(thread),
    minThreads: jobs,
    maxThreads: jobs,
    workerData: assignment,
    resourceLimits,
    recordTiming: false,
  })

const firstReady = (pool: Piscina): Promise<Ready> =>
  new Promise((resolve, reject) => {
    pool.on('error', reject)
    pool.run(null, { name: 'open' }).then(resolve, reject)
  })

const chunkOfOne = ({ bytes }: Chunk, row: Row): Chunk => ({
  rows: [{ ...row, start: 0, end: row.end - row.start }],
  bytes: bytes.slice(row.start, row.end),
})

const crashed = (row: Row, error: unknown): Lines => {
  const message = `The row ended the thread that calculated it: ${fileProblem(error)}`
  const bytes = new TextEncoder().encode(errorLine(row, nobody, [{ field: '', message }]))
  return { bytes, rows: 1, bad: 1 }
}

const joined = (parts: readonly Lines[]): Lines => ({
  bytes: new Uint8Array(Buffer.concat(parts.map(({ bytes }) => bytes))),
  rows: parts.reduce((sum, { rows }) => sum + rows, 0),
  bad: parts.reduce((sum, { bad }) => sum + bad, 0),
})

/** Threads that assess rows. If a row crashes its thread, the thread is replaced and the row gets an error line. */
export const startRowThreads = (jobs: number, assignment: Assignment, thread = rowThread): RowThreads => {
  const pool = startPool(jobs, assignment, thread)
  const run = async (chunk: Chunk): Promise<Lines> => {
    const answer = (await pool.run(chunk, { name: 'assessRows' })) as Answer
    if ('failure' in answer) throw new StoppedError(answer.failure)
    return answer
  }
  const assess = async (chunk: Chunk): Promise<Lines> => {
    try {
      return await run(chunk)
    } catch (error) {
      if (error instanceof StoppedError) throw error
      const [row] = chunk.rows
      if (row !== undefined && chunk.rows.length === 1) return crashed(row, error)
      const parts: Lines[] = []
      for (const each of chunk.rows) parts.push(await assess(chunkOfOne(chunk, each)))
      return joined(parts)
    }
  }
  return { ready: firstReady(pool), assess, stop: () => pool.destroy() }
}
