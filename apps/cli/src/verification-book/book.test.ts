import { describe, expect, test } from 'vitest'
import type { Adapter, Case } from '../verify/case.ts'
import { runCase } from '../verify/run-cases.ts'
import { type Kind, kindSection, tolerancesOf, totalsOf } from './kind-section.ts'
import { digits, percent, shown, signedPercent } from './shown-numbers.ts'

const adapters: Readonly<Record<string, Adapter>> = {
  beam: (inputs) => ({ M_kNm: inputs.numbers('L_m').map((length) => 2 * length), spacing_mm: null }),
  place: (inputs) => ({ region: inputs.text('name') }),
}

const kind = (name: string, cases: readonly Omit<Case, 'kind'>[]): Kind => ({
  name,
  cases: cases.map((rest) => {
    const test = { ...rest, kind: name }
    return { test, outcome: runCase(test, adapters) }
  }),
})

const beam = (id: string, moments: readonly number[], spacing: number | null = null): Omit<Case, 'kind'> => ({
  id,
  source: id.startsWith('a') ? 'table A' : 'table | B',
  inputs: { L_m: [1, 2, 4], support: 'single', name: id },
  expected: { M_kNm: moments, spacing_mm: spacing },
  tolerance: { rel: 0.02 },
})

const beams = kind('beam', [beam('a-10', [2, 4, 8]), beam('a-9', [2, 4, 8.1]), beam('b', [2, 4, 9], 1200)])
const section = kindSection(beams).join('\n')

describe('a kind on the page', () => {
  test('counts by source what passes, and how far off', () => {
    expect(section).toContain('| table A | 2 | 2 | 8 | 0 % | 1.235 % |')
    expect(section).toContain('| table \\| B | 1 | 0 | 4 | 0 % | 11.111 % |')
    expect(totalsOf(beams.cases)).toMatchObject({ cases: 3, passed: 2, values: 12 })
    expect(tolerancesOf(beams.cases)).toBe('±2 %')
  })

  test('shows each case in order, each answer at its input, what all share once', () => {
    expect(section.indexOf('| a-9 |')).toBeLessThan(section.indexOf('| a-10 |'))
    expect(section).toContain('In every case: L_m 1 2 4, support single.')
    expect(section).toContain('| a-9 | name a-9 | M_kNm at L_m 1 | 2 | 2 | 0 % |')
    expect(section).toContain('|  |  | M_kNm at L_m 4 | 8.1 | 8 | −1.235 % |')
  })

  test('marks what fails, a refusal too', () => {
    expect(section).toContain('| 9 | 8 | −11.111 % **fails** |')
    expect(section).toContain('| 1200 | refused | differs **fails** |')
    expect(section).toContain('| spacing_mm | refused | refused | equal |')
  })

  test('a case without an adapter, or refused by it, stands as a failure with its reason', () => {
    const unknown = kindSection(kind('new-kind', [beam('x', [1, 2, 3])])).join('\n')
    expect(unknown).toContain('unknown kind "new-kind"')
    expect(unknown).toContain('| table \\| B | 1 | 0 |')
  })
})

describe('figures', () => {
  test('six digits, without zeros at the end', () => {
    expect([1060, 0.1 + 0.2, 32.07913947876448, 364000, 5330.004, 0, -0.4].map(shown)).toEqual([
      '1060',
      '0.3',
      '32.0791',
      '364000',
      '5330',
      '0',
      '-0.4',
    ])
    expect([digits(1e-9, 3), digits(2.5e12, 3), digits(999.9996, 6)]).toEqual(['1e-9', '2.5e+12', '1000'])
    expect([null, undefined, 'A2', true].map(shown)).toEqual(['refused', 'none', 'A2', 'true'])
  })

  test('errors in percent', () => {
    expect([percent(0.0123456), percent(0), percent(null)]).toEqual(['1.235 %', '0 %', '–'])
    expect([signedPercent(101, 100), signedPercent(-99, -100), signedPercent(99.9999999, 100)]).toEqual([
      '+1 %',
      '+1 %',
      '0 %',
    ])
  })
})
