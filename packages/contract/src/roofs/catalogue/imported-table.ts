import { z } from 'zod'
import type { Coded } from '../../platform/coded/coded.ts'
import { asWritten } from '../../platform/coded/told.ts'
import { type Parsed, parseWith } from '../../platform/parse.ts'
import { type Problem, problemAt } from '../../platform/problem.ts'
import { isBlank, reversesTextDirection } from '../../platform/visible-text.ts'
import { type CapacityTable, capacityTable } from './capacity-table.ts'
import type { Choices } from './choices.ts'
import { type TableSize, tableSizes } from './table-sizes.ts'

/**
 * A manufacturer's table that an operator imports. Odd values are kept unchanged; refused is only what cannot be a table:
 * unknown sizes, spans that do not increase, impossible loads.
 */

const [smallestSpan, largestSpan] = [100, 30_000]
/** kN/m: five times what the strongest size carries over the shortest span. */
const largestLoad = 10_000
/** kN/m: the same for the service load, which strength does not limit. */
const largestService = 1_000_000
const largest = { cs: largestService, cu: largestLoad, inward: largestLoad, outward: largestLoad } as const
/** kN/m: finer than any printed table, and dividing by less overflows. */
const smallestLoad = 1e-6
const mostRows = 500
const longest = { source: 200, title: 60, edition: 10, version: 40, units: 120 } as const

const problem = (field: string, message: string): Problem => problemAt(field, asWritten(message))

const isDate = (text: string): boolean => {
  const [, year = '', month = '01', day = '01'] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? []
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`) && year >= '1950'
}

const control = /\p{Cc}/u

const textProblems = (table: CapacityTable): readonly Problem[] =>
  (Object.keys(longest) as (keyof typeof longest)[]).flatMap((field) => {
    const value = table[field]
    if (isBlank(value) || control.test(value) || reversesTextDirection(value))
      return [problem(field, `${field} must be one line of visible text`)]
    return value.length > longest[field] ? [problem(field, `${field} has more than ${longest[field]} characters`)] : []
  })

const sizeProblems = (table: CapacityTable, { kind, depth, thickness, title }: TableSize): readonly Problem[] =>
  table.kind === kind && table.depth === depth && table.thickness === thickness
    ? []
    : [problem('name', `${table.name} is ${title}: kind ${kind}, depth ${depth}, thickness ${thickness}`)]

type Row = CapacityTable['lapped'][number]
const rowPlace = (list: string, index: number, column: string): string => `${list}, row ${index + 1}, ${column}`

const spanProblem = (list: string, rows: readonly Row[], index: number): readonly Problem[] => {
  const span = rows[index]?.span ?? 0
  const before = rows[index - 1]?.span ?? 0
  const place = rowPlace(list, index, 'span')
  if (span < smallestSpan || span > largestSpan)
    return [problem(place, `a span of ${span} mm is not within ${smallestSpan} to ${largestSpan} mm`)]
  if (span === before) return [problem(place, `the span ${span} mm appears twice`)]
  return span < before ? [problem(place, `the span ${span} mm follows ${before} mm: spans must increase`)] : []
}

const loadProblems = (list: string, row: Row, index: number): readonly Problem[] =>
  (['cs', 'cu', 'inward', 'outward'] as const).flatMap((column) =>
    [row[column]].flat().some((value) => value > largest[column] || (value > 0 && value < smallestLoad))
      ? [problem(rowPlace(list, index, column), `a load is 0, or ${smallestLoad} to ${largest[column]} kN/m`)]
      : [],
  )

const rowProblems = (list: string, rows: readonly Row[]): readonly Problem[] =>
  rows.length > mostRows
    ? [problem(list, `${rows.length} rows are more than ${mostRows}`)]
    : rows.flatMap((row, index) => [...spanProblem(list, rows, index), ...loadProblems(list, row, index)])

const listsOf = (table: CapacityTable): readonly (readonly [string, readonly Row[]])[] => [
  ['lapped', table.lapped],
  ['continuous', table.continuous],
  ['single', table.single],
  ...(table.kind === 'top-hat' ? ([['all', table.all]] as const) : []),
]

/** Top hats without a support condition have one list; others have one per condition, and some may be empty. */
const listProblems = (table: CapacityTable, { oneList, title }: TableSize): readonly Problem[] => {
  const filled = listsOf(table).flatMap(([list, rows]) => (rows.length > 0 ? [list] : []))
  if (filled.length === 0) return [problem('rows', 'the table has no rows')]
  if (oneList && filled.some((list) => list !== 'all'))
    return [problem('rows', `${title} has one list, all: the support condition is not asked`)]
  return !oneList && filled.includes('all')
    ? [problem('all', `${title} has lists lapped, continuous and single, not all`)]
    : []
}

const dateProblems = ({ edition }: CapacityTable): readonly Problem[] =>
  isDate(edition) ? [] : [problem('edition', 'the date of the source must be YYYY, YYYY-MM or YYYY-MM-DD')]

const problemsOfTable = (table: CapacityTable, size: TableSize): readonly Problem[] => [
  ...textProblems(table),
  ...dateProblems(table),
  ...sizeProblems(table, size),
  ...listProblems(table, size),
  ...listsOf(table).flatMap(([list, rows]) => rowProblems(list, rows)),
]

/** `lapped.3.inward.1` in words: lapped, row 4, inward, bridging 1. */
const placeOf = (field: string): string => {
  const [list, index, column, bridging] = field.split('.')
  if (index === undefined || !/^\d+$/.test(index)) return field
  if (column === undefined) return `${list}, bridging ${index}`
  return [rowPlace(list ?? '', Number(index), column), ...(bridging ? [`bridging ${bridging}`] : [])].join(', ')
}

type Say = (coded: Coded) => string

/** The sentence without the name of the field in front of it. */
const sentenceOf = (say: Say, { field, coded }: Problem): string => {
  const named = field === '' ? 'The request' : field
  const message = say(coded)
  return message.startsWith(named) ? message.slice(named.length).trim() : message
}

const placed = (say: Say, found: Problem): Problem =>
  problem(found.field === '' ? 'table' : placeOf(found.field), sentenceOf(say, found))

const unknownSize = (name: string, sizes: readonly TableSize[]): Problem =>
  problem('name', `there is no size ${name.slice(0, 40)}; sizes are ${sizes.map((size) => size.name).join(', ')}`)

const named = z.looseObject({ name: z.string() })

const refused = (...problems: readonly Problem[]): Parsed<CapacityTable> => ({ ok: false, problems })

/** Reads untrusted JSON as a table of a size that projects can choose; `say` says what is wrong with it. */
export const readImportedTable = (say: Say, value: unknown, choices: Choices): Parsed<CapacityTable> => {
  const sizes = tableSizes(choices)
  const { data: withName } = named.safeParse(value)
  // First the size: with an unknown one, every other message would mislead.
  if (withName && !sizes.some(({ name }) => name === withName.name)) return refused(unknownSize(withName.name, sizes))
  const parsed = parseWith(capacityTable, withName ? { ...withName, origin: 'imported' } : value)
  if (!parsed.ok) return refused(...parsed.problems.map((found) => placed(say, found)))
  const own = sizes.filter(({ name }) => name === parsed.value.name)
  const problems = own.flatMap((size) => problemsOfTable(parsed.value, size))
  return problems.length > 0 ? refused(...problems) : parsed
}
