import { CsvError, parse } from 'csv-parse/sync'
import type { SaidProblem } from '../input-output/problems-in-english.ts'

export type Cells =
  | { readonly ok: true; readonly cells: readonly string[] }
  | { readonly ok: false; readonly problems: readonly SaidProblem[] }

/** Records are split already, at line breaks outside quotes; a lone carriage return is text. */
const dialect = { record_delimiter: ['\r\n', '\n'], relax_column_count: true }

const quoteRule = 'a cell with a quote in it stands in quotes, with the quote doubled.'

const messages: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE: `a quote closes before the end of the cell; ${quoteRule}`,
  INVALID_OPENING_QUOTE: `a quote opens inside the cell; ${quoteRule}`,
  CSV_QUOTE_NOT_CLOSED: 'a quote is not closed.',
}

const problemOf = (error: unknown, names: readonly string[]): SaidProblem => {
  if (!(error instanceof CsvError)) throw error
  const position = typeof error.column === 'number' ? error.column : 0
  return { field: names[position] ?? '', message: `Column ${position + 1}: ${messages[error.code] ?? error.message}` }
}

/** The cells of one CSV record. @param names of the columns, to name the one at fault */
export const cellsOf = (record: Uint8Array, names: readonly string[]): Cells => {
  try {
    const records: readonly string[][] = parse(Buffer.from(record.buffer, record.byteOffset, record.length), dialect)
    const [cells = []] = records
    if (records.length <= 1) return { ok: true, cells }
    return { ok: false, problems: [{ field: '', message: 'A line break stands outside of quotes.' }] }
  } catch (error) {
    return { ok: false, problems: [problemOf(error, names)] }
  }
}
