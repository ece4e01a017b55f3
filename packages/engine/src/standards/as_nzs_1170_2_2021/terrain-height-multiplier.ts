import { reading, type Step } from '../../calculation/step.ts'
import { readTerrainTable, sharedColumns, terrainColumn, terrainWords } from '../as_nzs_1170_2/terrain-table.ts'
import type { Region2021 } from './regions.ts'

const words = terrainWords('2021')

const table = [
  terrainColumn(1, [0.97, 1.01, 1.08, 1.12, 1.14, 1.18, 1.21, 1.23, 1.27, 1.31, 1.36, 1.39]),
  sharedColumns[2],
  terrainColumn(2.5, [0.87, 0.87, 0.92, 0.97, 1.01, 1.06, 1.1, 1.13, 1.17, 1.2, 1.24, 1.27]),
  sharedColumns[3],
  sharedColumns[4],
]

/**
 * Terrain/height multiplier M_z,cat, table 4.1, height 0 to 200 m, category 1 to 4, linear between rows and columns.
 * Region A0 reads category 2 for every terrain up to 100 m, and 1.24 above. Throws RangeError outside.
 */
export const terrainHeightMultiplier2021 = (region: Region2021, category: number, height: number): Step => {
  if (region !== 'A0') return readTerrainTable(words, table, category, height)
  if (height > 100 && height <= 200) return reading(words, 1.24, { branch: 'region-a0-above-100-m' })
  return { ...readTerrainTable(words, table, 2, height), branch: 'region-a0-category-2-for-every-terrain' }
}
