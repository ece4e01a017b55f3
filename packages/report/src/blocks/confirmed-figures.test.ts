import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { confirmedBlocks, confirmedItems } from './confirmed-figures.ts'

const say = sayIn('en-AU')

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
  expect(confirmedItems(say, { confirmedFigures: [rail, alone] })).toEqual([
    { text: 'Rail', note: 'as published, by Ann Lee and Ben Orr, 23 Nov 2026' },
    { text: 'L-foot', note: "the provider's own value, by Ann Lee, without a second engineer, 23 Nov 2026" },
  ])
})

test('a replaced figure is told with its value and the published one', () => {
  const one = { ...rail, isReplaced: true, replaced: [{ name: 'value', published: 2.22, inForce: 2 }] }
  const two = { ...one, replaced: [{ name: 'rows/0/mean', published: 0.35, inForce: 0.4 }, ...one.replaced] }
  expect(confirmedItems(say, { confirmedFigures: [one, two] }).map(({ note }) => note)).toEqual([
    "the provider's own value: 2 (published 2.22), by Ann Lee and Ben Orr, 23 Nov 2026",
    "the provider's own value: Rows 1, mean: 0.4 (published 0.35); 2 (published 2.22), by Ann Lee and Ben Orr, 23 Nov 2026",
  ])
})

test('a result without confirmed figures has no such heading', () => {
  expect(confirmedBlocks(say, {})).toEqual([])
  expect(confirmedBlocks(say, { confirmedFigures: [rail] })[0]).toMatchObject({ kind: 'heading' })
})
