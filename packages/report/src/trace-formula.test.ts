import { describe, expect, it } from 'vitest'
import { prettyFormula, substitutedFormula, symbolParts } from './trace-formula.ts'

describe('a formula', () => {
  it('is written as engineers write it', () => {
    expect(prettyFormula('q * C - 0.9 * g * cos_theta')).toBe('q × C − 0.9 × g × cos θ')
    expect(prettyFormula('0.0006 * V ^ 2')).toBe('0.0006 × V²')
    expect(prettyFormula('round(a - b * R ^ (-k))')).toBe('round(a − b × R ^ (−k))')
  })

  it('is repeated with its numbers, longer names first', () => {
    const given = { V: 41.4123, V_R: 45, M_c: 1 }
    expect(substitutedFormula('V_R * M_c + V ^ 2', given)).toBe('45 × 1 + 41.41²')
    expect(substitutedFormula('abs(C_pe) * K', { C_pe: -0.9, K: 2 })).toBe('abs(−0.9) × 2')
    expect(substitutedFormula('a - b', { a: 1, b: -2 })).toBe('1 − (−2)')
  })

  it('of a value that was read is not repeated', () => {
    expect(substitutedFormula('V_R', { V_R: 45 })).toBeNull()
    expect(substitutedFormula('V_sit', { x: 1 })).toBeNull()
  })

  it('names symbols with a lowered part', () => {
    expect(symbolParts('M_z_cat')).toEqual([
      { text: 'M', isSub: false },
      { text: 'z,cat', isSub: true },
    ])
    expect(symbolParts('q')).toEqual([{ text: 'q', isSub: false }])
  })
})
