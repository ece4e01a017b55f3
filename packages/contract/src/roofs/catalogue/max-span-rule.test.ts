import { expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { catalogue } from '../../../../../data/index.ts'
import { maxSpansByRule, serviceLoad } from './max-span-rule.ts'
import { tableSizes } from './table-sizes.ts'
import { sampleHatTable, sampleZcTable } from './testing/sample-table.ts'

it('a purlin carries sheeting, itself and 0.25 kPa', () => {
  expect(serviceLoad(1800, 4.53)).toBeCloseTo(0.54 + 0.0444, 4)
})

it('the longest span whose service load covers that, and whose capacity is above 0', () => {
  const { lappedMaxSpan, simpleMaxSpan } = maxSpansByRule(sampleZcTable, 1800)
  expect([lappedMaxSpan, simpleMaxSpan]).toEqual([Array(4).fill(7800), Array(4).fill(6900)])
  const none = sampleZcTable.lapped.map((row) => (row.span > 3000 ? { ...row, cu: [0, 1, 1, 1] as const } : row))
  expect(maxSpansByRule({ ...sampleZcTable, lapped: none }, 1800).lappedMaxSpan).toEqual([3000, 7800, 7800, 7800])
  expect(maxSpansByRule({ ...sampleZcTable, lapped: [] }, 1800).lappedMaxSpan).toEqual([0, 0, 0, 0])
})

it('top hats with one list have one number', () => {
  const spans = maxSpansByRule(sampleHatTable, 1000)
  expect(new Set(Object.values(spans)).size).toBe(1)
  expect(spans.lappedMaxSpan).toBe(2550)
})

it('every size has a computed table, named and titled alike, that follows the rule', () => {
  const sizes = tableSizes(choices)
  expect(Object.keys(catalogue.purlins).sort()).toEqual(sizes.map(({ name }) => name).sort())
  for (const { name, title, kind, depth, thickness, oneList, maxSpacing } of sizes) {
    const table = catalogue.purlins[name]
    if (!table) throw new Error(name)
    expect(table).toMatchObject({ name, title, kind, depth, thickness, ...maxSpansByRule(table, maxSpacing) })
    expect(table.kind === 'top-hat' && table.all.length > 0, name).toBe(oneList)
  }
})
