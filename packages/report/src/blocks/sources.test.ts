import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { reportBlocks } from '../reports/report-blocks.ts'
import { issuedInput } from '../testing/signed-report.ts'
import { type Block, heading } from './blocks.ts'
import { SOURCES, withSources } from './sources.ts'

const cells = (...sources: readonly string[]): Block => ({
  kind: 'table',
  caption: 'Checks',
  columns: [{ title: 'Source', align: 'left', weight: 1 }],
  rows: sources.map((source) => [{ text: '', sources: [source] }]),
})

const items = (sources: readonly string[]): Block => ({
  kind: 'list',
  tone: 'plain',
  items: [{ text: 'A figure', sources }],
})

const listed = (blocks: readonly Block[]): readonly string[] => {
  const place = blocks.findIndex((block) => block.kind === 'heading' && block.text === SOURCES)
  const list = blocks[place + 1]
  return list?.kind === 'list' && list.isNumbered ? list.items.map(({ text }) => text) : []
}

describe('sources', () => {
  it('are printed once, in the order of their first mention, wherever their heading stands', () => {
    const blocks = withSources([
      cells('By hand', 'Method 5.2', 'By hand'),
      heading(2, SOURCES),
      items(['A maker', 'By hand']),
    ])
    expect(listed(blocks)).toEqual(['By hand', 'Method 5.2 of Soundroof: Tile hooks', 'A maker'])
    const [table, , , list] = blocks
    expect(table).toMatchObject({ rows: [[{ text: '[1]' }], [{ text: '[2]' }], [{ text: '[1]' }]] })
    expect(list).toMatchObject({ items: [{ text: 'A figure [3, 1]' }] })
  })

  it('say nothing where there are none', () => {
    const value: Block = { kind: 'keyValues', items: [{ label: 'Roof', value: 'Tin', unit: '', sources: [] }] }
    expect(withSources([value, heading(2, SOURCES)])).toEqual([
      { kind: 'keyValues', items: [{ label: 'Roof', value: 'Tin', unit: '' }] },
    ])
  })

  it.each(['result-summary', 'full-calculation'] as const)(
    'of a %s stand once each, and every number leads to one',
    (kind) => {
      const blocks = reportBlocks(sayIn('en-AU'), issuedInput(kind))
      const sources = listed(blocks)
      expect(sources.length).toBeGreaterThan(3)
      expect(new Set(sources).size).toBe(sources.length)
      const text = JSON.stringify(blocks)
      expect(text).not.toContain('"sources":')
      const numbers = [...text.matchAll(/\[(\d+(?:, \d+)*)\]"/g)].flatMap(([, found = '']) =>
        found.split(', ').map(Number),
      )
      expect(new Set(numbers)).toEqual(new Set(sources.map((_, index) => index + 1)))
    },
  )
})
