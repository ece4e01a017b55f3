import { sampleHatTable, sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { expect, it } from 'vitest'
import { tooKindCells } from './table-limit.ts'

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
  expect(found[0]).toBe(
    `${sampleHatTable.name}, all, span ${first.span} mm, inward: ${first.inward * 2.1} kN/m is more than twice the published value, at most ${(first.inward * 2).toFixed(3)} kN/m!`,
  )
  expect(found.every((words) => words.includes(', inward:'))).toBe(true)
})

it('reads the published table between its rows as the engine does, and each row of bridging alone', () => {
  const [one, two] = sampleZcTable.lapped
  if (!one || !two) throw new Error('no rows')
  const between = { ...one, span: (one.span + two.span) / 2 }
  expect(tooKindCells({ ...sampleZcTable, lapped: [between] }, sampleZcTable)).toEqual([])
  const outward = [two.outward[0], two.outward[1] * 9, two.outward[2], two.outward[3]] as const
  const found = tooKindCells({ ...sampleZcTable, lapped: [{ ...two, outward }] }, sampleZcTable)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`lapped, span ${two.span} mm, outward, bridging 1:`)
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
