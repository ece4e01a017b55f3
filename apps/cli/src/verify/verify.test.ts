import { describe, expect, test } from 'vitest'
import { adapters } from './adapters.ts'
import { type Adapter, type Case, readInputs } from './case.ts'
import { compareValues } from './compare.ts'
import { rowsOf, runCase } from './run-cases.ts'

const speed = (expected: number, tolerance: Case['tolerance'], extra: object = {}): Case => ({
  id: `speed-${expected}`,
  kind: 'regional-wind-speed',
  source: 'AS/NZS 1170.2 table 3.1',
  inputs: { edition: '2021', region: 'C', return_period_years: 500, ...extra },
  expected: { V_R_mps: expected },
  tolerance,
})

describe('comparison', () => {
  const close = (ours: unknown, theirs: unknown, tolerance: Case['tolerance']) =>
    compareValues('', { v: ours }, { v: theirs }, tolerance).every((difference) => difference.passed)

  test('relative, absolute and exact', () => {
    expect([close(101, 100, { rel: 0.01 }), close(101.1, 100, { rel: 0.01 })]).toEqual([true, false])
    expect([close(1.05, 1, { abs: 0.05 }), close(1.06, 1, { abs: 0.05 })]).toEqual([true, false])
    expect([close('A2', 'A2', { exact: true }), close(1 + 1e-15, 1, { exact: true })]).toEqual([true, false])
  })

  test('null, missing and text values', () => {
    expect([
      close(null, null, { rel: 0.02 }),
      close(100, null, { rel: 0.02 }),
      close(null, 100, { rel: 0.02 }),
    ]).toEqual([true, false, false])
    expect(compareValues('', {}, { a: 1 }, { rel: 1 })[0]).toMatchObject({ passed: false, ours: undefined })
  })

  test('lists and records entry by entry', () => {
    const differences = compareValues('', { a: [1, 2], b: { c: 3 } }, { a: [1, 2.1], b: { c: 3 } }, { abs: 0 })
    expect(differences.map(({ name, passed }) => [name, passed])).toEqual([
      ['a.0', true],
      ['a.1', false],
      ['b.c', true],
    ])
  })
})

describe('running cases', () => {
  test('right, wrong, unknown kind, unreadable input', () => {
    const outcomes = [
      speed(66, { abs: 0 }),
      speed(65, { abs: 0 }),
      { ...speed(66, { abs: 0 }), kind: 'no-such-kind' },
      speed(66, { abs: 0 }, { region: 'E' }),
    ].map((test) => runCase(test, adapters))
    expect(outcomes.map((outcome) => outcome.passed)).toEqual([true, false, false, false])
    expect(outcomes[1]?.differences[0]).toMatchObject({ ours: 66, theirs: 65 })
    expect(outcomes[2]?.error).toContain('unknown kind')
    expect(outcomes[3]?.error).toContain('none of')
  })

  test('a case that expects nothing is no success', () => {
    expect(runCase({ ...speed(66, { abs: 0 }), expected: {} }, adapters).passed).toBe(false)
  })

  test('a row per kind with worst and median error', () => {
    const outcomes = [speed(66, { rel: 1 }), speed(60, { rel: 1 }), speed(33, { rel: 0.1 })].map((test) =>
      runCase(test, adapters),
    )
    expect(rowsOf(outcomes, adapters)).toEqual([
      { kind: 'regional-wind-speed', cases: 3, passed: 2, worst: 1, median: 0.1, known: true },
    ])
  })
})

describe('adapters', () => {
  const ask = (kind: string, inputs: Case['inputs']) => (adapters[kind] as Adapter)(readInputs(inputs))

  test('both editions name their own regions', () => {
    expect(ask('climate-change-multiplier', { edition: '2011', region: 'D', return_period_years: 500 })).toEqual({
      M_c: 1.1,
    })
    expect(ask('regional-wind-speed', { edition: '2011', region: 'W', return_period_years: 500 })).toEqual({
      V_R_mps: 51,
    })
    expect(ask('regional-wind-speed', { edition: '2021', region: 'B', return_period_years: 500 })).toEqual({
      V_R_mps: 57,
    })
  })

  test('support conditions are read however they are written', () => {
    const factor = (roof: string, condition: string) => ask('certificate-derate', { roof, condition }).spacing_factor
    expect(factor('tin', 'steel >= 1.9')).toBe(1)
    expect(factor('tin', 'steel 1.5 mm')).toBe(0.79)
    expect(factor('tin', 'timber 20 mm A/B')).toBe(0.63)
    expect(factor('tile', 'steel 0.75 C/D')).toBe(0.72)
    expect(factor('tile', 'timber 20 mm')).toBe(1)
    for (const tail of ['C and D', '(C/D)', 'C,D', 'C & D', 'regions C and D'])
      expect(factor('tin', `timber 20 mm ${tail}`)).toBe(0.79)
    expect(['timber 20 mm A and B', 'steel 1.9+', 'timber ≥35 mm'].map((text) => factor('tin', text))).toEqual([
      0.63, 1, 1,
    ])
    for (const text of ['stone 20', 'timber 20 mm dry', 'timber 20 mm A/D', 'steel 1.5 C'])
      expect(() => factor('tin', text)).toThrow(RangeError)
  })

  test('a case may leave out what its answer does not need', () => {
    const roof = { edition: '2021', height_m: 5, depth_m: 20 }
    expect(ask('external-pressure-coefficient', { ...roof, roof_pitch_deg: 15 })).toEqual(
      ask('external-pressure-coefficient', { ...roof, roof_pitch_deg: 15, distance_from_windward_edge_m: 3 }),
    )
    expect(() => ask('external-pressure-coefficient', { ...roof, roof_pitch_deg: 5 })).toThrow(RangeError)
    const hill = { H_m: 100, Lu_m: 100, x_m: 50, z_m: 5 }
    const named = ask('topographic-multiplier', { ...hill, feature: 'escarpment', region: 'A2' })
    expect(named.M_h).toBeGreaterThan(1.5)
    expect(ask('topographic-multiplier', { ...hill, feature: 'Escarpment' })).toEqual(named)
    expect(() => ask('topographic-multiplier', { ...hill, feature: 'flat' })).toThrow(RangeError)
    expect(ask('layout', { member_pitch: 0, max_spacing: 900 })).toEqual({ spacing_mm: null })
  })

  test('a purlin stands on one support or several, and only as sections are made', () => {
    const purlin = { section: 'C15019', support: 'single', spans: 1, span_mm: 4500, direction: 'outward', bridging: 1 }
    const capacity = (inputs: Case['inputs']) => ask('purlin-capacity', inputs).ultimate_kN_per_m as number
    expect(capacity(purlin)).toBeGreaterThan(2.5)
    expect(capacity({ ...purlin, support: 'simply-supported' })).toBe(capacity(purlin))
    expect(capacity({ ...purlin, support: 'continuous', spans: 3 })).toBeGreaterThan(capacity(purlin) / 2)
    for (const wrong of [{ section: 'C15018' }, { support: 'lapped', spans: 2 }, { spans: 2 }, { bridging: 5 }])
      expect(() => capacity({ ...purlin, ...wrong })).toThrow(RangeError)
    expect(ask('purlin-service-load', purlin).service_kN_per_m).toBeGreaterThan(2)
  })

  test('a tilted certificate cell asks for its angle', () => {
    const cell = {
      edition: '2021',
      mount: 'tilt',
      panel_angle_deg: 20,
      rail: 'reference-rail-2021',
      interface: 'l-foot-metal-roof',
      panel_length_mm: 1670,
      panel_width_mm: 1000,
      rails_per_panel: 2,
      region: 'A',
      terrain_category: 3,
      height_m: 5,
      height_over_depth: 0.5,
      zone: 'internal',
      return_period_uls_years: 200,
      return_period_sls_years: 25,
      array_mass_kg_m2: 15,
    }
    const tilted = ask('certificate-spacing', cell).spacing_mm as number
    const flush = ask('certificate-spacing', { ...cell, mount: 'flush' }).spacing_mm as number
    expect(tilted).toBeGreaterThan(300)
    expect(tilted).toBeLessThan(flush)
    expect(() => ask('certificate-spacing', { ...cell, rail: 'no-such-rail' })).toThrow(RangeError)
  })
})
