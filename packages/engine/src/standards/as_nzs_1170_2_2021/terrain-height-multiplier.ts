import type { TerrainHeight } from '@soundroof/contract/roofs/catalogue/wind-standard-tables'
import { reading, type Step } from '../../calculation/step.ts'
import { readTerrainTable, terrainWords } from '../as_nzs_1170_2/terrain-table.ts'
import type { Region2021 } from './regions.ts'

/**
 * Terrain/height multiplier M_z,cat, table 4.1, height 0 to 200 m, category 1 to 4, linear between rows and columns.
 * Region A0 reads category 2 for every terrain up to 100 m, and 1.24 above. Throws RangeError outside.
 */
export const terrainHeightMultiplier2021 = (
  table: TerrainHeight,
  region: Region2021,
  category: number,
  height: number,
): Step => {
  if (region !== 'A0') return readTerrainTable(table, '2021', category, height)
  if (height > 100 && height <= 200) return reading(terrainWords('2021'), 1.24, { branch: 'region-a0-above-100-m' })
  return { ...readTerrainTable(table, '2021', 2, height), branch: 'region-a0-category-2-for-every-terrain' }
}
