import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { fileProblem } from '../input-output/file-problem.ts'
import { errorLine, nobody } from './output-line.ts'
import type { Chunk, Lines, Row } from './row.ts'
import type { Answer, Assignment, Ready, Task } from './row-worker.ts'

export type RowThreads = {
  /** Resolves when a thread has loaded the engine; rejects when it cannot. */
  readonly ready: Promise<Ready>
  /** The lines of a few rows. Rejects only for what is no row's fault. */
  readonly assess: (chunk: Chunk) => Promise<Lines>
  /** Takes the memory of lines that are written, for others. */
  readonly reuse: (lines: Lines) => void
  readonly stop: () => Promise<void>
}

/** The batch cannot go on, whatever the row. */
class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/** A row that needs more is an error of that row; the whole of an ordinary one, with its report, needs a fifth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }

/** Twice what the whole results of a chunk take; longer ones get memory of their own. */
const roomBytes = 2 * 1024 * 1024

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

const firstWord = (pool: Piscina): Promise<Ready> =>
  new Promise((resolve, reject) => {
    pool.on('error', reject)
    pool.run(null, { name: 'open' }).then(resolve, reject)
  })

const alone = ({ bytes }: Chunk, row: Row): Chunk => ({
  rows: [{ ...row, start: 0, end: row.end - row.start }],
  bytes: bytes.slice(row.start, row.end),
})

const lost = (row: Row, error: unknown): Lines => {
  const message = `The row ended the thread that calculated it: ${fileProblem(error)}`
  const bytes = new TextEncoder().encode(errorLine(row, nobody, [{ field: '', message }]))
  return { bytes, rows: 1, bad: 1 }
}

const joined = (parts: readonly Lines[]): Lines => ({
  bytes: new Uint8Array(Buffer.concat(parts.map(({ bytes }) => bytes))),
  rows: parts.reduce((sum, { rows }) => sum + rows, 0),
  bad: parts.reduce((sum, { bad }) => sum + bad, 0),
})

/** Threads that assess rows. A thread that a row brings down is replaced, and the row is told. */
export const startRowThreads = (jobs: number, assignment: Assignment, thread = rowThread): RowThreads => {
  const pool = startPool(jobs, assignment, thread)
  const rooms: ArrayBuffer[] = []
  const run = async (chunk: Chunk): Promise<Lines> => {
    const room = rooms.pop() ?? new ArrayBuffer(roomBytes)
    const task: Task = { chunk, room }
    const answer = (await pool.run(task, { name: 'assessRows', transferList: [room] })) as Answer
    if ('failure' in answer) throw new StoppedError(answer.failure)
    return answer
  }
  const assess = async (chunk: Chunk): Promise<Lines> => {
    try {
      return await run(chunk)
    } catch (error) {
      if (error instanceof StoppedError) throw error
      const [row] = chunk.rows
      if (row !== undefined && chunk.rows.length === 1) return lost(row, error)
      const parts: Lines[] = []
      for (const each of chunk.rows) parts.push(await assess(alone(chunk, each)))
      return joined(parts)
    }
  }
  const reuse = ({ bytes }: Lines): void => {
    if (bytes.buffer.byteLength === roomBytes) rooms.push(bytes.buffer)
  }
  return { ready: firstWord(pool), assess, reuse, stop: () => pool.destroy() }
}
