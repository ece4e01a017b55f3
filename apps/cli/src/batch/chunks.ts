import type { Chunk, Row } from './row.ts'
import type { RawRecord } from './split-records.ts'

const mostBytes = 256 * 1024

/** Copies the rows' bytes into one buffer for a thread. */
const packed = (records: readonly RawRecord[], firstRow: number): Chunk => {
  const bytes = new Uint8Array(records.reduce((sum, record) => sum + record.bytes.length, 0))
  let start = 0
  const rows = records.map((record, index): Row => {
    const { line, lastLine, fault } = record
    bytes.set(record.bytes, start)
    const row = { row: firstRow + index, line, lastLine, start, end: start + record.bytes.length, fault }
    start = row.end
    return row
  })
  return { rows, bytes }
}

/** The rows after the first `skip` ones, a few at a time. @param mostRows of a chunk */
export async function* chunksOf(
  records: AsyncIterable<RawRecord>,
  skip: number,
  mostRows: number,
): AsyncGenerator<Chunk> {
  let held: RawRecord[] = []
  let size = 0
  let row = 0
  for await (const record of records) {
    row += 1
    if (row <= skip) continue
    held.push(record)
    size += record.bytes.length
    if (held.length < mostRows && size < mostBytes) continue
    yield packed(held, row - held.length + 1)
    held = []
    size = 0
  }
  if (held.length > 0) yield packed(held, row - held.length + 1)
}
