import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { ultimateReturnPeriod } from './return-period.ts'

const { returnPeriods } = catalogue.wind

const years = (importance: 1 | 2 | 3 | 4, life: number, cyclonic = false) => {
  const period = ultimateReturnPeriod(returnPeriods, importance, life, cyclonic)
  return period.kind === 'years' ? period.years : period.kind
}

test('table F2', () => {
  expect([1, 25, 50, 100].map((life) => ([1, 2, 3, 4] as const).map((level) => years(level, life)))).toEqual([
    [25, 50, 100, 'not-offered'],
    [100, 200, 500, 1000],
    [100, 500, 1000, 2500],
    [500, 1000, 2500, 'analysis'],
  ])
})

test('importance level 1 at 50 years is 200 in cyclonic regions', () => {
  expect(years(1, 50, true)).toBe(200)
  expect(years(1, 25, true)).toBe(100)
  expect(ultimateReturnPeriod(returnPeriods, 1, 50, true).row).toEqual({
    code: 'table-f2-row',
    values: { life: 50, importance: 1, isCyclonic: true },
  })
})

test('a design life outside the table is refused', () => {
  expect(() => ultimateReturnPeriod(returnPeriods, 2, 30, false)).toThrow(
    new RangeError('no design life of 30 years in table F2'),
  )
})
