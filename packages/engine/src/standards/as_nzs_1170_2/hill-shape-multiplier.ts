import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, reading, type Step, type Words } from '../../calculation/step.ts'

/** One hill, ridge or escarpment, and where the site lies on it (clause 4.4.2). */
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
  label: 'hill-shape-multiplier',
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

const lengthWords = (edition: string, direction: 'vertical' | 'horizontal'): Words => ({
  symbol: direction === 'vertical' ? 'L_1' : 'L_2',
  label: direction === 'vertical' ? 'length-scale-vertical' : 'length-scale-horizontal',
  unit: 'm',
  clause: `AS/NZS 1170.2:${edition} cl 4.4.2`,
})

const verticalScale = (edition: string) =>
  clause<{ readonly L_u: number; readonly H: number }>(
    { ...lengthWords(edition, 'vertical'), formula: 'max(0.36 * L_u, 0.4 * H)' },
    ({ L_u, H }) => Math.max(0.36 * L_u, 0.4 * H),
  )

const horizontalScale = (edition: string, times: 4 | 10) =>
  clause<{ readonly L_1: number }>(
    { ...lengthWords(edition, 'horizontal'), formula: `${times} * L_1` },
    ({ L_1 }) => times * L_1,
  )

/** The separation zone at a crest reaches up to here, m above ground. */
export const crestZoneHeight = ({ height: H }: Topography): number => H / 10

/**
 * Hill shape multiplier M_h, 1.0 to 1.72, at height z above ground, m, after the length scales it is read with.
 * @param lowest height of a feature that counts, m: 10 in 2021, 0 in 2011
 */
export const hillShapeMultiplier = (edition: string, hill: Topography, z: number, lowest: number): readonly Step[] => {
  const { height: H, halfHeightLength: L_u, crestDistance: x, feature } = hill
  const slope = H / (2 * L_u)
  const none = (branch: Message): Step => reading(words(edition), 1, { branch })
  if (slope < 0.05) return [none('hill-slope-below-0-05')]
  if (H < lowest) return [none({ code: 'feature-too-low', values: { lowest } })]
  const L_1 = verticalScale(edition)({ L_u, H })
  const behind = feature === 'escarpment' && x > 0
  const branch = behind ? 'behind-an-escarpment' : 'upwind-or-a-hill-or-ridge'
  const L_2 = horizontalScale(edition, behind ? 10 : 4)({ L_1: L_1.value }, { branch })
  const scales = [L_1, L_2]
  if (Math.abs(x) >= L_2.value) return [...scales, none('outside-the-local-topographic-zone')]
  if (slope > 0.45 && Math.abs(x) <= H / 4 && z <= crestZoneHeight(hill)) {
    const crest = 'separation-zone-at-crest'
    return [...scales, nearCrest(edition)({ x, L_2: L_2.value }, { branch: crest })]
  }
  const given = { H, z, L_1: L_1.value, L_2: L_2.value, x }
  return [...scales, outside(edition)(given, { branch: 'within-the-local-topographic-zone' })]
}
