import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastOf } from '../calculation/step.ts'
import { regions2021 } from '../standards/as_nzs_1170_2_2021/regions.ts'
import { windStandards } from '../standards/wind-standard.ts'
import { type SiteConditions, siteMultipliers } from './site-wind.ts'

const { 2021: standard } = windStandards
type Region = (typeof regions2021)[number]

const multipliersAt = (
  height: number,
  topography: SiteConditions['topography'],
  terrainCategory = 2,
  region: Region = 'A2',
) => {
  const site = {
    terrainCategory,
    height,
    topography,
    directionMethod: 'maximum',
    shielding: null,
    tasmania: false,
  } as const
  const { z, M_zcat, M_t } = siteMultipliers(standard, region, site)
  return { z, product: M_zcat.value * lastOf(M_t).value }
}

const crest = { feature: 'hill', height: 60, halfHeightLength: 60, crestDistance: 0, elevation: 0 } as const

test('above the separation zone at a crest the wind is no weaker than in it', () => {
  const [inside, above] = [multipliersAt(6, crest), multipliersAt(6.5, crest)]
  expect(inside.z).toBeNull()
  expect(above.z).toMatchObject({ symbol: 'z', value: 6 })
  expect(above.product).toBe(inside.product)
})

test('on a hill in the suburbs, where the table starts to rise at 10 m, the ground has the most wind up to there', () => {
  const gentle = { ...crest, halfHeightLength: 120 }
  expect(multipliersAt(5, gentle, 3).z).toMatchObject({ value: 0 })
  expect(multipliersAt(40, gentle, 3).z).toBeNull()
})

test('no height up to the roof has more wind, and more height never has less', () => {
  const hill = fc.record({
    feature: fc.constantFrom('hill' as const, 'escarpment' as const),
    height: fc.integer({ min: 1, max: 500 }),
    halfHeightLength: fc.integer({ min: 5, max: 2000 }),
    crestDistance: fc.integer({ min: -100, max: 100 }),
    elevation: fc.integer({ min: 0, max: 2000 }),
  })
  const places = fc.record({ region: fc.constantFrom(...regions2021), category: fc.constantFrom(1, 1.5, 2, 2.5, 3, 4) })
  const tenths = fc.integer({ min: 1, max: 1990 })
  fc.assert(
    fc.property(hill, places, tenths, tenths, (site, { region, category }, one, other) => {
      const [low, high] = [Math.min(one, other) / 10, Math.max(one, other) / 10]
      const own = (z: number): number =>
        standard.terrainHeightMultiplier(region, category === 1.5 ? 1 : category, z).value *
        lastOf(standard.topographicMultiplier(region, site, z, false)).value
      const [before, after] = [low, high].map((height) => multipliersAt(height, site, category, region).product)
      expect(after).toBeGreaterThanOrEqual((before as number) * (1 - 1e-12))
      expect(after).toBeGreaterThanOrEqual(own(low) * (1 - 1e-12))
      expect(after).toBeGreaterThanOrEqual(own(high) * (1 - 1e-12))
    }),
    { numRuns: 500 },
  )
})
