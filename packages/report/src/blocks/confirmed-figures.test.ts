import { expect, test } from 'vitest'
import { confirmedBlocks, confirmedItems } from './confirmed-figures.ts'

const rail = {
  figure: 'fixings/rail',
  name: 'Rail',
  confirmedBy: 'Ann Lee',
  approvedBy: 'Ben Orr',
  on: '2026-11-23',
  isReplaced: false,
}

test('a report names who confirmed a figure, who approved it, and whether the value is the provider’s own', () => {
  const alone = { ...rail, figure: 'fixings/foot', name: 'L-foot', approvedBy: null, isReplaced: true }
  expect(confirmedItems({ confirmedFigures: [rail, alone] })).toEqual([
    { text: 'Rail', note: 'as published, by Ann Lee and Ben Orr, 2026-11-23' },
    { text: 'L-foot', note: "the provider's own value, by Ann Lee, without a second engineer, 2026-11-23" },
  ])
})

test('a result without confirmed figures has no such heading', () => {
  expect(confirmedBlocks({})).toEqual([])
  expect(confirmedBlocks({ confirmedFigures: [rail] })[0]).toMatchObject({ kind: 'heading' })
})
