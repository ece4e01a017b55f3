import { readHead } from './csv-head.ts'
import { listsOf } from './csv-lists.ts'
import { columnsAt, isColumnNames, type Kind, type Load, readLoad } from './csv-loads.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'
import { type ReadDraft, unread } from './draft.ts'

/** A table has some 700: three support conditions, four rows of bridging, sixty spans. */
const mostRows = 10_000

type Loads = { readonly loads: readonly Load[]; readonly problems: readonly string[] }

const readLoads = (names: CsvRow, rows: readonly CsvRow[], kind: Kind): Loads => {
  const at = columnsAt(names, kind)
  if (!('support' in at)) return { loads: [], problems: at }
  const read = rows.map((row) => readLoad(row, at, names.cells.length, kind))
  return {
    loads: read.flatMap((load) => ('span' in load ? [load] : [])),
    problems: read.flatMap((load) => ('span' in load ? [] : load)),
  }
}

const noColumns = 'there is no row of column names: support, bridging, span_mm, inward, outward, service'

const hasSemicolons = (text: string): boolean => /^[^,\n]*;[^,\n]*$/m.test(text.slice(0, 200))

/** A table written as CSV: entries, then a row of column names, then one row for each span and row of bridging. */
export const readCsv = (text: string): ReadDraft => {
  if (hasSemicolons(text)) return unread('columns are parted by commas, not by semicolons')
  const rows = csvRows(text)
  if (rows.length > mostRows) return unread(`${rows.length} rows are more than ${mostRows}`)
  const start = rows.findIndex(isColumnNames)
  const names = rows[start]
  if (!names) return unread(noColumns)
  const head = readHead(rows.slice(0, start))
  const kind = String(head.members.name).startsWith('TS') ? 'top-hat' : 'zc'
  const { loads, problems } = readLoads(names, rows.slice(start + 1), kind)
  const wrong = [...head.problems, ...problems]
  if (wrong.length > 0) return unread(...wrong)
  if (loads.length === 0) return unread('there are no rows below the column names')
  const found = listsOf(loads, kind)
  if (found.problems.length > 0) return unread(...found.problems)
  return { ok: true, draft: { kind, ...head.members, ...found.members } }
}
