import type { Told } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import type { ProductField, ProductLayout } from '@soundroof/contract/roofs/catalogue/products/fields/product-field'
import type { ProductTexts, Texts } from '@soundroof/contract/roofs/catalogue/products/fields/product-texts'
import { type CsvRow, csvRows } from '../import-table/csv-rows.ts'

/** How a product stands in a CSV file: entries, one a row, then column names, then one row for each part of its list. */

const mostRows = 1000
/** Of a name or cell that a message repeats. */
const longestShown = 40

/** `row` null: the file has no such entry; `name` null: a whole row of the list. */
export type CsvPlace = { readonly row: number | null; readonly name: string | null }

/** A product as it was written, with what cannot be taken; `placeOf`: where a member of the product stands. */
export type ProductCsv = {
  readonly texts: ProductTexts
  readonly problems: readonly Told[]
  readonly placeOf: (path: readonly PropertyKey[]) => CsvPlace
}

const unreadable = (problem: Told): ProductCsv => ({
  texts: { entries: {}, rows: [] },
  problems: [problem],
  placeOf: () => ({ row: null, name: null }),
})

type Fields = readonly ProductField[]

const namesOf = (fields: Fields): string => fields.map(({ name }) => name).join(', ')
const fieldNamed = (fields: Fields, name: string): ProductField | undefined =>
  fields.find((field) => field.name === name)
const nameIn = ({ cells }: CsvRow): string => (cells[0] ?? '').toLowerCase()

const entryProblem = (row: CsvRow, fields: Fields, before: readonly string[]): Told | null => {
  const [first = '', ...values] = row.cells
  const name = nameIn(row)
  const field = fieldNamed(fields, name)
  if (!field)
    return told('csvEntryUnknown', { row: row.row, name: first.slice(0, longestShown), entries: namesOf(fields) })
  if (before.includes(name)) return told('csvEntryTwice', { row: row.row, name })
  if (field.isList || values.length <= 1) return null
  return told('csvOneValue', { row: row.row, name })
}

type Entries = {
  readonly texts: Texts
  readonly rows: ReadonlyMap<string, number>
  readonly problems: readonly Told[]
}

/** The rows above the column names; one without a value counts as left out. */
const readEntries = (rows: readonly CsvRow[], fields: Fields): Entries => {
  const known = rows.flatMap((row) => {
    const field = fieldNamed(fields, nameIn(row))
    return field ? [{ row: row.row, field, cells: row.cells.slice(1) }] : []
  })
  const given = known.filter(({ cells }) => cells.length > 0)
  return {
    texts: Object.fromEntries(
      given.map(({ field, cells }) => [field.name, field.isList ? cells.join(', ') : (cells[0] ?? '')]),
    ),
    rows: new Map(known.map(({ row, field }) => [field.name, row])),
    problems: rows.flatMap((row, index) => entryProblem(row, fields, rows.slice(0, index).map(nameIn)) ?? []),
  }
}

const columnProblems = ({ row, cells }: CsvRow, fields: Fields): readonly Told[] => {
  const names = cells.map((cell) => cell.toLowerCase())
  return names.flatMap((name, index) => {
    if (!fieldNamed(fields, name))
      return [told('csvColumnUnknown', { row, name: name.slice(0, longestShown), columns: namesOf(fields) })]
    return names.indexOf(name) < index ? [told('csvColumnTwice', { row, name })] : []
  })
}

const readRow = ({ cells }: CsvRow, names: readonly string[], fields: Fields): Texts =>
  Object.fromEntries(
    names.flatMap((name, index) => {
      const cell = cells[index] ?? ''
      return fieldNamed(fields, name) && cell !== '' ? [[name, cell]] : []
    }),
  )

/** The name in the file of the member at a path: of the entry or column, or of the one that holds it. */
const nameAt = (fields: Fields, path: readonly PropertyKey[]): string => {
  const joined = path.join('.')
  const found = fields.find((field) => joined === field.path.join('.'))
  if (found) return found.name
  return path.length > 1 ? nameAt(fields, path.slice(0, -1)) : joined
}

const placesIn =
  ({ entries, list, columns }: ProductLayout, entryRows: ReadonlyMap<string, number>, listRows: readonly CsvRow[]) =>
  (path: readonly PropertyKey[]): CsvPlace => {
    const [first, index, ...rest] = path
    if (first === list && typeof index === 'number')
      return { row: listRows[index]?.row ?? null, name: rest.length === 0 ? null : nameAt(columns, rest) }
    const name = nameAt(entries, path)
    return { row: entryRows.get(name) ?? null, name }
  }

const hasSemicolons = (text: string): boolean => /^[^,\n]*;[^,\n]*$/m.test(text.slice(0, 200))

/** One product written as CSV. Throws where the text is no CSV. */
export const readProductCsv = (text: string, layout: ProductLayout): ProductCsv => {
  if (hasSemicolons(text)) return unreadable(told('csvSemicolons'))
  const all = csvRows(text)
  if (all.length > mostRows) return unreadable(told('csvRowsTooMany', { rows: all.length, most: mostRows }))
  const start = all.findIndex((row) => fieldNamed(layout.columns, nameIn(row)) !== undefined)
  const above = start < 0 ? all : all.slice(0, start)
  const columns = start < 0 ? undefined : all[start]
  const names = columns?.cells.map((cell) => cell.toLowerCase()) ?? []
  const below = start < 0 ? [] : all.slice(start + 1)
  const entries = readEntries(above, layout.entries)
  const rows = below.map((row) => readRow(row, names, layout.columns))
  const long = below.filter(({ cells }) => cells.length > names.length)
  return {
    texts: { entries: entries.texts, rows },
    problems: [
      ...entries.problems,
      ...(columns ? columnProblems(columns, layout.columns) : []),
      ...long.map(({ row, cells }) => told('csvCellsTooMany', { row, cells: cells.length, columns: names.length })),
    ],
    placeOf: placesIn(layout, entries.rows, below),
  }
}
