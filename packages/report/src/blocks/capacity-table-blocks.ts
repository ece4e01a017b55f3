import { oddCountOf } from '@soundroof/contract/roofs/catalogue/odd-values'
import type { AssessmentResult, UsedTable } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { dayText } from '../wording/day-text.ts'
import { printedSource } from '../wording/printed-source.ts'
import { type Block, headingOfWhole, type KeyValue, type ListItem, listUnder } from './blocks.ts'

type Used = Pick<AssessmentResult, 'capacityTable'>

const origins = { computed: 'computed, not a manufacturer’s table', imported: 'imported by the operator' } as const
const statuses = {
  verified: 'verified',
  unverified: 'unverified',
  estimate: 'estimate: counts up to 80 %; beyond that loads with and without panels decide',
} as const

/** "ZC15019, Z/C 150 x 1.9" */
const nameOf = ({ name, title }: UsedTable): string => `${name}, ${title}`

/** Facts of the table behind the purlin checks; nothing where none was read. */
export const tableFacts = (say: Say, { capacityTable }: Used): readonly KeyValue[] =>
  capacityTable === undefined
    ? []
    : [
        { label: say('report.table'), value: nameOf(capacityTable), unit: '' },
        { label: say('report.origin'), value: say(origins[capacityTable.origin]), unit: '' },
        { label: say('report.source'), value: printedSource(capacityTable.source), unit: '' },
        {
          label: say(capacityTable.origin === 'imported' ? 'report.date' : 'report.edition'),
          value: dayText(say, capacityTable.edition),
          unit: '',
        },
        { label: say('report.status'), value: say(statuses[capacityTable.status]), unit: '' },
      ]

const oddSentence = (say: Say, title: string, count: number): string =>
  say(count === 1 ? 'report.capacity-table-1-value-looks-odd' : 'report.capacity-table-values-look-odd-used', {
    title,
    count,
  })

/** For the first page: an imported table with odd values, used unchanged. */
export const oddTableItems = (say: Say, { capacityTable }: Used): readonly ListItem[] => {
  if (capacityTable === undefined || capacityTable.oddValues.length === 0) return []
  const { title, source, edition } = capacityTable
  return [
    {
      text: oddSentence(say, title, oddCountOf(capacityTable)),
      note: `${source}, ${dayText(say, edition)}`,
    },
  ]
}

/** An imported table in one line, odd or not, so that the manufacturer's name is easy to find. */
export const importedTableItem = (say: Say, { capacityTable }: Used): ListItem | null => {
  if (capacityTable?.origin !== 'imported') return null
  const { source, edition } = capacityTable
  return {
    text: say('report.imported-by-the-operator', { table: nameOf(capacityTable) }),
    note: `${source}, ${dayText(say, edition)}`,
  }
}

const asSource = ({ label, value, unit }: KeyValue): KeyValue => ({ label, value: '', unit, sources: [value] })

/** Which table the purlins were checked with, and its odd values. */
export const capacityTableBlocks = (say: Say, result: Used): readonly Block[] => {
  const items = tableFacts(say, result)
  if (items.length === 0) return []
  const odd = result.capacityTable?.oddValues.map((sentence) => ({ text: sentence })) ?? []
  return [
    headingOfWhole(2, 'Capacity table of the purlins'),
    { kind: 'keyValues', items: items.map((item) => (item.label === say('report.source') ? asSource(item) : item)) },
    ...listUnder('Values of this table that look odd', odd, 'caution'),
  ]
}
