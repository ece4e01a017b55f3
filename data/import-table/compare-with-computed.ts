import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { filledLists } from './filled-lists.ts'

/** How an imported table compares with the computed one of the size, at the spans of both. */

type Column = 'inward' | 'outward'

const rowsOf = (table: CapacityTable) =>
  filledLists(table).flatMap(({ name, rows }) => [...rows].map((row) => ({ key: `${name} ${row.span}`, row })))

const ratios = (imported: CapacityTable, computed: CapacityTable, column: Column): readonly number[] => {
  const known = new Map(rowsOf(computed).map(({ key, row }) => [key, [row[column]].flat()]))
  return rowsOf(imported).flatMap(({ key, row }) =>
    [row[column]].flat().flatMap((value, rows) => {
      const other = known.get(key)?.[rows] ?? 0
      return value > 0 && other > 0 ? [value / other] : []
    }),
  )
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 1

/** A wrong unit changes every load by such a factor. */
const doubtful = 2

const columnWords = (imported: CapacityTable, computed: CapacityTable, column: Column): string | null => {
  const found = ratios(imported, computed, column)
  if (found.length === 0) return null
  const [least, most] = [Math.min(...found), Math.max(...found)].map((ratio) => ratio.toFixed(2))
  const middle = median(found)
  const isDoubtful = middle > doubtful || middle < 1 / doubtful
  return `${column} ${least} to ${most} times${isDoubtful ? ` (mostly ${middle.toFixed(2)}: is the unit kN/m?)` : ''}`
}

/** One sentence; null without a computed table or a common span. */
export const againstComputed = (imported: CapacityTable, computed: CapacityTable | undefined): string | null => {
  if (!computed) return null
  const words = (['inward', 'outward'] as const).flatMap((column) => columnWords(imported, computed, column) ?? [])
  return words.length === 0 ? null : `Against the computed table: ${words.join(', ')}.`
}
