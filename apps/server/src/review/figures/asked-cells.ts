import { createHash, createHmac } from 'node:crypto'
import { told } from '@soundroof/contract/platform/messages'
import { problemAt } from '@soundroof/contract/platform/problem'
import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import {
  type Cell,
  type CellPlace,
  cellsOf,
  cellsTyped,
  isSamePlace,
  type TableCells,
} from '@soundroof/contract/review/figures/table-cells'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { publishedTable } from './figure-table.ts'
import type { Proposed } from './proposed-figure.ts'

type Asking = Pick<PlatformServices, 'secrets'> & { readonly account: Account }

const placeOf = ({ support, span, load, bridging }: Cell): CellPlace => ({ support, span, load, bridging })

/**
 * The same cells whenever the same engineer asks for the same table. Attack: asking again until all five are near one
 * another, or known from the last time.
 */
const askedOf = ({ secrets, account }: Asking, figure: string, cells: readonly Cell[]): readonly Cell[] => {
  const table = createHash('sha256').update(JSON.stringify(cells)).digest('hex')
  const order = (cell: Cell): string =>
    createHmac('sha256', secrets.files)
      .update(['cells', account.id, figure, table, JSON.stringify(placeOf(cell))].join('\n'))
      .digest('hex')
  return cells
    .filter(({ value }) => value !== null && value > 0)
    .map((cell) => ({ cell, place: order(cell) }))
    .sort((one, other) => one.place.localeCompare(other.place))
    .slice(0, cellsTyped)
    .map(({ cell }) => cell)
}

/** Makers print loads to three figures; the computed tables have four. */
const figuresCompared = 3

/** Within half a unit of the third figure. */
const agrees = (typed: number, value: number): boolean => {
  const unit = 10 ** (Math.floor(Math.log10(value)) - figuresCompared + 1)
  // The last digits of a binary fraction.
  return Math.abs(typed - value) <= unit / 2 + unit * 1e-6
}

/** The table that would count; null: the figure is none. */
export const tableOf = (catalogue: RoofServices['catalogue'], { figure, entry }: Proposed): CapacityTable | null => {
  if (!isTableFigure(figure)) return null
  if (entry !== null) return entry as CapacityTable
  const found = catalogue.figures().get(figure)
  if (!found) throw refuse(404, 'figureUnknown')
  return publishedTable(catalogue.published, found)
}

/** Cells in view; those to be typed have no value. */
export const shownCells = (asking: Asking, figure: string, table: CapacityTable): TableCells => {
  const cells = cellsOf(table)
  const asked = askedOf(asking, figure, cells).map(placeOf)
  return {
    cells: cells.map((cell) =>
      asked.some((place) => isSamePlace(place, cell)) ? { ...cell, value: null } : { ...cell },
    ),
    asked,
  }
}

/** Refuses a capacity table whose five cells the engineer has not typed from the evidence. */
export const requireCells = (
  asking: Asking & Pick<RoofServices, 'catalogue'>,
  proposed: Proposed,
  typed: readonly number[] | null,
): void => {
  const table = tableOf(asking.catalogue, proposed)
  if (table === null) return
  if (typed === null) throw refuseInput([problemAt('cells', told('figureCellsRequired', { count: cellsTyped }))])
  const asked = askedOf(asking, proposed.figure, cellsOf(table))
  const count = asked.filter(({ value }, index) => !agrees(typed[index] ?? Number.NaN, value ?? Number.NaN)).length
  if (count > 0) throw refuseInput([problemAt('cells', told('figureCellsDiffer', { count, of: cellsTyped }))])
}
