import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import { differencesBetween, type ShownValue } from './shown-value.ts'

/** Two capacity tables of one size, cell by cell. */

const supports = { lapped: 'Lapped', continuous: 'Continuous', single: 'Single span', all: 'Any support' } as const
type Support = keyof typeof supports

const rowsOf = (table: CapacityTable, support: Support) =>
  support === 'all' ? (table.kind === 'top-hat' ? table.all : []) : table[support]

/** One value, or four by rows of bridging. */
const cells = (group: string, field: string, value: number | readonly number[], unit: string): readonly ShownValue[] =>
  typeof value === 'number'
    ? [{ group, field, value, unit }]
    : value.map((one, bridging) => ({ group, field: `${field}, bridging ${bridging}`, value: one, unit }))

const loadsOf = (table: CapacityTable, support: Support): readonly ShownValue[] =>
  [...rowsOf(table, support)].flatMap(({ span, inward, outward, cu, cs }) => {
    const cell = (words: string, value: number | readonly number[]) =>
      cells(supports[support], `Span ${span} mm, ${words}`, value, 'kN/m')
    return [
      ...cell('inward', inward),
      ...cell('outward', outward),
      ...cell('lesser of both', cu),
      ...cell('service', cs),
    ]
  })

const headOf = (table: CapacityTable): readonly ShownValue[] => [
  { group: 'Table', field: 'Source', value: table.source, unit: '' },
  { group: 'Table', field: 'Date', value: table.edition, unit: '' },
  ...cells('Table', 'Mass', table.mass, 'kg/m'),
  ...cells('Table', 'Lapped, largest span', table.lappedMaxSpan, 'mm'),
  ...cells('Table', 'Continuous, largest span', table.continuousMaxSpan, 'mm'),
  ...cells('Table', 'Single span, largest span', table.simpleMaxSpan, 'mm'),
]

const valuesOf = (table: CapacityTable): readonly ShownValue[] => [
  ...headOf(table),
  ...(Object.keys(supports) as Support[]).flatMap((support) => loadsOf(table, support)),
]

export const tableDifferences = (before: CapacityTable, after: CapacityTable): readonly Difference[] =>
  differencesBetween(valuesOf(before), valuesOf(after))
