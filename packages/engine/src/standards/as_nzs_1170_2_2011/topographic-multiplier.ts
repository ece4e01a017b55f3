import { clause, lastOf, reading, type Step, type Words } from '../../calculation/step.ts'
import { hillShapeMultiplier, type Topography } from '../as_nzs_1170_2/hill-shape-multiplier.ts'

const words: Words = {
  symbol: 'M_t',
  label: 'topographic-multiplier',
  unit: '',
  clause: 'AS/NZS 1170.2:2011 cl 4.4.1',
}

const elevatedFlat = clause<{ readonly E: number }>(
  { ...words, formula: '1 + 0.00015 * E' },
  ({ E }) => 1 + 0.00015 * E,
)
const plain = clause<{ readonly M_h: number }>({ ...words, formula: 'M_h' }, ({ M_h }) => M_h)
const elevated = clause<{ readonly M_h: number; readonly E: number }>(
  { ...words, formula: 'M_h * (1 + 0.00015 * E)' },
  ({ M_h, E }) => M_h * (1 + 0.00015 * E),
)

/**
 * Topographic multiplier M_t, after the hill shape multiplier and its length scales.
 * @param tasmania sites there above 500 m are raised by their elevation
 * @param site null: no hill is counted, M_t = 1
 * @param height average roof height z, m
 * @param altitude of the site, m; null: not known
 */
export const topographicMultiplier2011 = (
  tasmania: boolean,
  site: Topography | null,
  height: number,
  altitude: number | null = null,
): readonly Step[] => {
  const E = Math.max(site?.elevation ?? 0, altitude ?? 0)
  if (site === null && tasmania && E > 500) return [elevatedFlat({ E }, { branch: 'tasmania-above-500-m' })]
  if (site === null) return [reading(words, 1, { branch: 'no-hill-ridge-or-escarpment-counted' })]
  const hill = hillShapeMultiplier('2011', site, height, 0)
  const M_h = lastOf(hill).value
  if (tasmania && E > 500) return [...hill, elevated({ M_h, E }, { branch: 'tasmania-above-500-m' })]
  return [...hill, plain({ M_h })]
}
