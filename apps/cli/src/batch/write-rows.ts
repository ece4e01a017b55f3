import type { Arguments } from './arguments.ts'
import { chunksOf } from './chunks.ts'
import type { Kept } from './complete-lines.ts'
import type { Progress } from './progress.ts'
import type { ResultsFile } from './results-file.ts'
import type { Lines } from './row.ts'
import type { RowThreads } from './row-threads.ts'
import type { RawRecord } from './split-records.ts'

/** Rows of a chunk; a report takes so long that it is a chunk of its own. */
const [rowsAtOnce, reportsAtOnce] = [8, 1]
/** Chunks per thread in progress or waiting for earlier ones. */
const ahead = 3

export type Work = {
  readonly args: Pick<Arguments, 'jobs' | 'pdfDir'>
  readonly threads: RowThreads
  readonly records: AsyncIterable<RawRecord>
  readonly out: ResultsFile
  readonly progress: Progress
  readonly kept: Kept
  readonly isStopping: () => boolean
}

/**
 * Writes the result line of every remaining row, in the order of the rows. The input is read no faster than results are
 * written, so memory holds a few chunks only.
 * @returns whether the end of the input was reached
 */
export const writeRows = async (work: Work): Promise<boolean> => {
  const { args, threads, records, out, progress, kept, isStopping } = work
  const pending: Promise<Lines>[] = []
  let isWhole = true
  const keepOldest = async () => {
    const lines = (await pending.shift()) as Lines
    await out.append(lines.bytes)
    progress.count(lines)
  }
  for await (const chunk of chunksOf(records, kept.rows, args.pdfDir === null ? rowsAtOnce : reportsAtOnce)) {
    if (isStopping()) {
      isWhole = false
      break
    }
    const lines = threads.assess(chunk)
    // A failure is handled when the chunk is written; until then it must not count as unhandled.
    lines.catch(() => undefined)
    pending.push(lines)
    if (pending.length >= args.jobs * ahead) await keepOldest()
  }
  while (pending.length > 0) await keepOldest()
  return isWhole
}
