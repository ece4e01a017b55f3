import type { CapacityRow, CapacityTable } from './capacity-table.ts'

/**
 * Finds odd values in a capacity table and changes none: the reader decides. A capacity falls with the span, at most with
 * span^-4.5, and follows the trend of its neighbours; it does not fall with rows of bridging; `cu` is the lesser direction; a
 * max span is a row of the table; the mass is that of a strip of steel that makes such a section.
 */

type Point = { readonly span: number; readonly value: number }
type Series = { readonly where: string; readonly points: readonly Point[] }

const lists = ['lapped', 'continuous', 'single', 'all'] as const
type List = (typeof lists)[number]

const rowsOf = (table: CapacityTable, list: List): readonly CapacityRow[] =>
  list === 'all' ? (table.kind === 'top-hat' ? table.all : []) : table[list]

const listOf = (value: number | readonly number[]): readonly number[] => (typeof value === 'number' ? [value] : value)

const bridged = (column: string, rows: number, count: number): string =>
  count === 1 ? column : `${column} with ${rows} ${rows === 1 ? 'row' : 'rows'} of bridging`

const columnSeries = (list: List, rows: readonly CapacityRow[], column: 'inward' | 'outward'): readonly Series[] => {
  const count = listOf(rows[0]?.[column] ?? []).length
  return Array.from({ length: count }, (_, bridging) => ({
    where: `${list}, ${bridged(column, bridging, count)}`,
    points: rows.map((row) => ({ span: row.span, value: listOf(row[column])[bridging] ?? 0 })),
  }))
}

const seriesOf = (list: List, rows: readonly CapacityRow[]): readonly Series[] => [
  ...columnSeries(list, rows, 'inward'),
  ...columnSeries(list, rows, 'outward'),
  { where: `${list}, service`, points: rows.map(({ span, cs }) => ({ span, value: cs })) },
]

const load = (value: number): string => `${value} kN/m`

/** The line through two points in ln span and ln load, at a third. */
const lineAt = (one: Point, two: Point, span: number): number =>
  one.value * (two.value / one.value) ** (Math.log(span / one.span) / Math.log(two.span / one.span))

/** Distance of a value from the line through its neighbours in ln span and ln load; null at the ends and beside 0. */
const deviation = (
  points: readonly Point[],
  index: number,
): { readonly off: number; readonly trend: number } | null => {
  const [before, here, after] = [points[index - 1], points[index], points[index + 1]]
  if (!before || !here || !after || Math.min(before.value, here.value, after.value) <= 0) return null
  const trend = lineAt(before, after, here.span)
  return { off: Math.log(here.value / trend), trend }
}

/**
 * The thresholds are our own: no source publishes any. In the 30 computed tables they flag no value, and in those of Z and C
 * they find a service load that was halved or doubled.
 */

/** kN/m: smaller differences may be rounding. */
const roundingOfTables = 0.015
/** Tolerance around the trend, and for a bend in it: shear, bending and buckling govern in turn, the steeper one last. */
const room = 0.06
const bendAbove = 1.5
const bendBelow = 0.3

/** Whether a value lies on the line through the two on one side of it; then the odd one is on the other side. */
const fitsOneSide = (points: readonly Point[], index: number, side: 1 | -1, most: number): boolean => {
  const [here, near, far] = [index, index + side, index + 2 * side].map((at) => points[at])
  if (!here || !near || !far || Math.min(near.value, far.value) <= 0) return false
  return Math.abs(Math.log(here.value / lineAt(near, far, here.span))) <= most
}

const isOffTrend = (points: readonly Point[], index: number): boolean => {
  const found = deviation(points, index)
  const [before, here, after] = [points[index - 1], points[index], points[index + 1]]
  if (!found || !before || !here || !after || Math.abs(here.value - found.trend) <= roundingOfTables) return false
  const step = Math.log(after.span / before.span) / 2
  const least = room + bendBelow * step
  const isOff = found.off > room + bendAbove * step || found.off < -least
  return isOff && !fitsOneSide(points, index, -1, least) && !fitsOneSide(points, index, 1, least)
}

/** One wrong value shifts the trend of its neighbours too: report the farthest. */
const isOddest = (points: readonly Point[], index: number): boolean => {
  const distance = (at: number) => (isOffTrend(points, at) ? Math.abs(deviation(points, at)?.off ?? 0) : 0)
  return distance(index) > 0 && distance(index) >= distance(index - 1) && distance(index) > distance(index + 1)
}

const offTrend = ({ where, points }: Series, index: number): string => {
  const { span, value } = points[index] as Point
  const trend = deviation(points, index)?.trend ?? 0
  return `${where}, span ${span} mm: ${load(value)} is off the trend of its neighbours (about ${trend.toPrecision(3)})`
}

/** Lateral buckling of a long span falls with the fourth power; nothing falls faster. */
const steepest = 4.5

const stepOf = ({ where, points }: Series, index: number): string | null => {
  const [shorter, longer] = [points[index - 1], points[index]]
  if (!shorter || !longer) return null
  const words = `${where}, span ${longer.span} mm: ${load(longer.value)}`
  if (longer.value > shorter.value) return `${words} is above the ${load(shorter.value)} of span ${shorter.span} mm`
  const least = shorter.value * (shorter.span / longer.span) ** steepest
  const isSteep = longer.value > 0 && longer.value < least - roundingOfTables
  return isSteep ? `${words} is far below the ${load(shorter.value)} of span ${shorter.span} mm` : null
}

const oddInSeries = (series: Series): readonly string[] => {
  const odd = series.points.map((_, index) => isOddest(series.points, index))
  return series.points.flatMap((_, index) => {
    if (odd[index]) return [offTrend(series, index)]
    const step = odd[index - 1] ? null : stepOf(series, index)
    return step ? [step] : []
  })
}

/** More rows of bridging never carry less. */
const oddInBridging = (list: List, row: CapacityRow): readonly string[] =>
  (['inward', 'outward'] as const).flatMap((column) => {
    const values = listOf(row[column])
    return values.flatMap((value, rows) => {
      const fewer = values[rows - 1]
      if (fewer === undefined || value >= fewer) return []
      const where = `${list}, ${bridged(column, rows, values.length)}, span ${row.span} mm`
      return [`${where}: ${load(value)} is below the ${load(fewer)} of fewer rows`]
    })
  })

const oddLesser = (list: List, row: CapacityRow): readonly string[] => {
  const [inward, outward] = [listOf(row.inward), listOf(row.outward)]
  return listOf(row.cu).flatMap((value, rows) => {
    const lesser = Math.min(inward[rows] ?? 0, outward[rows] ?? 0)
    const where = `${list}, ${bridged('cu', rows, inward.length)}, span ${row.span} mm`
    return value === lesser ? [] : [`${where}: ${load(value)} is not the lesser of both directions (${lesser})`]
  })
}

const maxSpans = { lapped: 'lappedMaxSpan', continuous: 'continuousMaxSpan', single: 'simpleMaxSpan' } as const

/** Why a max span contradicts the rows of its list; null when it does not. */
const whyOddSpan = (span: number, bridging: number, rows: readonly CapacityRow[]): string | null => {
  const capacity = (row: CapacityRow) => listOf(row.cu)[bridging] ?? 0
  if (span === 0) return rows.some((row) => capacity(row) > 0) ? 'but the table has loads' : null
  const last = rows[rows.length - 1]
  if (last && span > last.span) return `but the table ends at ${last.span} mm`
  const row = rows.find((candidate) => candidate.span === span)
  if (!row) return 'but the table has no such span'
  return capacity(row) === 0 ? 'but the load there is 0' : null
}

const oddMaxSpans = (table: CapacityTable, list: keyof typeof maxSpans): readonly string[] => {
  const own = table[list]
  const rows = own.length === 0 ? rowsOf(table, 'all') : own
  const spans = listOf(table[maxSpans[list]])
  return spans.flatMap((span, bridging) => {
    const why = whyOddSpan(span, bridging, rows)
    const fewer = spans[bridging - 1]
    const where = bridged(`${list}, max span`, bridging, spans.length)
    return [
      ...(why ? [`${where}: ${span} mm, ${why}`] : []),
      ...(fewer !== undefined && span < fewer ? [`${where}: ${span} mm is below the ${fewer} mm of fewer rows`] : []),
    ]
  })
}

const oddInList = (table: CapacityTable, list: List): readonly string[] => {
  const rows = rowsOf(table, list)
  return [
    ...(list === 'all' ? [] : oddMaxSpans(table, list)),
    ...seriesOf(list, rows).flatMap(oddInSeries),
    ...rows.flatMap((row) => [...oddInBridging(list, row), ...oddLesser(list, row)]),
  ]
}

/** kg/m3, AS 4100:2020 cl 2.2. */
const densityOfSteel = 7850
/** Width of the strip over the depth: 1.7 to 2.3 of the computed tables of Z and C, 3.2 to 3.3 of top hats. */
const usualStrip = { zc: 2, 'top-hat': 3.2 } as const
/** Tolerance on the mass; our own choice. */
const roomOfMass = 2

const oddMass = ({ kind, mass, depth, thickness }: CapacityTable): readonly string[] => {
  const usual = densityOfSteel * 1e-6 * thickness * depth * usualStrip[kind]
  const isUsual = mass <= usual * roomOfMass && mass >= usual / roomOfMass
  return isUsual ? [] : [`mass: ${mass} kg/m is not that of such a section (about ${usual.toPrecision(2)} kg/m)`]
}

/** A table of nonsense has thousands of odd values: list this many. */
const most = 40

type Odd = Pick<CapacityTable, 'oddValueCount'> & { readonly oddValues: readonly string[] }

type Counted = { readonly [K in keyof Odd]?: Odd[K] | undefined }

/** Odd values of a table with increasing spans, as stored with it; with their number where not all are listed. */
export const oddIn = (table: CapacityTable): Odd => {
  const all = [...oddMass(table), ...lists.flatMap((list) => oddInList(table, list))]
  if (all.length <= most) return { oddValues: all }
  return { oddValues: [...all.slice(0, most), `and ${all.length - most} more`], oddValueCount: all.length }
}

/** One sentence each; empty: none. */
export const oddValuesOf = (table: CapacityTable): readonly string[] => oddIn(table).oddValues

/** Number of odd values, listed or not. */
export const oddCountOf = ({ oddValues = [], oddValueCount }: Counted): number => oddValueCount ?? oddValues.length
