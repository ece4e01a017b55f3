import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { windStandards } from './wind-standard.ts'

const { wind } = catalogue
const { 2021: w21, 2011: w11 } = windStandards

describe('direction multipliers', () => {
  test('2021: 1.0 at most in A and for cladding in B2, C, D, 0.95 in B1', () => {
    const largest = w21.regions.map((region) => [region, Math.max(...w21.directionMultipliers(wind, region))])
    expect(Object.fromEntries(largest)).toEqual({
      A: 1,
      A0: 1,
      A1: 1,
      A2: 1,
      A3: 1,
      A4: 1,
      A5: 1,
      B1: 0.95,
      B2: 1,
      C: 1,
      D: 1,
    })
  })

  test('an unknown sub-region of A takes the largest of A1 to A5 in every direction', () => {
    expect(w21.directionMultipliers(wind, 'A')).toEqual([0.95, 0.85, 0.85, 0.95, 0.95, 0.95, 1, 1])
    expect(w11.directionMultipliers(wind, 'A')).toEqual([1, 0.85, 0.9, 0.95, 0.95, 0.95, 1, 1])
  })
})

describe('cyclonic and climate change multipliers', () => {
  test('2021: 1.05 in B2, C, D at every return period', () => {
    expect(w21.regions.filter((region) => w21.cyclonicMultiplier(region, 25).value === 1.05)).toEqual(['B2', 'C', 'D'])
  })

  test('2011: 1.05 in C and 1.10 in D from 50 years on', () => {
    expect([25, 50].map((years) => w11.cyclonicMultiplier('C', years).value)).toEqual([1, 1.05])
    expect([25, 500].map((years) => w11.cyclonicMultiplier('D', years).value)).toEqual([1, 1.1])
    expect(w11.cyclonicMultiplier('B', 500).value).toBe(1)
  })
})

describe('terrain and height', () => {
  test('2021 and 2011 differ in categories 1 and 2.5', () => {
    expect(w21.terrainHeightMultiplier(wind, 'A2', 1, 10).value).toBe(1.08)
    expect(w11.terrainHeightMultiplier(wind, 'A', 1, 10).value).toBe(1.12)
    expect(w21.terrainHeightMultiplier(wind, 'A2', 2.5, 10).value).toBe(0.92)
    expect(w11.terrainHeightMultiplier(wind, 'A', 2.5, 10).value).toBe(0.915)
  })

  test('2021 has no category 1.5: it is the mean of 1 and 2; 2011 has a column', () => {
    expect(w21.terrainHeightMultiplier(wind, 'C', 1.5, 5).value).toBeCloseTo(0.96, 12)
    expect(w11.terrainHeightMultiplier(wind, 'C', 1.5, 5).value).toBe(0.98)
  })

  test('A0 reads category 2 for every terrain up to 100 m and 1.24 above', () => {
    for (const category of [1, 2, 3, 4]) expect(w21.terrainHeightMultiplier(wind, 'A0', category, 10).value).toBe(1)
    expect(w21.terrainHeightMultiplier(wind, 'A0', 4, 100).value).toBe(1.24)
    expect(w21.terrainHeightMultiplier(wind, 'A0', 4, 180).value).toBe(1.24)
  })

  test('never falls with height or with exposure', () => {
    for (const standard of [w21, w11] as const)
      for (let height = 1; height < 200; height += 1) {
        const at = (category: number, z: number) =>
          standard === w21
            ? w21.terrainHeightMultiplier(wind, 'C', category, z).value
            : w11.terrainHeightMultiplier(wind, 'C', category, z).value
        const values = [4, 3, 2.5, 2, 1.5, 1].map((category) => at(category, height))
        expect([...values].sort((a, b) => a - b)).toEqual(values)
        for (const category of [1, 1.5, 2, 2.5, 3, 4])
          expect(at(category, height + 1)).toBeGreaterThanOrEqual(at(category, height))
      }
  })

  test('is not read outside the table', () => {
    expect(() => w21.terrainHeightMultiplier(wind, 'C', 2, 201)).toThrow(RangeError)
    expect(() => w21.terrainHeightMultiplier(wind, 'A0', 2, 201)).toThrow(RangeError)
    expect(() => w21.terrainHeightMultiplier(wind, 'C', 5, 10)).toThrow(RangeError)
    expect(() => w11.terrainHeightMultiplier(wind, 'C', 0.5, 10)).toThrow(RangeError)
  })
})

describe('topography', () => {
  const crest = { feature: 'ridge', crestDistance: 0, elevation: 0 } as const
  const last = (steps: readonly { readonly value: number }[]) => steps.at(-1)?.value ?? 0
  const at = (slope: number, region: 'A2' | 'A0' | 'A4' = 'A2', elevation = 0) => {
    const site = { ...crest, height: 100, halfHeightLength: 50 / slope, elevation }
    return last(w21.topographicMultiplier(region, site, 0, region === 'A4'))
  }

  test('at the crest it is 1.08 to 1.71 by slope', () => {
    expect([0.05, 0.1, 0.2, 0.3].map((slope) => Number(at(slope).toFixed(2)))).toEqual([1.08, 1.16, 1.32, 1.48])
    expect(at(0.5)).toBeCloseTo(1.71, 10)
    expect(at(0.049)).toBe(1)
  })

  test('A0 counts half of it; A4 above 500 m is raised by its elevation', () => {
    expect(at(0.2, 'A0')).toBeCloseTo(0.5 + 0.5 * at(0.2), 12)
    expect(at(0.2, 'A4', 1000)).toBeCloseTo(at(0.2) * 1.15, 12)
    expect(at(0.2, 'A4', 500)).toBe(at(0.2))
  })

  test('an escarpment reaches ten lengths downwind, four upwind; features below 10 m count in 2011 only', () => {
    const site = { feature: 'escarpment', height: 50, halfHeightLength: 100, crestDistance: 200, elevation: 0 } as const
    const steps = w21.topographicMultiplier('A2', site, 5, false)
    expect(steps.map(({ symbol }) => symbol)).toEqual(['L_1', 'L_2', 'M_h', 'M_t'])
    expect(last(w21.topographicMultiplier('A2', site, 5, false))).toBeGreaterThan(1)
    expect(last(w21.topographicMultiplier('A2', { ...site, crestDistance: -200 }, 5, false))).toBe(1)
    const small = { ...crest, height: 8, halfHeightLength: 20 }
    expect(last(w21.topographicMultiplier('A2', small, 3, false))).toBe(1)
    expect(last(w11.topographicMultiplier('A', small, 3, false))).toBeGreaterThan(1)
    expect(last(w11.topographicMultiplier('A', { ...small, elevation: 1000 }, 3, true))).toBeGreaterThan(1.15)
  })
})

test('zone dimension: 2h on low wide roofs in 2021, never more than h in 2011', () => {
  expect(w21.zoneDimension(60, 50, 6).value).toBe(12)
  expect(w11.zoneDimension(60, 50, 6).value).toBe(6)
  expect(w21.zoneDimension(15, 10, 4).value).toBe(2)
  expect(w11.zoneDimension(15, 10, 1.5).value).toBe(1.5)
})
