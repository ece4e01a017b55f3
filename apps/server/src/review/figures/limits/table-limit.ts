import { type Told, word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import { mostTimesUnsafe as most } from '@soundroof/contract/review/figures/figure-limits'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { verbatim } from '@soundroof/engine/calculation/verbatim'
import { capacityAtSpan, type SpanRow } from '@soundroof/engine/members/purlin/capacity-at-span'

/** A maker's table may hold at most twice the published load at each span, plus the rounding of its last decimal. */
const rounding = 0.005

const supports = ['lapped', 'continuous', 'single', 'all'] as const
const loads = ['inward', 'outward', 'cu', 'cs'] as const
type Support = (typeof supports)[number]
type Load = (typeof loads)[number]

const titles = { inward: 'inward', outward: 'outward', cu: 'lesser of both', cs: 'service' } as const

type Cells = Readonly<Record<Load, number | readonly number[]>> & { readonly span: number }

const rowsOf = (table: CapacityTable, support: Support): readonly Cells[] =>
  support === 'all' ? (table.kind === 'top-hat' ? table.all : []) : table[support]

const at = (value: number | readonly number[], bridging: number): number => [value].flat()[bridging] ?? 0

/** By rows of bridging, or one. */
const cellAt = (row: Cells, load: Load, bridging: number): number => at(row[load], bridging)

/** The load that counts: an ultimate load below both directions counts for both. Method 6. */
const countedAt = (row: Cells, load: Load, bridging: number): number => {
  const [ultimate, own] = [at(row.cu, bridging), cellAt(row, load, bridging)]
  if (load === 'cu' || load === 'cs') return own
  return ultimate < Math.min(at(row.inward, bridging), at(row.outward, bridging)) ? ultimate : own
}

const words = {
  symbol: 'w_R',
  label: 'purlin-capacity-outward',
  unit: 'kN/m',
  clause: 'Method 6, capacity table',
} as const
const read = { table: verbatim('published'), status: 'verified', figures: [] } as const

/** In bending a uniform load falls with the square of the span, with its cube where the deflection limit grows with the span. */
const fall = { inward: 2, outward: 2, cu: 2, cs: 3 } as const

/** As the engine reads it. */
const readAt = (rows: readonly SpanRow[], span: number): number => capacityAtSpan(words, rows, span, read).value

/** Past the last span, the load that a member of that span would still carry. */
const publishedAt = (rows: readonly SpanRow[], span: number, load: Load): number => {
  const last = rows.at(-1)
  if (last === undefined) return 0
  return span <= last.span ? readAt(rows, span) : last.capacity * (last.span / span) ** fall[load]
}

/** mm: spans are given in whole ones. */
const justBeyond = 1

/**
 * Spans at which two tables can be furthest apart: between two of them both are straight lines in the logarithms, or level.
 * A level part begins just after a row.
 */
const spansToCompare = (rows: readonly SpanRow[], before: readonly SpanRow[]): readonly number[] => {
  const longest = rows.at(-1)?.span ?? 0
  const spans = new Set([...rows, ...before].flatMap(({ span }) => [span, span + justBeyond]))
  return [...spans].filter((span) => span <= longest).sort((one, other) => one - other)
}

type Cell = {
  readonly support: Support
  readonly load: Load
  /** Null: one column. */
  readonly bridging: number | null
  readonly span: number
  readonly value: number
  readonly published: number
  /** Whether the file has a row of this span. */
  readonly isRow: boolean
}

type Reading = typeof cellAt
type Column = Pick<Cell, 'support' | 'load' | 'bridging'>

const cellsOfColumn = (table: CapacityTable, published: CapacityTable, column: Column, reading: Reading) => {
  const { support, load, bridging } = column
  const spanRows = (of: CapacityTable): readonly SpanRow[] =>
    rowsOf(of, support).map((row) => ({ span: row.span, capacity: reading(row, load, bridging ?? 0) }))
  const [rows, before] = [spanRows(table), spanRows(published)]
  const own = new Set(rows.map(({ span }) => span))
  return spansToCompare(rows, before).map(
    (span): Cell => ({
      ...column,
      span,
      value: readAt(rows, span),
      published: publishedAt(before, span, load),
      isRow: own.has(span),
    }),
  )
}

const columnsOf = (table: CapacityTable): readonly Column[] =>
  supports.flatMap((support) =>
    loads.flatMap((load): readonly Column[] => {
      const value = rowsOf(table, support)[0]?.[load]
      if (value === undefined) return []
      return typeof value === 'number'
        ? [{ support, load, bridging: null }]
        : value.map((_, bridging) => ({ support, load, bridging }))
    }),
  )

/** By column. */
const cellsOf = (table: CapacityTable, published: CapacityTable): readonly (readonly Cell[])[] =>
  columnsOf(table).flatMap((column) =>
    [cellAt, countedAt].map((reading) => cellsOfColumn(table, published, column, reading)),
  )

const shownValue = (value: number): number => Number(value.toPrecision(6))

const problemOf = (size: string, { support, load, bridging, span, value, published }: Cell): Told => {
  const title = word(titles[load])
  const where = bridging === null ? title : told('loadOfBridging', { title, bridging })
  const limit = (most * published).toFixed(3)
  return told('figureTableTooFar', { size, support: word(support), span, load: where, value: shownValue(value), limit })
}

/** Rows of the file, or else values read between them. */
const tooKindOf = (cells: readonly Cell[]): readonly Cell[] => {
  const tooKind = cells.filter(({ value, published }) => value > most * published + rounding)
  const rows = tooKind.filter(({ isRow }) => isRow)
  return rows.length > 0 ? rows : tooKind
}

/** Loads above the limit, each with size, span, value and limit. */
export const tooKindCells = (table: CapacityTable, published: CapacityTable): readonly Told[] => {
  const problems = cellsOf(table, published).flatMap((cells) =>
    tooKindOf(cells).map((cell) => problemOf(table.name, cell)),
  )
  return [...new Map(problems.map((problem) => [JSON.stringify(problem.coded), problem])).values()]
}

/** Factor by which a table moves to its unsafe side, at its worst cell. */
export const timesOfTable = (table: CapacityTable, published: CapacityTable): number =>
  Math.max(
    1,
    ...cellsOf(table, published)
      .flat()
      .filter(({ value, published: before }) => value > before + rounding)
      .map(({ value, published: before }) => value / before),
  )
