import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { lastOf } from '../calculation/step.ts'
import { windStandards } from '../standards/wind-standard.ts'
import { type SiteConditions, siteMultipliers } from './site-wind.ts'

const at = (height: number, topography: SiteConditions['topography']) => {
  const site = {
    terrainCategory: 2,
    height,
    topography,
    directionMethod: 'maximum',
    shielding: null,
    tasmania: false,
  } as const
  return lastOf(siteMultipliers(catalogue.wind, windStandards['2021'], 'A2', site).topographic).value
}

/** Third pass 4: H 12, L_u 10, on the crest. */
const crest = { feature: 'hill', height: 12, halfHeightLength: 10, crestDistance: 0, elevation: 0 } as const

test('the hill shape multiplier is read at the height of the roof, as the clause does', () => {
  expect(at(4.5, crest)).toBeCloseTo(1.369, 3)
  expect(at(1.21, crest)).toBeCloseTo(1 + 12 / (3.5 * (1.21 + 4.8)), 12)
})

test('up to a tenth of the hill the separation zone at its crest keeps its own', () => {
  expect(at(1.2, crest)).toBeCloseTo(1.71, 12)
  expect(at(1.2, { ...crest, crestDistance: 3 })).toBeCloseTo(1 + 0.71 * (1 - 3 / 19.2), 12)
})
