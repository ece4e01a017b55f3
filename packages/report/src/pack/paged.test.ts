import { expect, test } from 'vitest'
import { paged } from './paged.ts'
import { heightOf, space, type Unit } from './unit.ts'

const unit = (height: number, more: Partial<Unit> = {}): Unit => ({ height, draw: () => undefined, ...more })

const many = (count: number, height: number): readonly Unit[] => Array.from({ length: count }, () => unit(height))

const heights = (units: readonly Unit[], tallest: number): readonly number[] => paged(units, tallest).map(heightOf)

test('what fits stands on one page', () => {
  expect(heights(many(10, 10), 100)).toEqual([100])
})

test('the last page takes from the one before, so that it is not nearly empty', () => {
  expect(heights(many(11, 10), 100)).toEqual([70, 40])
})

test('a unit stays with the next one', () => {
  const units = [...many(9, 10), unit(10, { isGlued: true }), ...many(6, 10)]
  expect(heights(units, 100)).toEqual([90, 70])
})

test('no page begins with space', () => {
  const units = [...many(10, 10), space(7), ...many(8, 10)]
  expect(heights(units, 100)).toEqual([100, 80])
})

test('a table that breaks has its head again', () => {
  const again = { height: 5, draw: () => undefined }
  const units = Array.from({ length: 15 }, () => unit(10, { again }))
  // The head of the first page is a unit of its own.
  expect(heights([unit(5, { isGlued: true }), ...units], 100)).toEqual([95, 65])
})
