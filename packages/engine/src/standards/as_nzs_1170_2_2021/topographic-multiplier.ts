import { clause, lastOf, reading, type Step, type Words } from '../../calculation/step.ts'
import { hillShapeMultiplier, type Topography } from '../as_nzs_1170_2/hill-shape-multiplier.ts'
import type { Region2021 } from './regions.ts'

const words: Words = {
  symbol: 'M_t',
  label: 'topographic-multiplier',
  unit: '',
  clause: 'AS/NZS 1170.2:2021 cl 4.4.1',
}

const inland = clause<{ readonly M_h: number }>({ ...words, formula: '0.5 + 0.5 * M_h' }, ({ M_h }) => 0.5 + 0.5 * M_h)
const elevated = clause<{ readonly M_h: number; readonly E: number }>(
  { ...words, formula: 'M_h * (1 + 0.00015 * E)' },
  ({ M_h, E }) => M_h * (1 + 0.00015 * E),
)
const elevatedFlat = clause<{ readonly E: number }>(
  { ...words, formula: '1 + 0.00015 * E' },
  ({ E }) => 1 + 0.00015 * E,
)
const plain = clause<{ readonly M_h: number }>({ ...words, formula: 'M_h' }, ({ M_h }) => M_h)

/**
 * Topographic multiplier M_t, after the hill shape multiplier and its length scales; Australia has no lee zones.
 * @param site null: no hill is counted, M_t = 1
 * @param height average roof height z, m
 * @param altitude of the site, m; null: not known
 */
export const topographicMultiplier2021 = (
  region: Region2021,
  site: Topography | null,
  height: number,
  altitude: number | null = null,
): readonly Step[] => {
  const E = Math.max(site?.elevation ?? 0, altitude ?? 0)
  if (site === null && region === 'A4' && E > 500) return [elevatedFlat({ E }, { branch: 'region-a4-above-500-m' })]
  if (site === null) return [reading(words, 1, { branch: 'no-hill-ridge-or-escarpment-counted' })]
  const hill = hillShapeMultiplier('2021', site, height, 10)
  const M_h = lastOf(hill).value
  if (region === 'A0') return [...hill, inland({ M_h }, { branch: 'region-a0' })]
  if (region === 'A4' && E > 500) return [...hill, elevated({ M_h, E }, { branch: 'region-a4-above-500-m' })]
  return [...hill, plain({ M_h })]
}
