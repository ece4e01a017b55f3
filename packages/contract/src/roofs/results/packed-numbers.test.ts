import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberRow, positionRow } from './packed-numbers.ts'

const listed = (text: string): number[] => JSON.parse(`[${text}]`)

test('a row of positions is written as JSON writes it, from one filling to the next', () => {
  const row = positionRow()
  const filled = fc.array(fc.oneof(fc.nat({ max: 12 }), fc.nat({ max: 2 ** 31 - 1 })), { maxLength: 3000 })
  fc.assert(
    fc.property(filled, (positions) => {
      row.clear()
      for (const position of positions) row.push(position)
      expect(row.text()).toBe(positions.join())
    }),
    { numRuns: 100 },
  )
  row.clear()
  for (const end of [0, 9, 10, 99, 100, 999_999_999, 1_000_000_000, 2 ** 31 - 1]) row.push(end)
  expect(row.text()).toBe('0,9,10,99,100,999999999,1000000000,2147483647')
})

test('numbers come back in their order, each distinct one written once', () => {
  const row = numberRow()
  const number = fc.double({ noNaN: true, noDefaultInfinity: true })
  const few = fc.constantFrom(0, -0, 1, -1, 0.1, 1e-320, 1e300)
  fc.assert(
    fc.property(fc.array(fc.oneof(number, few), { maxLength: 9000, size: 'max' }), (numbers) => {
      row.clear()
      for (const each of numbers) row.push(each)
      const values = listed(row.values())
      expect(new Set(values).size).toBe(values.length)
      // JSON has no negative zero.
      expect(listed(row.positions()).map((place) => values[place])).toEqual(numbers.map((each) => each + 0))
    }),
    { numRuns: 30 },
  )
})

test('more numbers than the table holds at first are kept, and none of them in the next filling', () => {
  const row = numberRow()
  const many = Array.from({ length: 20_000 }, (_, index) => index / 7)
  row.clear()
  for (const each of [...many, ...many]) row.push(each)
  expect(listed(row.values())).toEqual(many)
  expect(listed(row.positions()).slice(20_000)).toEqual(many.map((_, index) => index))
  row.clear()
  row.push(many[3] as number)
  expect([row.values(), row.positions()]).toEqual([String(many[3]), '0'])
})
