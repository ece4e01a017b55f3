import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changed, roof } from '../../testing/roofs.ts'
import { roofGeometry } from '../spacing/roof-geometry.ts'
import { roofPressureCoefficient } from '../standards/as_nzs_1170_2/roof-pressure-coefficient.ts'
import { type RoofSetting, roofCoefficients } from './roof-coefficients.ts'

const at = (kind: RoofSetting['kind'], roofSlope: number, heightOverDepth: number): number => {
  const setting = { kind, roofSlope, heightOverLesser: heightOverDepth }
  return -roofCoefficients(setting, catalogue.wind).suction.value
}

describe('the suction of a hip roof', () => {
  it.each([
    [22.5, 0.5, 0.6],
    [10, 0.1, 0.7],
    [15, 0.25, 0.5],
    [12.5, 0.25, 0.6],
    [10, 0.375, 0.8],
    [15, 0.75, 0.85],
    [45, 1.7, 0.6],
  ])('at %s degrees and h/d %s is %s', (slope, ratio, suction) => {
    expect(at('hip', slope, ratio)).toBeCloseTo(suction, 12)
  })

  it('is never below that of its upwind slope, never above that of a gable, and grows with height', () => {
    const ratios = fc.double({ min: 0.01, max: 2, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: 10, max: 45, noNaN: true }), ratios, ratios, (slope, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const upwind = Math.abs(roofPressureCoefficient(catalogue.wind.gableRoof, high, 1, slope, 0).least)
        expect(at('hip', slope, high)).toBeGreaterThanOrEqual(upwind - 1e-9)
        expect(at('hip', slope, high)).toBeLessThanOrEqual(at('gable', slope, high) + 1e-9)
        expect(at('hip', slope, high)).toBeGreaterThanOrEqual(at('hip', slope, low) - 1e-9)
      }),
    )
  })
})

describe('the roof takes the coefficients of hip roofs', () => {
  const hip = changed(roof('house-timber-battens'), { options: { roofForm: 'hip' } })
  const kindOf = (building: Partial<typeof hip.building>) =>
    roofGeometry(changed(hip, { building }), catalogue).panelSetting.kind

  it.each([
    ['from 10 degrees on', { roofSlope: 10 }, 'hip'],
    ['not below', { roofSlope: 9.9 }, 'gable'],
    ['up to three times as long as wide', { length: 30, width: 10 }, 'hip'],
    ['whichever side is called the length', { length: 10, width: 30 }, 'hip'],
    ['not where it is longer', { length: 30.1, width: 10 }, 'gable'],
    ['not of an irregular plan', { shape: 'irregular' }, 'gable'],
  ] as const)('%s', (_, building, kind) => {
    expect(kindOf(building)).toBe(kind)
  })
})
