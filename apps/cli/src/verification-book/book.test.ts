import { describe, expect, test } from 'vitest'
import type { Adapter, Case } from '../verify/case.ts'
import { runCase } from '../verify/run-cases.ts'
import { digits, percent, shown, signedPercent, symbolOf, unitOf } from './figures.ts'
import { type Kind, kindSection, standingOf, tolerancesOf } from './kind-section.ts'
import { kindPlot } from './plot/kind-plot.ts'
import { linear, scaleFor } from './plot/scale.ts'

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
const section = kindSection(beams, 'plot.svg').join('\n')

describe('a kind on the page', () => {
  test('counts by source what passes, and how far off', () => {
    expect(section).toContain('| table A | 2 | 2 | 8 | 0 % | 1.235 % |')
    expect(section).toContain('| table \\| B | 1 | 0 | 4 | 0 % | 11.111 % |')
    expect(standingOf(beams.cases)).toMatchObject({ cases: 3, passed: 2, values: 12 })
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
    const unknown = kindSection(kind('new-kind', [beam('x', [1, 2, 3])]), 'p.svg').join('\n')
    expect(unknown).toContain('unknown kind "new-kind"')
    expect(unknown).toContain('| table \\| B | 1 | 0 |')
    expect(kindPlot(kind('new-kind', [beam('x', [1, 2, 3])]))).toContain('No case could be run.')
  })
})

describe('the picture of a kind', () => {
  test('has a panel for each quantity with units, a band, and failing points of their own', () => {
    const picture = kindPlot(beams)
    expect(picture).toContain('>ours, kNm</text>')
    expect(picture).toContain('refused: 2 of 3 alike')
    expect(picture.match(/<polygon [^>]*class="band"/g)).toHaveLength(2)
    expect(picture.match(/<circle [^>]*class="fails"/g)).toHaveLength(2)
    expect(picture).toContain('prefers-color-scheme:dark')
    expect(picture).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('draws a point at its place: equality on the diagonal, a case beyond the scale nowhere', () => {
    const one = kindPlot(kind('beam', [{ ...beam('a', [2, 4, 8]), tolerance: { abs: 0.5 } }]))
    const points = [...one.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)])
    const diagonal = /<line x1="([\d.]+)" y1="([\d.]+)" x2="[\d.]+" y2="[\d.]+" class="equal"/.exec(one)
    const sum = Number(diagonal?.[1]) + Number(diagonal?.[2])
    for (const [x, y] of points.slice(0, 3)) expect((x ?? 0) + (y ?? 0)).toBeCloseTo(sum, 0)
    expect(points).toHaveLength(6)
  })

  test('names are counted in a matrix', () => {
    const place = (id: string, theirs: string): Omit<Case, 'kind'> => ({
      id,
      source: 'map',
      inputs: { name: 'A' },
      expected: { region: theirs },
      tolerance: { exact: true },
    })
    const picture = kindPlot(kind('place', [place('1', 'A'), place('2', 'A'), place('3', 'B')]))
    expect(picture).toMatch(/class="cell"[^>]*\/>\n<text [^>]*>2</)
    expect(picture).toMatch(/class="fails"[^>]*\/>\n<text [^>]*>1</)
  })
})

describe('scales', () => {
  test('mark round values within their ends', () => {
    expect(linear(0, 1000, 0, 100).ticks).toEqual([0, 200, 400, 600, 800, 1000])
    expect(linear(-0.024, 0.024, 0, 100, 3).ticks).toEqual([-0.02, 0, 0.02])
    expect(linear(0, 10, 50, -40).at(10)).toBe(10)
  })

  test('are logarithmic where values span decades, and hold a single value', () => {
    const wide = scaleFor([1, 1000], 0, 300)
    expect(wide.ticks).toEqual([1, 10, 100, 1000])
    expect(wide.at(100) - wide.at(10)).toBeCloseTo(wide.at(10) - wide.at(1), 9)
    expect(scaleFor([5], 0, 100).at(5)).toBeCloseTo(50, 9)
    expect(scaleFor([0], 0, 100).at(0)).toBeCloseTo(50, 9)
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

  test('units are read from the name', () => {
    expect(['V_R_mps', 'Ix_e6', 'A_mm2', 'service_kN_per_m', 'phiN_kN', 'k12'].map(unitOf)).toEqual([
      'm/s',
      '10⁶ mm⁴',
      'mm²',
      'kN/m',
      'kN',
      '',
    ])
    expect(['V_R_mps', 'Ix_e6', 'k12'].map(symbolOf)).toEqual(['V_R', 'Ix', 'k12'])
  })
})
