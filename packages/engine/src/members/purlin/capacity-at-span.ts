import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { Figure } from '../../calculation/figure.ts'
import type { Bracket } from '../../calculation/interpolate.ts'
import { clause, reading, type Step, type Words } from '../../calculation/step.ts'

/** Span, mm, and capacity, kN/m. */
export type SpanRow = { readonly span: number; readonly capacity: number }

/** If capacity falls faster than this power of the span, the failure mode changes between two rows: no interpolation. */
const STEEPEST = 4.5

const logarithmic = (words: Words) =>
  clause<Bracket>(
    { ...words, formula: 'y_1 * (y_2 / y_1) ^ (ln(x / x_1) / ln(x_2 / x_1))' },
    ({ x, x_1, x_2, y_1, y_2 }) => y_1 * (y_2 / y_1) ** (Math.log(x / x_1) / Math.log(x_2 / x_1)),
  )

const isSteep = (low: SpanRow, high: SpanRow): boolean =>
  low.capacity > high.capacity * (high.span / low.span) ** STEEPEST

/** The table that is read, and its status. */
export type TableRead = Figure & { readonly table: Message }

/**
 * Capacity at a span, kN/m, linear in the logarithms of span and capacity; below the first row the first row. Method 6.
 * Rows in rising order, at least one; the span, mm, is at most the last row's. Throws RangeError beyond it.
 */
export const capacityAtSpan = (
  words: Words,
  rows: readonly SpanRow[],
  span: number,
  { table, ...figure }: TableRead,
): Step => {
  const index = rows.findIndex((row) => span <= row.span)
  const high = rows[index]
  if (high === undefined) throw new RangeError(`no capacity at a span of ${span} mm`)
  const low = rows[index - 1]
  const source: Message = { code: 'table-row', values: { table, span: high.span } }
  if (low === undefined || span === high.span) return reading(words, high.capacity, { ...figure, source })
  const none = low.capacity <= 0 || high.capacity <= 0
  if (none) return reading(words, 0, { ...figure, source, branch: 'next-row-not-permitted' })
  if (isSteep(low, high)) return reading(words, high.capacity, { ...figure, source, branch: 'steep-fall' })
  const given = { x: span, x_1: low.span, x_2: high.span, y_1: low.capacity, y_2: high.capacity }
  const rowsRead: Message = { code: 'table-rows', values: { table, from: low.span, to: high.span } }
  return logarithmic(words)(given, { ...figure, source: rowsRead })
}
