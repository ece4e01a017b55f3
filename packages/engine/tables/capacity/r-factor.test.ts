import { tables } from '@soundroof/data/purlins/tables'
import { expect, it } from 'vitest'
import { catalogueSection, catalogueSections } from '../testing/catalogue-section.ts'
import { rFactorCapacity } from './r-factor.ts'

/** Outward capacity of the committed tables, one span without bridging, over that by the R-factor method. */
const ratios = catalogueSections.flatMap((section) => {
  const table = tables[`ZC${section.section.slice(1)}`]
  if (table?.kind !== 'zc') return []
  return table.single
    .filter(({ span }) => span <= table.simpleMaxSpan[0])
    .flatMap(({ span, outward }) => {
      const theirs = rFactorCapacity(section, span)
      return theirs === null
        ? []
        : [{ name: `${section.section} ${span}`, depths: span / section.depth, ratio: outward[0] / theirs }]
    })
})
const between = (from: number, to: number) => {
  const found = ratios.filter(({ depths }) => depths >= from && depths < to).map(({ ratio }) => ratio)
  return [Math.min(...found), Math.max(...found)]
}

it('is by depth and section, and ends at 292 mm', () => {
  expect(rFactorCapacity(catalogueSection('Z15019'), 4500)).toBeCloseTo(2.476, 3)
  expect(rFactorCapacity(catalogueSection('C25024'), 4500)).toBeCloseTo(4.165, 3)
  expect(rFactorCapacity(catalogueSection('C30024'), 4500)).toBeNull()
})

// Decision 012 states these margins.
it('exceeds the tables from 25 depths on; below 20 depths the tables may exceed it', () => {
  expect(ratios.length).toBe(534)
  const [least, most] = between(25, 1000)
  expect([least, most].map((ratio) => ratio?.toFixed(2))).toEqual(['0.19', '0.74'])
  expect(between(20, 25)[1]?.toFixed(2)).toBe('1.06')
  expect(between(0, 20)[1]?.toFixed(2)).toBe('2.21')
})
