import { describe, expect, it } from 'vitest'
import { fixed, plain, significant, unitText, withUnit } from './number-text.ts'

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
})
