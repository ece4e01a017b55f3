import type { UsedTable } from '@soundroof/contract/roofs/results/result'

/** What to compare before a result holds whose capacity table looks odd; null: no table was read. */
export const tableConditions = (table: UsedTable | null): readonly string[] => {
  const count = table?.oddValueCount ?? table?.oddValues.length ?? 0
  if (table === null || count === 0) return []
  const name = `the capacity table ${table.name} (${table.title})`
  return count === 1
    ? [`1 value of ${name} looks odd: compare it with its source.`]
    : [`${count} values of ${name} look odd: compare them with their source.`]
}
