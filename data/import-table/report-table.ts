import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { oddValuesOf } from '@soundroof/contract/roofs/catalogue/odd-values'
import { againstComputed } from './compare-with-computed.ts'
import { filledLists } from './filled-lists.ts'

const listWords = (table: CapacityTable): readonly string[] =>
  filledLists(table).map(
    ({ name, rows }) => `${name} ${rows[0]?.span} to ${rows.at(-1)?.span} mm (${rows.length} rows)`,
  )

const spans = (value: number | readonly number[]): string => [value].flat().join('/')

const spanWords = ({ lappedMaxSpan, continuousMaxSpan, simpleMaxSpan }: CapacityTable): string =>
  `lapped ${spans(lappedMaxSpan)}, continuous ${spans(continuousMaxSpan)}, single ${spans(simpleMaxSpan)} mm`

const oddWords = (odd: readonly string[]): readonly string[] =>
  odd.length === 0 ? ['No odd values.'] : ['Odd values, carried unchanged:', ...odd.map((words) => `  ${words}`)]

/** What is worth knowing of a table before it counts. */
export const tableFacts = (
  table: CapacityTable,
  derived: boolean,
  computed: CapacityTable | undefined,
): readonly string[] => {
  const against = againstComputed(table, computed)
  return [
    `${listWords(table).join(', ')}.`,
    `Max spans ${derived ? 'by the rule' : 'as given'}: ${spanWords(table)}.`,
    ...(against ? [against] : []),
    ...oddWords(oddValuesOf(table)),
  ]
}

/** Summary of a table for the operator. */
export const reportTable = (
  table: CapacityTable,
  derived: boolean,
  computed: CapacityTable | undefined,
): readonly string[] => [
  `${table.name}: ${table.title}, ${table.source}, ${table.edition}`,
  ...tableFacts(table, derived, computed).map((line) => `  ${line}`),
]
