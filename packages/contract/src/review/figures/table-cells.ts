import { z } from 'zod'
import type { CapacityTable } from '../../roofs/catalogue/capacity-table.ts'
import { tableRows } from './figure-arguments.ts'

/** Cells of a capacity table: all of them in view, five typed from the evidence. */

const bridgingRows = 4
const place = z.strictObject({
  support: z.enum(tableRows),
  /** mm */
  span: z.number(),
  load: z.enum(['inward', 'outward', 'service']),
  /** Rows of bridging; null: the load does not depend on them. */
  bridging: z
    .number()
    .int()
    .min(0)
    .max(bridgingRows - 1)
    .nullable(),
})
/** Where a load stands in a capacity table. */
export type CellPlace = z.infer<typeof place>
const cell = place.extend({
  /** kN/m; null: to be typed. */
  value: z.number().nullable(),
})
export type Cell = z.infer<typeof cell>

/** How many an engineer types. */
export const cellsTyped = 5
/** In the order asked; null: none are asked. */
export const typedCells = z
  .array(z.number())
  .length(cellsTyped)
  .nullable()
  .default(null)
  .meta({ label: 'Cells of the table' })

/** The table of a figure as published, or of a waiting proposal. */
export const cellsAsked = z.strictObject({
  figure: z.string().min(1).max(200).meta({ label: 'Figure' }),
  signOff: z.string().min(1).max(100).nullable().default(null).meta({ label: 'Sign-off' }),
})
/** The table without the cells that are to be typed, and where these stand. */
export const tableCells = z.strictObject({ cells: z.array(cell), asked: z.array(place).length(cellsTyped) })
export type TableCells = z.infer<typeof tableCells>

type Row = CapacityTable['lapped'][number]

const cellsOfRow = (support: CellPlace['support'], row: Row): readonly Cell[] => {
  const { span } = row
  const at = (load: 'inward' | 'outward'): readonly Cell[] => {
    const loads: number | readonly number[] = row[load]
    return typeof loads === 'number'
      ? [{ support, span, load, bridging: null, value: loads }]
      : loads.map((value, bridging) => ({ support, span, load, bridging, value }))
  }
  return [...at('inward'), ...at('outward'), { support, span, load: 'service', bridging: null, value: row.cs }]
}

const rowsOf = (table: CapacityTable, support: CellPlace['support']): readonly Row[] =>
  support in table ? ((table as Partial<Record<typeof support, readonly Row[]>>)[support] ?? []) : []

/** Every load that a maker's table gives; the lesser of both directions, which follows from them, is left out. */
export const cellsOf = (table: CapacityTable): readonly Cell[] =>
  tableRows.flatMap((support) => rowsOf(table, support).flatMap((row) => cellsOfRow(support, row)))

export const isSamePlace = (one: CellPlace, other: CellPlace): boolean =>
  one.support === other.support && one.span === other.span && one.load === other.load && one.bridging === other.bridging
