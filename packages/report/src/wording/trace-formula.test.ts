import { describe, expect, it } from 'vitest'
import { formulaParts, prettyFormula, substitutedFormula, symbolParts } from './trace-formula.ts'

describe('a formula', () => {
  it('is written as engineers write it', () => {
    expect(prettyFormula('q * C - 0.9 * g * cos_theta')).toBe('q × C − 0.9 × g × cos θ')
    expect(prettyFormula('0.0006 * V ^ 2')).toBe('0.0006 × V²')
    expect(prettyFormula('q * abs(C_pe)')).toBe('q × |C_pe|')
    expect(prettyFormula('round(a - b * R ^ (-k))')).toBe('round(a − b × R ^ (−k))')
  })

  it('is repeated with its numbers, longer names first', () => {
    const given = { V: 41.4123, V_R: 45, M_c: 1 }
    expect(substitutedFormula('V_R * M_c + V ^ 2', given)).toBe('45 × 1 + 41.41²')
    expect(substitutedFormula('abs(C_pe) * K', { C_pe: -0.9, K: 2 })).toBe('|−0.9| × 2')
    expect(substitutedFormula('a - b', { a: 1, b: -2 })).toBe('1 − (−2)')
  })

  it('keeps the names of constants, as engineers write them', () => {
    expect(substitutedFormula('cos(theta * pi / 180)', { theta: 22 })).toBe('cos(22 × π / 180)')
  })

  it('lowers what follows a name', () => {
    expect(formulaParts('= V_R × M_z_cat² − 0.9')).toEqual([
      { text: '= V', isSub: false },
      { text: 'R', isSub: true },
      { text: ' × M', isSub: false },
      { text: 'z,cat', isSub: true },
      { text: '² − 0.9', isSub: false },
    ])
    expect(formulaParts('0.5 × q')).toEqual([{ text: '0.5 × q', isSub: false }])
  })

  it('of a value that was read is not shown', () => {
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
