import { describe, expect, it } from 'vitest'
import { filterNumber, numberOf, textOfNumber } from './number-filter.ts'

describe('a number field', () => {
  it.each([
    ['12', '12'],
    ['12.', '12.'],
    ['12.34', '12.34'],
    ['.5', '.5'],
    [' 1 2 . 5\t', '12.5'],
    ['1,200', '1200'],
    ['12,345.5', '12345.5'],
    ['', ''],
  ])('takes %j as the decimal %j', (text, shown) => {
    expect(filterNumber(text, 'decimal')).toBe(shown)
  })

  it.each(['-5', '1.234', '1.2.3', '1e3', '12 mm', '1,2', 'abc', '+1'])(
    'refuses %j rather than making another number of it',
    (text) => {
      expect(filterNumber(text, 'decimal')).toBeNull()
    },
  )

  it('takes digits alone where a whole number is asked', () => {
    expect(filterNumber('1 000', 'integer')).toBe('1000')
    expect(filterNumber('1.5', 'integer')).toBeNull()
  })

  it.each([
    ['', null],
    ['.', null],
    ['0', 0],
    ['12.', 12],
    ['.5', 0.5],
  ])('reads %j as %j', (text, value) => {
    expect(numberOf(text)).toBe(value)
  })

  it('shows nothing for null and zero for zero', () => {
    expect([textOfNumber(null), textOfNumber(0), textOfNumber(12.5)]).toEqual(['', '0', '12.5'])
  })
})
