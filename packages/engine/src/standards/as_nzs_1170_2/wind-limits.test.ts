import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { evaluateFormula } from '../../../testing/evaluate-formula.ts'
import { lastOf } from '../../calculation/step.ts'
import { topographicMultiplier2011 } from '../as_nzs_1170_2_2011/topographic-multiplier.ts'
import { terrainHeightMultiplier2021 } from '../as_nzs_1170_2_2021/terrain-height-multiplier.ts'
import { topographicMultiplier2021 } from '../as_nzs_1170_2_2021/topographic-multiplier.ts'
import { hillShapeMultiplier } from './hill-shape-multiplier.ts'
import { type EightSpeeds, sectorDesignSpeed } from './orthogonal-design-speed.ts'
import { parapetFactor } from './parapet-factor.ts'
import { regionalWindSpeed } from './regional-wind-speed.ts'
import { downwardCoefficient } from './roof-pressure-coefficient.ts'
import { shieldingMultiplier } from './shielding-multiplier.ts'
import { readTerrainTable } from './terrain-table.ts'

const { wind } = catalogue
const figure = { status: 'unverified', figures: ['method/parapet'] } as const

describe('hill shape at its limits', () => {
  /** H/(2 L_u) is 0.5; L_1 is 16 m and L_2 is 64 m. */
  const steep = { feature: 'hill', height: 40, halfHeightLength: 40, crestDistance: 0, elevation: 0 } as const
  const at = (hill: Partial<typeof steep> | { crestDistance: number }, z = 3, lowest = 10) =>
    lastOf(hillShapeMultiplier('2021', { ...steep, ...hill }, z, lowest))

  test('the separation zone: a quarter of the height from the crest and a tenth above the ground', () => {
    const crest = 'separation-zone-at-crest'
    expect(at({ crestDistance: 8 })).toMatchObject({ branch: crest })
    expect(at({ crestDistance: 8 }).value).toBeCloseTo(1 + 0.71 * (1 - 8 / 64), 12)
    expect(evaluateFormula(at({ crestDistance: -8 }).formula, at({ crestDistance: -8 }).given)).toBeCloseTo(1.62125, 12)
    expect(at({ crestDistance: 10 }, 4).branch).toBe(crest)
    expect(at({ crestDistance: 10.1 }, 4).branch).toBe('within-the-local-topographic-zone')
    expect(at({ crestDistance: 10 }, 4.1).branch).toBe('within-the-local-topographic-zone')
  })

  test('a slope of 0.45 itself has no separation zone', () => {
    const hill = { feature: 'hill', height: 36, halfHeightLength: 40, crestDistance: 0, elevation: 0 } as const
    expect(lastOf(hillShapeMultiplier('2021', hill, 3, 10)).branch).toBe('within-the-local-topographic-zone')
  })

  test('the zone ends at L_2, and the lowest feature that counts counts', () => {
    expect(at({ crestDistance: 64 })).toMatchObject({ value: 1, branch: 'outside-the-local-topographic-zone' })
    const low = { feature: 'hill', height: 10, halfHeightLength: 40, crestDistance: 0, elevation: 0 } as const
    expect(lastOf(hillShapeMultiplier('2021', low, 3, 10)).value).toBeGreaterThan(1)
    expect(lastOf(hillShapeMultiplier('2021', { ...low, height: 9.9 }, 3, 10)).value).toBe(1)
  })
})

test('2011: Tasmania is raised above 500 m, not at it', () => {
  const at = (elevation: number) =>
    lastOf(
      topographicMultiplier2011(
        true,
        { feature: 'hill', height: 1, halfHeightLength: 40, crestDistance: 0, elevation },
        3,
      ),
    )
  expect(at(500).value).toBe(1)
  expect(at(501)).toMatchObject({ branch: 'tasmania-above-500-m' })
  expect(at(501).value).toBeCloseTo(1.07515, 12)
})

test('2021: region A4 above 500 m, and A0 above 100 m, say so', () => {
  const hill = { feature: 'hill', height: 1, halfHeightLength: 40, crestDistance: 0, elevation: 501 } as const
  expect(lastOf(topographicMultiplier2021('A4', hill, 3)).branch).toBe('region-a4-above-500-m')
  expect(
    [100, 100.1, 200].map((height) => terrainHeightMultiplier2021(wind.terrainHeight, 'A0', 3, height).branch),
  ).toEqual(['region-a0-category-2-for-every-terrain', 'region-a0-above-100-m', 'region-a0-above-100-m'])
})

describe('sectors', () => {
  const only = (index: number): EightSpeeds =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((each) => (each === index ? 50 : 30)) as unknown as EightSpeeds

  test('both ends of a sector count', () => {
    // From 22.5 to 67.5 degrees left and right of north: half way to the neighbour that blows.
    expect(sectorDesignSpeed(only(2), 22.5)).toBeCloseTo(40, 12)
    expect(sectorDesignSpeed(only(6), -22.5)).toBeCloseTo(40, 12)
    expect(sectorDesignSpeed(only(1), 0)).toBe(50)
  })
})

test('parapets: a height of 25 m belongs to the lower roofs', () => {
  expect(parapetFactor(wind.parapet, 2.5, 25, 10, 5, figure).at(-1)).toMatchObject({ branch: 'h-up-to-25-m' })
  expect(parapetFactor(wind.parapet, 2.5, 25, 10, 5, figure).at(-1)?.value).toBeCloseTo(0.8, 12)
  expect(parapetFactor(wind.parapet, 2.5, 25.1, 100, 5, figure).at(-1)).toMatchObject({
    branch: 'no-less-than-at-25-m',
  })
})

test('parapets: above 25 m, where the ratio is another, the factor falls no further', () => {
  const at = (height: number, plan: number) => lastOf(parapetFactor(wind.parapet, 2.5, height, plan, 5, figure)).value
  expect(at(25.1, 20)).toBeCloseTo(at(25, 20), 12)
  expect(at(25.1, 200)).toBe(1)
})

test('shielding goes up to 25 m', () => {
  expect(shieldingMultiplier(wind.shielding, '2021', 1.5, 25).value).toBe(0.7)
  expect(shieldingMultiplier(wind.shielding, '2021', 1.5, 25.1)).toMatchObject({ value: 1, branch: 'higher-than-25-m' })
})

test('regional speeds between the rows come from the formula, and end at 5 and 10 000 years', () => {
  expect(regionalWindSpeed(wind.regionalSpeeds, '2021', 'A', 300).source).toEqual({
    code: 'wind-speed-formula',
    values: { column: 'A' },
  })
  for (const years of [4.9, 10_001])
    expect(() => regionalWindSpeed(wind.regionalSpeeds, '2021', 'A', years)).toThrow(
      new RangeError(`no wind speed for ${years} years`),
    )
  for (const years of [5, 10_000])
    expect(regionalWindSpeed(wind.regionalSpeeds, '2021', 'A', years).value).toBeGreaterThan(30)
})

test('downward coefficients: 10 degrees still reads 0.2, and the table ends at 45', () => {
  expect(lastOf(downwardCoefficient(wind.gableRoof, 10))).toMatchObject({
    value: 0.2,
    branch: 'pitch-up-to-10-degrees',
  })
  expect(lastOf(downwardCoefficient(wind.gableRoof, 45)).value).toBeGreaterThan(0.2)
  expect(() => downwardCoefficient(wind.gableRoof, 45.1)).toThrow(/ends at 45 degrees/)
})

describe('terrain table', () => {
  const { columns, ...rest } = wind.terrainHeight
  const table = { ...rest, columns: columns.filter(({ category }) => [2, 3, 4].includes(category)) }
  const read = (category: number, height: number) => readTerrainTable(table, '2021', category, height)

  test('between categories it says which, and reads both', () => {
    expect(read(2.5, 10)).toMatchObject({
      branch: 'between-the-categories',
      source: { code: 'terrain-and-height', values: { category: 2.5, height: 10 } },
      given: { x: 2.5, x_1: 2, x_2: 3 },
    })
    expect(read(2.5, 10).value).toBeCloseTo((1 + 0.83) / 2, 12)
  })

  test('heights from 0 to 200 m, categories of the table, and no others', () => {
    expect([read(2, 0).value, read(2, 200).value]).toEqual([0.91, 1.29])
    for (const height of [-0.1, 200.1])
      expect(() => read(2, height)).toThrow(new RangeError(`no terrain/height multiplier at ${height} m`))
    for (const category of [1, 4.5])
      expect(() => read(category, 10)).toThrow(new RangeError(`no terrain category ${category}`))
  })

  test('a value that holds for every terrain says why', () => {
    expect(terrainHeightMultiplier2021(wind.terrainHeight, 'A0', 4, 100.1)).toMatchObject({
      value: 1.24,
      branch: 'region-a0-above-100-m',
    })
  })
})
