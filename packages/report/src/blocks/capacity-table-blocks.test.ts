import type { UsedTable } from '@soundroof/contract/roofs/results/result'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import type { Block } from './blocks.ts'
import { capacityTableBlocks, importedTableItem, oddTableItems } from './capacity-table-blocks.ts'
import { resultBlocks } from './result-blocks.ts'

const say = sayIn('en-AU')

const imported: UsedTable = {
  name: 'ZC15019',
  title: 'Z/C 150 x 1.9',
  origin: 'imported',
  source: 'Example Steel, purlin manual',
  edition: '2024-03',
  status: 'unverified',
  oddValues: ['lapped, cu: 2.4 at 4500 mm is more than 2.1 at 4200 mm', 'single: max span 5000 is no row'],
}

const blocksWith = (capacityTable: UsedTable): readonly Block[] =>
  resultBlocks(say, sampleProject, sampleChoices, { ...sampleResult, capacityTable }, {})

const indexOf = (blocks: readonly Block[], text: string): number =>
  blocks.findIndex((block) => block.kind === 'heading' && block.text === text)

const itemsBelow = (blocks: readonly Block[], title: string) => {
  const block = blocks[indexOf(blocks, title) + 1]
  return block?.kind === 'list' || block?.kind === 'keyValues' ? block.items : []
}

describe('the table that purlins were checked with', () => {
  it('is named with its source and date when it was imported', () => {
    expect(itemsBelow(blocksWith(imported), 'Capacity table of the purlins')).toMatchObject([
      { label: 'Table', value: 'ZC15019, Z/C 150 x 1.9' },
      { label: 'Origin', value: 'imported by the operator' },
      { label: 'Source', value: '', sources: ['Example Steel, purlin manual'] },
      { label: 'Date', value: '2024-03' },
      { label: 'Status', value: 'unverified' },
    ])
  })

  it('is mentioned among the figures, and its odd values are listed in full', () => {
    const blocks = blocksWith(imported)
    expect(itemsBelow(blocks, 'Figures not yet confirmed')[0]).toEqual({
      text: 'Capacity table Z/C 150 x 1.9: 2 values look odd, used unchanged',
      note: 'Example Steel, purlin manual, 2024-03',
    })
    const odd = itemsBelow(blocks, 'Values of this table that look odd')
    expect(odd).toEqual(imported.oddValues.map((text) => ({ text })))
  })

  it('counts odd values that are not listed', () => {
    const [item] = oddTableItems(say, { capacityTable: { ...imported, oddValueCount: 356 } })
    expect(item?.text).toBe('Capacity table Z/C 150 x 1.9: 356 values look odd, used unchanged')
  })

  it('is named in one line when it was imported, odd or not', () => {
    expect(importedTableItem(say, { capacityTable: { ...imported, oddValues: [] } })).toEqual({
      text: 'ZC15019, Z/C 150 x 1.9: imported by the operator',
      note: 'Example Steel, purlin manual, 2024-03',
    })
    expect(importedTableItem(say, { capacityTable: { ...imported, origin: 'computed' } })).toBeNull()
    expect(importedTableItem(say, {})).toBeNull()
  })

  it('says that it was computed, and what an estimate means', () => {
    const blocks = blocksWith({ ...imported, origin: 'computed', edition: '1', status: 'estimate', oddValues: [] })
    const facts = itemsBelow(blocks, 'Capacity table of the purlins')
    expect(facts[1]).toMatchObject({ label: 'Origin', value: 'computed, not a manufacturer\u2019s table' })
    expect(facts[3]).toMatchObject({ label: 'Edition', value: '1' })
    expect(facts[4]).toMatchObject({
      value: 'estimate: counts up to 80 %; beyond that loads with and without panels decide',
    })
    expect(indexOf(blocks, 'Values of this table that look odd')).toBe(-1)
  })

  it('is not mentioned where none was read', () => {
    expect(capacityTableBlocks(say, sampleResult)).toEqual([])
    expect(
      indexOf(resultBlocks(say, sampleProject, sampleChoices, sampleResult, {}), 'Capacity table of the purlins'),
    ).toBe(-1)
  })
})
