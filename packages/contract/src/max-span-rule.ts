import type { CapacityTable } from './capacity-table.ts'

/** Loads that a purlin of a table carries in service at the largest spacing of its depth, kPa: method 6, sheeting and roof load. */
const sheeting = 0.05
const roofLoad = 0.25
const gravity = 9.81

/** Dead load of sheeting and purlin plus 0.25 kPa, kN/m; spacing mm, mass kg/m. */
export const serviceNeed = (spacing: number, mass: number): number =>
  ((sheeting + roofLoad) * spacing + mass * gravity) / 1000

/** Largest span of the rows at which the capacity is above 0 and the service load covers the need, mm; 0: none. */
export const longestSpan = <R extends { readonly span: number; readonly cs: number }>(
  rows: readonly R[],
  need: number,
  capacity: (row: R) => number,
): number =>
  rows.reduce((longest, row) => (capacity(row) > 0 && row.cs >= need ? Math.max(longest, row.span) : longest), 0)

type MaxSpans<T extends CapacityTable> = Pick<T, 'lappedMaxSpan' | 'continuousMaxSpan' | 'simpleMaxSpan'>

/** The max spans of a table by the rule (design decisions, capacity tables); largest usual spacing of the depth, mm. */
export const maxSpansByRule = (table: CapacityTable, maxSpacing: number): MaxSpans<CapacityTable> => {
  const need = serviceNeed(maxSpacing, table.mass)
  if (table.kind === 'top-hat') {
    const longest = (rows: typeof table.lapped) =>
      longestSpan(table.all.length > 0 ? table.all : rows, need, ({ cu }) => cu)
    const [lappedMaxSpan, continuousMaxSpan, simpleMaxSpan] = [table.lapped, table.continuous, table.single].map(
      longest,
    ) as [number, number, number]
    return { lappedMaxSpan, continuousMaxSpan, simpleMaxSpan }
  }
  const longest = (rows: typeof table.lapped) => {
    const at = (bridging: 0 | 1 | 2 | 3) => longestSpan(rows, need, ({ cu }) => cu[bridging])
    return [at(0), at(1), at(2), at(3)] as const
  }
  return {
    lappedMaxSpan: longest(table.lapped),
    continuousMaxSpan: longest(table.continuous),
    simpleMaxSpan: longest(table.single),
  }
}
