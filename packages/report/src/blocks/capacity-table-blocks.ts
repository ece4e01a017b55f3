import { text } from '@soundroof/contract/platform/text'
import { oddCountOf } from '@soundroof/contract/roofs/catalogue/odd-values'
import type { AssessmentResult, UsedTable } from '@soundroof/contract/roofs/results/result'
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
export const tableFacts = ({ capacityTable }: Used): readonly KeyValue[] =>
  capacityTable === undefined
    ? []
    : [
        { label: text('Table'), value: nameOf(capacityTable), unit: '' },
        { label: text('Origin'), value: text(origins[capacityTable.origin]), unit: '' },
        { label: text('Source'), value: printedSource(capacityTable.source), unit: '' },
        {
          label: text(capacityTable.origin === 'imported' ? 'Date' : 'Edition'),
          value: dayText(capacityTable.edition),
          unit: '',
        },
        { label: text('Status'), value: text(statuses[capacityTable.status]), unit: '' },
      ]

const oddSentence = (title: string, count: number): string =>
  text(
    count === 1
      ? 'Capacity table {title}: 1 value looks odd, used unchanged'
      : 'Capacity table {title}: {count} values look odd, used unchanged',
    { title, count },
  )

/** For the first page: an imported table with odd values, which were used unchanged. */
export const oddTableItems = ({ capacityTable }: Used): readonly ListItem[] => {
  if (capacityTable === undefined || capacityTable.oddValues.length === 0) return []
  const { title, source, edition } = capacityTable
  return [
    {
      text: oddSentence(title, oddCountOf(capacityTable)),
      note: `${source}, ${dayText(edition)}`,
    },
  ]
}

/** An imported table in one line, odd or not, so that the manufacturer's name is easy to find. */
export const importedTableItem = ({ capacityTable }: Used): ListItem | null => {
  if (capacityTable?.origin !== 'imported') return null
  const { source, edition } = capacityTable
  return {
    text: text('{table}: imported by the operator', { table: nameOf(capacityTable) }),
    note: `${source}, ${dayText(edition)}`,
  }
}

/** Which table the purlins were checked with, and its odd values. */
export const capacityTableBlocks = (result: Used): readonly Block[] => {
  const items = tableFacts(result)
  if (items.length === 0) return []
  const odd = result.capacityTable?.oddValues.map((sentence) => ({ text: sentence })) ?? []
  return [
    headingOfWhole(2, 'Capacity table of the purlins'),
    { kind: 'keyValues', items },
    ...listUnder('Values of this table that look odd', odd, 'caution'),
  ]
}
