import { parse } from 'csv-parse/browser/esm/sync'

/** A row of the file, counted from 1. */
export type CsvRow = { readonly row: number; readonly cells: readonly string[] }

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } }

const longestRow = 10_000

const withoutEmptyEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

/** The rows of a CSV file that are not empty, without empty cells at their end. Throws if it is not CSV. */
export const csvRows = (text: string): readonly CsvRow[] => {
  const options = {
    bom: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: longestRow,
  }
  // With `info` each record comes with its position, which the library's types leave out.
  const parsed = parse(text, options) as unknown as readonly Parsed[]
  return parsed
    .map(({ record, info }) => ({ row: info.lines, cells: withoutEmptyEnd(record) }))
    .filter(({ cells }) => cells.length > 0)
}
