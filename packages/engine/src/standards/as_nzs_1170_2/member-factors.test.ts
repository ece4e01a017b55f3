import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { evaluateFormula } from '../../../testing/evaluate-formula.ts'
import { combinationFactor2011 } from '../as_nzs_1170_2_2011/combination-factor.ts'
import { combinationFactor2021 } from '../as_nzs_1170_2_2021/combination-factor.ts'
import { areaReductionFactor, boundedAreaFactor } from './area-reduction-factor.ts'
import { internalPressure, openingsOfRegion } from './internal-pressure.ts'

test('area reduction: 1.0 up to 10 m2, 0.9 at 25 m2, 0.8 from 100 m2, linear between', () => {
  const areas = [1, 10, 17.5, 25, 62.5, 100, 300]
  const values = areas.map((area) => areaReductionFactor(area).value)
  for (const [index, expected] of [1, 1, 0.95, 0.9, 0.85, 0.8, 0.8].entries())
    expect(values[index]).toBeCloseTo(expected, 12)
  const between = areaReductionFactor(17.5)
  expect(evaluateFormula(between.formula, between.given)).toBeCloseTo(0.95, 12)
})

test('the product of area reduction and combination is at least 0.8', () => {
  expect(boundedAreaFactor({ K_a: 0.95, K_c: 0.9 }).value).toBe(0.95)
  const bounded = boundedAreaFactor({ K_a: 0.8, K_c: 0.9 })
  expect(bounded.value * 0.9).toBeCloseTo(0.8, 12)
  expect(evaluateFormula(bounded.formula, bounded.given)).toBeCloseTo(bounded.value, 12)
})

describe('combination with internal pressure', () => {
  test('0.9 in 2021 from an internal coefficient of 0.4 on', () => {
    const at = (internal: number) => combinationFactor2021('outward', internal).value
    expect([0, 0.39, 0.4, 0.7].map(at)).toEqual([1, 1, 0.9, 0.9])
  })

  test('none in 2011, and the direction is in its name', () => {
    expect(combinationFactor2011('inward')).toMatchObject({
      value: 1,
      label: 'action-combination-inward',
      branch: 'not-reduced-in-2011',
    })
    expect(combinationFactor2021('outward', 0.7)).toMatchObject({
      label: 'action-combination-outward',
      branch: 'roof-and-internal-pressure-act-together',
    })
    expect(combinationFactor2021('inward', 0.3).branch).toContain('does-not-count')
  })
})

describe('internal pressure', () => {
  const table = catalogue.wind.internalPressure
  const of = (openings: Parameters<typeof internalPressure>[1]) => {
    const { outward, inward } = internalPressure(table, openings, 'chosen', null)
    return [outward.value, inward.value]
  }

  test('by the openings of the building', () => {
    expect([of('enclosed'), of('permeable'), of('dominant-opening')]).toEqual([
      [0.2, 0.3],
      [0, 0.3],
      [0.7, 0.65],
    ])
    const { outward, inward } = internalPressure(table, 'dominant-opening', 'chosen', {
      status: 'unverified',
      figures: ['method/dominant-opening-in-b2'],
    })
    expect(outward).toMatchObject({ symbol: 'C_o', branch: 'chosen', status: 'unverified' })
    expect(inward).toMatchObject({ symbol: 'C_i', source: 'dominant-opening-in-a-wall', status: 'unverified' })
  })

  test('openings by region: dominant where cyclones break windows', () => {
    for (const region of ['A', 'A0', 'A5', 'B', 'B1']) expect(openingsOfRegion(region)).toBe('enclosed')
    for (const region of ['B2', 'C', 'D']) expect(openingsOfRegion(region)).toBe('dominant-opening')
  })
})
