import type { Coded } from '@soundroof/contract/platform/coded/coded'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { PlainCode, Say } from '@soundroof/words/language/say'
import { told, toldOf } from '../wording/telling.ts'
import { differencesBetween, type ShownValue } from './shown-value.ts'

/** Two capacity tables of one size, cell by cell. */

const supports = { lapped: 'Lapped', continuous: 'Continuous', single: 'Single span', all: 'Any support' } as const
type Support = keyof typeof supports

const rowsOf = (table: CapacityTable, support: Support) =>
  support === 'all' ? (table.kind === 'top-hat' ? table.all : []) : table[support]

/** One value, or four by rows of bridging. */
const cells = (group: Coded, field: Coded, value: number | readonly number[], unit: string): readonly ShownValue[] =>
  typeof value === 'number'
    ? [{ group, field, value, unit }]
    : value.map((one, rows) => ({
        group,
        field: toldOf('report.value-at-bridging', { field, rows }),
        value: one,
        unit,
      }))

const loadsOf = (table: CapacityTable, support: Support): readonly ShownValue[] =>
  [...rowsOf(table, support)].flatMap(({ span, inward, outward, cu, cs }) => {
    const cell = (words: PlainCode, value: number | readonly number[]) =>
      cells(told(supports[support]), toldOf('report.load-at-span', { span, load: told(words) }), value, 'kN/m')
    return [
      ...cell('inward', inward),
      ...cell('outward', outward),
      ...cell('lesser of both', cu),
      ...cell('service', cs),
    ]
  })

const head = told('Table')

const headOf = (table: CapacityTable): readonly ShownValue[] => [
  { group: head, field: told('Source'), value: table.source, unit: '' },
  { group: head, field: told('Date'), value: table.edition, unit: '' },
  ...cells(head, told('Mass'), table.mass, 'kg/m'),
  ...cells(head, told('Lapped, largest span'), table.lappedMaxSpan, 'mm'),
  ...cells(head, told('Continuous, largest span'), table.continuousMaxSpan, 'mm'),
  ...cells(head, told('Single span, largest span'), table.simpleMaxSpan, 'mm'),
]

const valuesOf = (table: CapacityTable): readonly ShownValue[] => [
  ...headOf(table),
  ...(Object.keys(supports) as Support[]).flatMap((support) => loadsOf(table, support)),
]

export const tableDifferences = (say: Say, before: CapacityTable, after: CapacityTable): readonly Difference[] =>
  differencesBetween(say, valuesOf(before), valuesOf(after))
