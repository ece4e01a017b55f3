import { createReadStream } from 'node:fs'
import { readStart } from './output-line.ts'
import { Refusal } from './refusal.ts'

/** Complete lines of an earlier run. */
export type Kept = { readonly rows: number; readonly bad: number; readonly bytes: number }

const newline = 10
/** Enough of a line for its row number and `ok`. */
const headLength = 64

const counted = (kept: Kept, head: string, bytes: number, out: string): Kept => {
  const row = kept.rows + 1
  const start = readStart(head)
  if (start?.row !== row) throw new Refusal(`Line ${row} of ${out} is not that of row ${row}: no batch has written it.`)
  return { rows: row, bad: kept.bad + (start.ok ? 0 : 1), bytes }
}

/** The complete lines of a results file; a partial line may follow. Holds one chunk at a time. */
export const completeLines = async (out: string): Promise<Kept> => {
  let kept: Kept = { rows: 0, bad: 0, bytes: 0 }
  let head = ''
  let before = 0
  for await (const chunk of createReadStream(out, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      head += chunk.toString('latin1', from, Math.min(at, from + headLength))
      kept = counted(kept, head, before + at + 1, out)
      head = ''
      from = at + 1
    }
    head = (head + chunk.toString('latin1', from, from + headLength)).slice(0, headLength)
    before += chunk.length
  }
  return kept
}
