import type { Kept } from './complete-lines.ts'
import type { Lines } from './row.ts'

type ProgressInput = {
  readonly stderr: NodeJS.WriteStream
  /** Bytes of the input that are read, of all there are. */
  readonly read: () => number
  readonly size: number
  readonly kept: Kept
}

export type Progress = {
  readonly count: (lines: Pick<Lines, 'rows' | 'bad'>) => void
  readonly totals: () => { readonly rows: number; readonly bad: number }
  /** A sentence on a line of its own. */
  readonly say: (text: string) => void
  readonly stop: () => void
}

const [oftenMs, seldomMs] = [250, 5000]

/** How far the batch is, on stderr: one line that changes on a terminal, a new one now and then elsewhere. */
export const startProgress = ({ stderr, read, size, kept }: ProgressInput): Progress => {
  const started = performance.now()
  let [rows, bad] = [kept.rows, kept.bad]
  const text = (): string => {
    const speed = (rows - kept.rows) / ((performance.now() - started) / 1000)
    const share = size === 0 ? 100 : Math.floor((100 * read()) / size)
    return `${rows} rows, ${bad} bad, ${speed.toFixed(speed < 10 ? 1 : 0)} rows/s, ${share} % of the input read`
  }
  const wipe = () => stderr.isTTY && stderr.write('\r\x1b[K')
  const show = () => stderr.write(stderr.isTTY ? `\r\x1b[K${text()}` : `${text()}\n`)
  const timer = setInterval(show, stderr.isTTY ? oftenMs : seldomMs)
  timer.unref()
  return {
    count: (lines) => {
      rows += lines.rows
      bad += lines.bad
    },
    totals: () => ({ rows, bad }),
    say: (sentence) => {
      wipe()
      stderr.write(`${sentence}\n`)
    },
    stop: () => {
      clearInterval(timer)
      wipe()
    },
  }
}
