import { type CapacityTable, tableName } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { topHatLines, topHatSizes, zcLines, zcSizes } from './all-tables.ts'
import { topHatTable } from './top-hat-table.ts'
import { zcTable } from './z-and-c-table.ts'

const isZc =
  ({ name }: CapacityTable) =>
  ({ depth, thickness }: { readonly depth: number; readonly thickness: number }): boolean =>
    tableName({ section: 'Z', depth, thickness }) === name

const isTopHat =
  ({ name }: CapacityTable) =>
  ({ depth, thickness }: { readonly depth: number; readonly thickness: number }): boolean =>
    tableName({ section: 'top-hat', depth, thickness }) === name

const computedAt = (table: CapacityTable, span: number): CapacityTable | null => {
  if (table.kind === 'zc') {
    const size = zcSizes.find(isZc(table))
    return size ? zcTable(size, zcLines(), [span]) : null
  }
  const size = topHatSizes.find(isTopHat(table))
  return size ? topHatTable(size, topHatLines(), [span]) : null
}

/**
 * A table in force with one row in place of its rows: the capacities calculated for this very span from dimensions and steel,
 * by direct strength and finite strips. The longest spans stay those of the table. Null for a size without dimensions.
 * @param span mm, greater than 0
 */
export const tableAtSpan = (table: CapacityTable, span: number): CapacityTable | null => {
  const computed = computedAt(table, span)
  if (computed === null) return null
  const { lappedMaxSpan, continuousMaxSpan, simpleMaxSpan } = table
  return { ...computed, lappedMaxSpan, continuousMaxSpan, simpleMaxSpan } as CapacityTable
}
