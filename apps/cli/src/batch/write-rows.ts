import type { Arguments } from './arguments.ts'
import { chunksOf } from './chunks.ts'
import type { Kept } from './complete-lines.ts'
import type { Progress } from './progress.ts'
import type { ResultsFile } from './results-file.ts'
import type { Lines } from './row.ts'
import type { RowThreads } from './row-threads.ts'
import type { RawRecord } from './split-records.ts'

/** Rows that a thread takes at once; a report takes so long that it goes alone. */
const [rowsAtOnce, reportsAtOnce] = [8, 1]
/** Chunks per thread that are being assessed or wait for those before them. */
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
 * Writes the line of every row that is not kept yet, in the order of the rows. The input is read no faster than results
 * are written, so memory holds a few chunks, however long it is.
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
    threads.reuse(lines)
  }
  for await (const chunk of chunksOf(records, kept.rows, args.pdfDir === null ? rowsAtOnce : reportsAtOnce)) {
    if (isStopping()) {
      isWhole = false
      break
    }
    const lines = threads.assess(chunk)
    // Its failure is met when its turn comes; until then it is nobody's.
    lines.catch(() => undefined)
    pending.push(lines)
    if (pending.length >= args.jobs * ahead) await keepOldest()
  }
  while (pending.length > 0) await keepOldest()
  return isWhole
}
