import { say } from '@soundroof/contract/platform/messages'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { verbatim } from '@soundroof/engine/calculation/verbatim'
import { capacityAtSpan, type SpanRow } from '@soundroof/engine/members/purlin/capacity-at-span'

/** A maker's table in place of a published one: no load more than twice what the published table holds at that span. */
const most = 2
/** Printed with so many decimals, a maker's table may be above by its last one. */
const rounding = 0.005

const supports = ['lapped', 'continuous', 'single', 'all'] as const
const loads = ['inward', 'outward', 'cu', 'cs'] as const
type Support = (typeof supports)[number]
type Load = (typeof loads)[number]

const titles = { inward: 'inward', outward: 'outward', cu: 'lesser of both', cs: 'service' } as const

type Cells = Readonly<Record<Load, number | readonly number[]>> & { readonly span: number }

const rowsOf = (table: CapacityTable, support: Support): readonly Cells[] =>
  support === 'all' ? (table.kind === 'top-hat' ? table.all : []) : table[support]

/** By rows of bridging, or one. */
const cellAt = (row: Cells, load: Load, bridging: number): number => [row[load]].flat()[bridging] ?? 0

const words = {
  symbol: 'w_R',
  label: 'purlin-capacity-outward',
  unit: 'kN/m',
  clause: 'Method 6, capacity table',
} as const
const read = { table: verbatim('published'), status: 'verified', figures: [] } as const

/** A uniform load falls with the square of the span in bending, with its cube where the deflection may grow with the span. */
const fall = { inward: 2, outward: 2, cu: 2, cs: 3 } as const

/** As the engine reads it; beyond the last span as a member of that span would carry. */
const publishedAt = (rows: readonly SpanRow[], span: number, load: Load): number => {
  const last = rows.at(-1)
  if (last === undefined) return 0
  if (span <= last.span) return capacityAtSpan(words, rows, span, read).value
  return last.capacity * (last.span / span) ** fall[load]
}

const problemsOfLoad = (table: CapacityTable, published: CapacityTable, support: Support, load: Load) => {
  const before = rowsOf(published, support)
  return rowsOf(table, support).flatMap((row) =>
    [row[load]].flat().flatMap((value, bridging) => {
      const rows = before.map((one) => ({ span: one.span, capacity: cellAt(one, load, bridging) }))
      const limit = most * publishedAt(rows, row.span, load)
      if (value <= limit + rounding) return []
      const where = Array.isArray(row[load]) ? `${titles[load]}, bridging ${bridging}` : titles[load]
      const named = { size: table.name, support, span: row.span, load: where, value, limit: limit.toFixed(3) }
      return [say('figureTableTooFar', named)]
    }),
  )
}

/** Cells that are too kind, each with size, span, value and limit. */
export const tooKindCells = (table: CapacityTable, published: CapacityTable): readonly string[] =>
  supports.flatMap((support) => loads.flatMap((load) => problemsOfLoad(table, published, support, load)))
