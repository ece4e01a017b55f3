import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { UsedTable } from '@soundroof/contract/roofs/results/result'

/** Values of an imported capacity table that look odd and have to be confirmed; null: no table was read. */
export const tableConditions = (table: UsedTable | null): readonly Message[] => {
  const count = table?.oddValueCount ?? table?.oddValues.length ?? 0
  if (table === null || count === 0) return []
  return [{ code: 'odd-values', values: { count, name: table.name, title: table.title } }]
}
