import type { Shielding } from '@soundroof/contract/roofs/catalogue/wind-standard-tables'
import { bracket } from '../../calculation/interpolate.ts'
import { between, reading, type Step, type Words } from '../../calculation/step.ts'

const words = (edition: string): Words => ({
  symbol: 'M_s',
  label: 'shielding-multiplier',
  unit: '',
  clause: `AS/NZS 1170.2:${edition} table 4.3`,
})

/**
 * Shielding multiplier M_s, 0.7 to 1.0.
 * @param parameter shielding parameter s, 0 or more; null: shielding is not counted
 * @param height average roof height, m: above 25 m there is no shielding
 */
export const shieldingMultiplier = (
  { rows }: Shielding,
  edition: string,
  parameter: number | null,
  height = 0,
): Step => {
  if (parameter === null) return reading(words(edition), 1, { branch: 'shielding-not-counted' })
  if (height > 25) return reading(words(edition), 1, { branch: 'higher-than-25-m' })
  return between(words(edition), bracket(rows, parameter), {
    source: { code: 'shielding-parameter', values: { parameter } },
  })
}
