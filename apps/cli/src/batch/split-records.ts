import type { Format } from './arguments.ts'

/** Why a record cannot be read: it is longer than allowed, or the file ends inside a quote. */
export type Fault = 'too-long' | 'open-quote'

/** The bytes of one row without its line break. With a fault the row is its first line alone. */
export type RawRecord = {
  /** Lines of the file, from 1; a quoted cell may hold line breaks. */
  readonly line: number
  readonly lastLine: number
  readonly bytes: Buffer
  readonly fault: Fault | null
}

const [newline, carriageReturn, quote, comma, space, tab] = [10, 13, 34, 44, 32, 9]

/** State of the scan: before a cell, in a cell without quotes, inside quotes, or after a quote that closes or is doubled. */
type Where = 'start' | 'bare' | 'quoted' | 'closed'

type Held = {
  readonly bytes: Buffer
  /** Bytes that were scanned without finding the end. */
  readonly scanned: number
  readonly where: Where
  readonly line: number
  /** The rest of a line that was too long is dropped. */
  readonly isDropping: boolean
}

const nextWhere = (where: Where, byte: number): Where => {
  if (where === 'quoted') return byte === quote ? 'closed' : 'quoted'
  if (byte === quote) return where === 'bare' ? 'bare' : 'quoted'
  return byte === comma ? 'start' : 'bare'
}

type Scan = { readonly end: number; readonly where: Where }

/** Position of the line break that ends the record, or -1, with the state of the scan. RFC 4180: quotes may hold line breaks. */
const scanCsv = (bytes: Buffer, from: number, at: Where): Scan => {
  let where = at
  for (let position = from; position < bytes.length; position += 1) {
    const byte = bytes[position] as number
    if (byte === newline && where !== 'quoted') return { end: position, where }
    where = nextWhere(where, byte)
  }
  return { end: -1, where }
}

const scan = (format: Format, { bytes, scanned, where, isDropping }: Held): Scan =>
  format === 'csv' && !isDropping
    ? scanCsv(bytes, scanned, where)
    : { end: bytes.indexOf(newline, scanned), where: 'start' }

const breaksIn = (bytes: Buffer): number => {
  let count = 0
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count += 1
  return count
}

const bare = (bytes: Buffer): Buffer => (bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes)

const after = (held: Held, end: number, lines: number): Held => ({
  bytes: held.bytes.subarray(end + 1),
  scanned: 0,
  where: 'start',
  line: held.line + lines,
  isDropping: false,
})

type Cut = { readonly record: RawRecord | null; readonly rest: Held }

const whole = (held: Held, end: number): Cut => {
  const bytes = bare(held.bytes.subarray(0, end))
  const breaks = breaksIn(bytes)
  const record = { line: held.line, lastLine: held.line + breaks, bytes, fault: null }
  return { record: held.isDropping ? null : record, rest: after(held, end, breaks + 1) }
}

/** Only the first line is lost; the rest is read again, because an open quote may have taken in good rows. */
const faulty = (held: Held, fault: Fault): Cut => {
  const record = { line: held.line, lastLine: held.line, bytes: Buffer.alloc(0), fault }
  const end = held.bytes.indexOf(newline)
  const dropped: Held = { ...held, bytes: Buffer.alloc(0), scanned: 0, where: 'start', isDropping: true }
  return { record, rest: end === -1 ? dropped : after(held, end, 1) }
}

/** The next complete record in the held bytes; null while more bytes are needed. */
const cutFrom = (format: Format, longest: number, held: Held): Cut | null => {
  const { end } = scan(format, held)
  const length = end === -1 ? held.bytes.length : end
  if (length > longest && !held.isDropping) return faulty(held, 'too-long')
  return end === -1 ? null : whole(held, end)
}

const cutAtEnd = (format: Format, held: Held): Cut | null => {
  if (held.bytes.length === 0 || held.isDropping) return null
  return scan(format, held).where === 'quoted' ? faulty(held, 'open-quote') : whole(held, held.bytes.length)
}

/** Scanned bytes are not scanned again; dropped bytes are not held. */
const waiting = (format: Format, held: Held): Held => {
  if (held.isDropping) return { ...held, bytes: Buffer.alloc(0), scanned: 0 }
  return { ...held, where: scan(format, held).where, scanned: held.bytes.length }
}

const blanks: Readonly<Record<Format, readonly number[]>> = {
  csv: [space, tab, carriageReturn, comma],
  ndjson: [space, tab, carriageReturn],
}

const isBlank = (format: Format, { bytes, fault }: RawRecord): boolean =>
  fault === null && bytes.every((byte) => blanks[format].includes(byte))

/**
 * The records of a file in their order, empty lines left out. Holds one record and one chunk at a time.
 * @param longest bytes of a record; a longer one is a fault, and reading goes on after its first line
 */
export async function* recordsOf(
  chunks: AsyncIterable<Buffer>,
  format: Format,
  longest: number,
): AsyncGenerator<RawRecord> {
  let held: Held = { bytes: Buffer.alloc(0), scanned: 0, where: 'start', line: 1, isDropping: false }
  const isRow = (record: RawRecord | null): record is RawRecord => record !== null && !isBlank(format, record)
  for await (const chunk of chunks) {
    held = { ...held, bytes: held.bytes.length === 0 ? chunk : Buffer.concat([held.bytes, chunk]) }
    for (let cut = cutFrom(format, longest, held); cut !== null; cut = cutFrom(format, longest, held)) {
      held = cut.rest
      if (isRow(cut.record)) yield cut.record
    }
    held = waiting(format, held)
  }
  const last = () => cutFrom(format, longest, held) ?? cutAtEnd(format, held)
  for (let cut = last(); cut !== null; cut = last()) {
    held = cut.rest
    if (isRow(cut.record)) yield cut.record
  }
}
