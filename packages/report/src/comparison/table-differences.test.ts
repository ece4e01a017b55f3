import { sampleHatTable, sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { tableDifferences } from './table-differences.ts'

const say = sayIn('en-AU')

it('finds nothing between a table and itself', () => {
  for (const table of [sampleHatTable, sampleZcTable]) expect(tableDifferences(say, table, table)).toEqual([])
})

it('names each cell that differs, with its span and bridging', () => {
  const [first, ...rest] = sampleZcTable.lapped
  if (!first) throw new Error('no row')
  const [none, ...more] = first.inward
  const inward = [none * 2, ...more] as unknown as typeof first.inward
  const changed = { ...sampleZcTable, source: 'Another', lapped: [{ ...first, inward }, ...rest.slice(1)] }
  const found = tableDifferences(say, sampleZcTable, changed)
  expect(found.slice(0, 2).map(({ group, field }) => `${group}: ${field}`)).toEqual([
    'Table: Source',
    `Lapped: Span ${first.span} mm, inward, bridging 0`,
  ])
  expect(found.slice(2).every(({ field, after }) => after === null && field.includes(`${rest[0]?.span} mm`))).toBe(true)
  expect(found).toHaveLength(2 + 4 * 3 + 1)
})
