import type { CapacityTable, TopHatTable, ZcTable } from './capacity-table.ts'

/** Loads that a purlin of a table carries in service at the largest spacing of its depth, kPa: method 6, sheeting and roof load. */
const sheeting = 0.05
const roofLoad = 0.25
const gravity = 9.81

/** Dead load of sheeting and purlin plus 0.25 kPa, kN/m; spacing mm, mass kg/m. */
export const serviceLoad = (spacing: number, mass: number): number =>
  ((sheeting + roofLoad) * spacing + mass * gravity) / 1000

/** Largest span of the rows at which the capacity is above 0 and the service load covers the need, mm; 0: none. */
const longestSpan = <R extends { readonly span: number; readonly cs: number }>(
  rows: readonly R[],
  need: number,
  capacity: (row: R) => number,
): number =>
  rows.reduce((longest, row) => (capacity(row) > 0 && row.cs >= need ? Math.max(longest, row.span) : longest), 0)

type SpanName = 'lappedMaxSpan' | 'continuousMaxSpan' | 'simpleMaxSpan'
type Unspanned<T extends CapacityTable> = Pick<T, 'mass' | Extract<keyof T, 'lapped' | 'continuous' | 'single' | 'all'>>

/** The max spans of a table of Z and C, mm, by rows of bridging; largest usual spacing of the depth, mm. */
export const zcMaxSpans = (table: Unspanned<ZcTable>, maxSpacing: number): Pick<ZcTable, SpanName> => {
  const need = serviceLoad(maxSpacing, table.mass)
  const longest = (rows: ZcTable['single']) => {
    const at = (bridging: 0 | 1 | 2 | 3) => longestSpan(rows, need, ({ cu }) => cu[bridging])
    return [at(0), at(1), at(2), at(3)] as const
  }
  return {
    lappedMaxSpan: longest(table.lapped),
    continuousMaxSpan: longest(table.continuous),
    simpleMaxSpan: longest(table.single),
  }
}

/** The same of top hats, one number each; where the support is not asked, of the one array. */
export const topHatMaxSpans = (table: Unspanned<TopHatTable>, maxSpacing: number): Pick<TopHatTable, SpanName> => {
  const need = serviceLoad(maxSpacing, table.mass)
  const longest = (rows: TopHatTable['single']) =>
    longestSpan(table.all.length > 0 ? table.all : rows, need, ({ cu }) => cu)
  return {
    lappedMaxSpan: longest(table.lapped),
    continuousMaxSpan: longest(table.continuous),
    simpleMaxSpan: longest(table.single),
  }
}

/** The max spans of a table by the rule (design decisions, capacity tables); largest usual spacing of the depth, mm. */
export const maxSpansByRule = (table: CapacityTable, maxSpacing: number): Pick<CapacityTable, SpanName> =>
  table.kind === 'zc' ? zcMaxSpans(table, maxSpacing) : topHatMaxSpans(table, maxSpacing)
