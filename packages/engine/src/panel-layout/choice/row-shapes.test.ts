import { expect, test } from 'vitest'
import { evenRows, longRows, offsetsOf } from './row-shapes.ts'

test('panels in rows: even ones, or the lowest as long as they can be, and two in each', () => {
  expect(evenRows(17, [10, 8])).toEqual([9, 8])
  expect(longRows(17, [10, 8])).toEqual([10, 7])
  expect(evenRows(9, [6, 4, 2])).toEqual([4, 3, 2])
  expect(evenRows(19, [10, 8])).toBeNull()
  expect(longRows(19, [10, 8])).toBeNull()
})

test('no row is empty, and none has one panel beside others', () => {
  for (const most of [
    [9, 0],
    [9, 1],
    [0, 0, 12],
  ])
    expect([evenRows(8, most), longRows(8, most)]).toEqual([null, null])
  expect([evenRows(1, [3]), evenRows(3, [2, 2])]).toEqual([[1], null])
})

test('rows are centred by half a panel, and by whole ones where their columns share rails', () => {
  const shape = { columns: [5, 4, 3], align: 'centre' } as const
  expect(offsetsOf(shape, 1000, false)).toEqual([0, 500, 1000])
  expect(offsetsOf(shape, 1000, true)).toEqual([0, 0, 1000])
})
