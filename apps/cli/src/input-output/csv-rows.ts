import { parse } from 'csv-parse/sync'

/** A row of the file as people count, from 1. */
export type CsvRow = { readonly row: number; readonly cells: readonly string[] }

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } }

const longestRow = 10_000

const withoutEmptyEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

/** The rows of a CSV file that hold something, without the empty cells at their end. Throws when it is no CSV. */
export const csvRows = (text: string): readonly CsvRow[] => {
  const options = {
    bom: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: longestRow,
  }
  // With `info` a record stands beside where it was found; the library types it without.
  const parsed = parse(text, options) as unknown as readonly Parsed[]
  return parsed
    .map(({ record, info }) => ({ row: info.lines, cells: withoutEmptyEnd(record) }))
    .filter(({ cells }) => cells.length > 0)
}
