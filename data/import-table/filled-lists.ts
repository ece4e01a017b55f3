import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'

const listNames = ['lapped', 'continuous', 'single', 'all'] as const

/** The lists of a table that are not empty, with their names. */
export const filledLists = (table: CapacityTable) =>
  listNames.flatMap((name) => {
    const rows = name === 'all' ? (table.kind === 'top-hat' ? table.all : []) : table[name]
    return rows.length === 0 ? [] : [{ name, rows }]
  })
