import { clause, reading, type Step, type Words } from '../../step.ts'

export type Topography = {
  readonly feature: 'hill' | 'ridge' | 'escarpment'
  /** H, m */
  readonly height: number
  /** L_u, m */
  readonly halfHeightLength: number
  /** x, m from the crest, positive downwind */
  readonly crestDistance: number
  /** Elevation above sea level, m */
  readonly elevation: number
}

const words = (edition: string): Words => ({
  symbol: 'M_h',
  label: 'Hill shape multiplier',
  unit: '',
  clause: `AS/NZS 1170.2:${edition} cl 4.4.2`,
})

type Slope = {
  readonly H: number
  readonly z: number
  readonly L_1: number
  readonly L_2: number
  readonly x: number
}

const outside = (edition: string) =>
  clause<Slope>(
    { ...words(edition), formula: '1 + H / (3.5 * (z + L_1)) * (1 - abs(x) / L_2)' },
    ({ H, z, L_1, L_2, x }) => 1 + (H / (3.5 * (z + L_1))) * (1 - Math.abs(x) / L_2),
  )

const nearCrest = (edition: string) =>
  clause<{ readonly x: number; readonly L_2: number }>(
    { ...words(edition), formula: '1 + 0.71 * (1 - abs(x) / L_2)' },
    ({ x, L_2 }) => 1 + 0.71 * (1 - Math.abs(x) / L_2),
  )

/**
 * Hill shape multiplier M_h, 1.0 to 1.72, at height z above ground, m.
 * @param lowest height of a feature that counts, m: 10 in 2021, 0 in 2011
 */
export const hillShapeMultiplier = (edition: string, hill: Topography, z: number, lowest: number): Step => {
  const { height: H, halfHeightLength: L_u, crestDistance: x, feature } = hill
  const slope = H / (2 * L_u)
  if (slope < 0.05) return reading(words(edition), 1, { branch: 'slope H/(2 L_u) below 0.05' })
  if (H < lowest) return reading(words(edition), 1, { branch: `feature lower than ${lowest} m` })
  const L_1 = Math.max(0.36 * L_u, 0.4 * H)
  const L_2 = feature === 'escarpment' && x > 0 ? 10 * L_1 : 4 * L_1
  if (Math.abs(x) >= L_2) return reading(words(edition), 1, { branch: 'outside the local topographic zone' })
  if (slope > 0.45 && Math.abs(x) <= H / 4 && z <= H / 10)
    return nearCrest(edition)({ x, L_2 }, { branch: 'steeper than 0.45, separation zone at the crest' })
  return outside(edition)({ H, z, L_1, L_2, x }, { branch: 'within the local topographic zone' })
}
