import { spoken } from '@soundroof/contract/platform/coded/testing/spoken'
import { sampleHatTable, sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { expect, it } from 'vitest'
import { timesOfTable, tooKindCells } from './table-limit.ts'

const last = sampleHatTable.all.at(-1)
const [first] = sampleHatTable.all
if (!first || !last) throw new Error('no rows')
const times = (factor: number) => ({
  ...sampleHatTable,
  all: sampleHatTable.all.map((row) => ({ ...row, inward: row.inward * factor })),
})

it('lets no load be more than twice the published one, and names each that is', () => {
  expect(tooKindCells(times(2), sampleHatTable)).toEqual([])
  const found = tooKindCells(times(2.1), sampleHatTable)
  expect(found.map(spoken)[0]).toBe(
    `${sampleHatTable.name}, all, span ${first.span} mm, inward: ${first.inward * 2.1} kN/m is more than twice the published value, at most ${(first.inward * 2).toFixed(3)} kN/m! Beyond that the operator imports the table.`,
  )
  expect(found.every((one) => spoken(one).includes(', inward:'))).toBe(true)
})

it('reads the published table between its rows as the engine does, and each row of bridging alone', () => {
  const [one, two] = sampleZcTable.lapped
  if (!one || !two) throw new Error('no rows')
  const between = { ...one, span: (one.span + two.span) / 2 }
  expect(tooKindCells({ ...sampleZcTable, lapped: [between] }, sampleZcTable)).toEqual([])
  const outward = [two.outward[0], two.outward[1] * 9, two.outward[2], two.outward[3]] as const
  const found = tooKindCells({ ...sampleZcTable, lapped: [{ ...two, outward }] }, sampleZcTable)
  expect(found).toHaveLength(1)
  expect(found.map(spoken)[0]).toContain(`lapped, span ${two.span} mm, outward, bridging 1:`)
})

it('lets a span beyond the published ones hold twice what a member so much longer would', () => {
  const beyond = (inward: number) => ({
    ...sampleHatTable,
    all: [{ ...last, span: last.span * 2, cs: 0, cu: 0, outward: 0, inward }],
  })
  expect(tooKindCells(beyond(last.inward / 2), sampleHatTable)).toEqual([])
  expect(tooKindCells(beyond(last.inward / 2 + 0.01), sampleHatTable)).toHaveLength(1)
})

it('lets nothing stand where the published table permits nothing', () => {
  const none = { ...sampleHatTable, all: [{ ...first, outward: 0 }] }
  expect(tooKindCells({ ...none, all: [first] }, none)).toHaveLength(1)
  expect(tooKindCells({ ...sampleHatTable, all: [first] }, { ...sampleHatTable, all: [] })).toHaveLength(4)
})

const rowAt = (span: number, load: number) => ({ ...first, span, inward: load, outward: load, cu: load, cs: load })
const hat = (...rows: readonly (readonly [span: number, load: number])[]) => ({
  ...sampleHatTable,
  all: rows.map(([span, load]) => rowAt(span, load)),
})

it.each([
  ['fewer rows over a steep fall', hat([1000, 10], [1200, 1], [2000, 0.5]), hat([1000, 10], [2000, 1]), 'span 1200 mm'],
  ['no steep fall where one is published', hat([4000, 10], [5000, 1]), hat([4000, 5], [5000, 2]), 'span 4001 mm'],
  [
    'a row where the published one permits nothing before it',
    hat([4000, 5], [5000, 0]),
    hat([4000, 5], [4500, 1]),
    'span 4500 mm',
  ],
  ['a long row beyond the published ones', hat([6000, 1]), hat([6000, 2], [18000, 0.5]), 'span 18000 mm'],
])('looks between the rows too: %s', (_, published, table, where) => {
  expect(tooKindCells(table, published).map(spoken).join()).toContain(where)
  expect(timesOfTable(table, published)).toBeGreaterThan(2)
})

it('takes twice the published table with a row in between for twice', () => {
  const published = hat([4000, 10], [5000, 6])
  const between = 2 * Math.sqrt(60)
  const table = hat([4000, 20], [Math.sqrt(20_000_000), between], [5000, 12])
  expect(tooKindCells(table, published)).toEqual([])
  expect(timesOfTable(table, published)).toBeCloseTo(2, 2)
  expect(timesOfTable(published, published)).toBe(1)
})

it('judges the load that counts: an ultimate load below both directions counts for both', () => {
  const published = { ...sampleHatTable, all: [{ ...rowAt(4000, 10), cu: 3 }] }
  const table = { ...sampleHatTable, all: [{ ...rowAt(4000, 6), inward: 20 }] }
  expect(tooKindCells(table, published).map(spoken).join()).toContain('inward: 20 kN/m is more than twice')
})
