import { exceeds } from '@soundroof/words/numbers/rounding'
import { describe, expect, it } from 'vitest'
import { fixed, fixedUp, percent, plain, ratio, significant, unitText, withUnit } from './number-text.ts'

describe('numbers are printed', () => {
  it.each([
    [0, '0'],
    [0.83, '0.83'],
    [41.4123, '41.41'],
    [1200, '1200'],
    [123456.789, '123457'],
    [-0.9, '−0.9'],
    [0.000123456, '0.0001235'],
    [1.5e-9, '1.500 × 10⁻⁹'],
    [2.5e12, '2.500 × 10¹²'],
  ])('%d with four significant digits as %s', (value, text) => {
    expect(significant(value)).toBe(text)
  })

  it('without a sign on zero', () => {
    expect([fixed(-0.001, 2), plain(-0.0001), fixed(-1.006, 2)]).toEqual(['0.00', '0', '−1.01'])
  })

  it('with units as engineers write them', () => {
    expect(['kNm2', 'kg/m2', 'degrees', 'mm'].map(unitText)).toEqual(['kNm²', 'kg/m²', '°', 'mm'])
    expect([withUnit('8', 'degrees'), withUnit('15', 'kg/m2'), withUnit('1', '')]).toEqual(['8°', '15 kg/m²', '1'])
  })

  it('a utilisation never smaller than it is; one that fails never as 1.00, one that passes never above it', () => {
    expect([0.33, 0.331, 0.994, 0.996, 1, 1 + 1e-9].map(ratio)).toEqual([
      '0.33',
      '0.34',
      '1.00',
      '1.00',
      '1.00',
      '1.00',
    ])
    expect([1.0001, 1.004, 1.02, 1.0501, 1.31].map(ratio)).toEqual(['1.001', '1.004', '1.02', '1.06', '1.31'])
    expect([9.991, 9.999, 10.19, 99.94, 142.1].map(ratio)).toEqual(['10.0', '10.0', '10.2', '100', '143'])
    const shares = [0, 0.331, 0.994, 0.996, 1, 1 + 1e-9, 1 + 1.1e-8, 1.0001, 1.12, 2.6301]
    const told = ['0', '34', '100', '100', '100', '100', '101', '101', '112', '264']
    expect(shares.map(percent)).toEqual(told.map((digits) => `${digits}\u00a0%`))
    expect([1, 1 + 1e-9, 1 + 1e-7].map(exceeds)).toEqual([false, false, true])
  })

  it('demands and distances to keep clear up', () => {
    expect([1.3701, 1.37, 0.1 + 0.2, 2, 1.999].map((value) => fixedUp(value, 2))).toEqual([
      '1.38',
      '1.37',
      '0.30',
      '2.00',
      '2.00',
    ])
  })
})
