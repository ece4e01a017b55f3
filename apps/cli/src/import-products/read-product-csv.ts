import { type CsvRow, csvRows } from '@soundroof/data/import-table/csv-rows'
import type { Layout, Place } from './layout.ts'
import { type ReadProducts, unreadable } from './product-draft.ts'

const mostRows = 1000
const plainNumber = /^-?\d{1,9}(\.\d{1,9})?$/

/** What is no number stays a text: the schema says what is wanted instead. */
const cellValue = (kind: Place['kind'], cells: readonly string[]): unknown => {
  const values = cells.map((cell) => (kind !== 'text' && plainNumber.test(cell) ? Number(cell) : cell))
  return kind === 'numbers' ? values : values[0]
}

type Member = { readonly path: readonly string[]; readonly value: unknown }

/** Nested members from their paths. */
const objectOf = (members: readonly Member[]): Readonly<Record<string, unknown>> => {
  const names = [...new Set(members.map(({ path }) => path[0] ?? ''))]
  return Object.fromEntries(
    names.map((name) => {
      const own = members.filter(({ path }) => path[0] === name)
      const [leaf] = own.filter(({ path }) => path.length === 1)
      return [name, leaf ? leaf.value : objectOf(own.map(({ path, value }) => ({ path: path.slice(1), value })))]
    }),
  )
}

type Told = {
  readonly members: readonly Member[]
  readonly rows: ReadonlyMap<string, number>
  readonly problems: readonly string[]
}

const namesOf = (places: Readonly<Record<string, Place>>): string => Object.keys(places).join(', ')
const placeNamed = (places: Readonly<Record<string, Place>>, name: string): Place | undefined =>
  Object.hasOwn(places, name) ? places[name] : undefined

const entryProblem = ({ row, cells }: CsvRow, places: Layout['entries'], before: readonly string[]): string | null => {
  const [first = '', ...values] = cells
  const name = first.toLowerCase()
  const entry = placeNamed(places, name)
  if (!entry) return `row ${row}: there is no entry "${first.slice(0, 40)}"; entries are ${namesOf(places)}`
  if (before.includes(name)) return `row ${row}, ${name}: stands twice: keep one of both`
  if (entry.kind === 'numbers' || values.length <= 1) return null
  return `row ${row}, ${name}: one value is needed; a text with commas stands in quotes`
}

const nameIn = ({ cells }: CsvRow): string => (cells[0] ?? '').toLowerCase()

/** The rows above the column names; one without a value counts as left out. */
const readEntries = (rows: readonly CsvRow[], places: Layout['entries']): Told => {
  const problems = rows.flatMap((row, index) => entryProblem(row, places, rows.slice(0, index).map(nameIn)) ?? [])
  const known = rows.flatMap((row) => {
    const place = placeNamed(places, nameIn(row))
    return place ? [{ row: row.row, place, cells: row.cells.slice(1) }] : []
  })
  const given = known.filter(({ cells }) => cells.length > 0)
  return {
    members: given.map(({ place, cells }) => ({ path: place.path, value: cellValue(place.kind, cells) })),
    rows: new Map(known.map(({ row, place }) => [place.path.join('.'), row])),
    problems,
  }
}

const columnProblems = ({ row, cells }: CsvRow, places: Layout['columns']): readonly string[] => {
  const names = cells.map((cell) => cell.toLowerCase())
  return names.flatMap((name, index) => {
    if (!placeNamed(places, name))
      return [`row ${row}: there is no column "${name.slice(0, 40)}"; columns are ${namesOf(places)}`]
    return names.indexOf(name) < index ? [`row ${row}: the column ${name} stands twice: keep one of both`] : []
  })
}

const readRow = ({ cells }: CsvRow, names: readonly string[], places: Layout['columns']): unknown =>
  objectOf(
    names.flatMap((name, index) => {
      const place = placeNamed(places, name)
      const cell = cells[index] ?? ''
      return place && cell !== '' ? [{ path: place.path, value: cellValue(place.kind, [cell]) }] : []
    }),
  )

/** The name in the file of the member at a path: of the entry or column, or of the one that holds it. */
const nameAt = (places: Readonly<Record<string, Place>>, path: readonly PropertyKey[]): string => {
  const joined = path.join('.')
  const found = Object.entries(places).find(([, place]) => joined === place.path.join('.'))
  if (found) return found[0]
  return path.length > 1 ? nameAt(places, path.slice(0, -1)) : joined
}

const placesIn =
  (layout: Layout, entryRows: ReadonlyMap<string, number>, listRows: readonly CsvRow[]) =>
  (path: readonly PropertyKey[]): string => {
    const [first, index, ...rest] = path
    if (first === layout.list && typeof index === 'number') {
      const row = `row ${listRows[index]?.row}`
      return rest.length === 0 ? row : `${row}, ${nameAt(layout.columns, rest)}`
    }
    const name = nameAt(layout.entries, path)
    const row = entryRows.get(layout.entries[name]?.path.join('.') ?? '')
    return row === undefined ? name : `row ${row}, ${name}`
  }

const hasSemicolons = (text: string): boolean => /^[^,\n]*;[^,\n]*$/m.test(text.slice(0, 200))

/** One product written as CSV. */
export const readProductCsv = (text: string, layout: Layout): ReadProducts => {
  if (hasSemicolons(text)) return unreadable('columns are parted by semicolons: part them by commas')
  const rows = csvRows(text)
  if (rows.length > mostRows) return unreadable(`${rows.length} rows are more than ${mostRows}`)
  const start = rows.findIndex((row) => placeNamed(layout.columns, nameIn(row)) !== undefined)
  const above = start < 0 ? rows : rows.slice(0, start)
  const columns = start < 0 ? undefined : rows[start]
  const names = columns?.cells.map((cell) => cell.toLowerCase()) ?? []
  const below = start < 0 ? [] : rows.slice(start + 1)
  const told = readEntries(above, layout.entries)
  const long = below.filter(({ cells }) => cells.length > names.length)
  const value = { ...objectOf(told.members), [layout.list]: below.map((row) => readRow(row, names, layout.columns)) }
  return {
    drafts: [{ value, placeOf: placesIn(layout, told.rows, below) }],
    problems: [
      ...told.problems,
      ...(columns ? columnProblems(columns, layout.columns) : []),
      ...long.map(({ row, cells }) => `row ${row}: ${cells.length} cells stand below ${names.length} columns`),
    ],
  }
}
