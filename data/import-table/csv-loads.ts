import { noNumber, numberIn } from './csv-head.ts'
import type { CsvRow } from './csv-rows.ts'

export const lists = ['lapped', 'continuous', 'single', 'all'] as const
export type List = (typeof lists)[number]

/** One row of loads: span mm, loads kN/m; bridging null for top hats. */
export type Load = {
  readonly row: number
  readonly list: List
  readonly bridging: number | null
  readonly span: number
  readonly inward: number
  readonly outward: number
  readonly service: number
}

export type Kind = 'zc' | 'top-hat'

const columns = ['support', 'bridging', 'span_mm', 'inward', 'outward', 'service'] as const
type Column = (typeof columns)[number]
type Place = Readonly<Record<Column, number>>

export const isColumnNames = ({ cells }: CsvRow): boolean => cells.some((cell) => cell.toLowerCase() === 'support')

/** Position of each column, or what is wrong with their names. */
export const columnsAt = ({ row, cells }: CsvRow, kind: Kind): Place | readonly string[] => {
  const names = cells.map((cell) => cell.toLowerCase())
  const problems = names.flatMap((name, index) => {
    if (!columns.includes(name as Column))
      return [`row ${row}: there is no column "${name.slice(0, 40)}"; columns are ${columns.join(', ')}`]
    return names.indexOf(name) < index ? [`row ${row}: the column ${name} stands twice`] : []
  })
  const optional = kind === 'top-hat' ? ['bridging'] : []
  const missing = columns.filter((name) => !names.includes(name) && !optional.includes(name))
  const all = [...problems, ...missing.map((name) => `row ${row}: the column ${name} is missing`)]
  return all.length > 0 ? all : (Object.fromEntries(columns.map((name) => [name, names.indexOf(name)])) as Place)
}

type Cells = { readonly cell: (column: Column) => string; readonly place: (column: Column) => string }

const wrongNumbers = ({ cell, place }: Cells): readonly string[] =>
  (['span_mm', 'inward', 'outward', 'service'] as const).flatMap((column) =>
    numberIn(cell(column)) === null ? [`${place(column)}: ${noNumber(cell(column))}`] : [],
  )

const wrongList = ({ cell, place }: Cells): readonly string[] =>
  lists.includes(cell('support').toLowerCase() as List)
    ? []
    : [`${place('support')}: "${cell('support').slice(0, 40)}" is none of ${lists.join(', ')}`]

const wrongBridging = ({ cell, place }: Cells, kind: Kind): readonly string[] => {
  const text = cell('bridging')
  if (kind === 'top-hat') return text === '' ? [] : [`${place('bridging')}: top hats have no bridging; leave it empty`]
  return /^[0-3]$/.test(text) ? [] : [`${place('bridging')}: "${text.slice(0, 40)}" is none of 0, 1, 2, 3`]
}

/** The loads of one row, or what is wrong with it. */
export const readLoad = ({ row, cells }: CsvRow, at: Place, width: number, kind: Kind): Load | readonly string[] => {
  if (cells.length > width) return [`row ${row}: ${cells.length} cells stand below ${width} columns`]
  const cell = (column: Column) => cells[at[column]] ?? ''
  const read = { cell, place: (column: Column) => `row ${row}, ${column}` }
  const problems = [...wrongList(read), ...wrongBridging(read, kind), ...wrongNumbers(read)]
  if (problems.length > 0) return problems
  const number = (column: Column) => Number(cell(column))
  return {
    row,
    list: cell('support').toLowerCase() as List,
    bridging: kind === 'zc' ? number('bridging') : null,
    span: number('span_mm'),
    inward: number('inward'),
    outward: number('outward'),
    service: number('service'),
  }
}
