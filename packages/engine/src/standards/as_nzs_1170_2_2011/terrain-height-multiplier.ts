import type { Step } from '../../calculation/step.ts'
import { readTerrainTable, sharedColumns, terrainColumn, terrainWords } from '../as_nzs_1170_2/terrain-table.ts'

const table = [
  terrainColumn(1, [0.99, 1.05, 1.12, 1.16, 1.19, 1.22, 1.24, 1.25, 1.27, 1.29, 1.31, 1.32]),
  terrainColumn(1.5, [0.95, 0.98, 1.06, 1.105, 1.135, 1.17, 1.2, 1.215, 1.245, 1.265, 1.29, 1.305]),
  sharedColumns[2],
  terrainColumn(2.5, [0.87, 0.87, 0.915, 0.97, 1.01, 1.06, 1.1, 1.125, 1.17, 1.2, 1.24, 1.265]),
  sharedColumns[3],
  sharedColumns[4],
]

/** Terrain/height multiplier M_z,cat, table 4.1, all regions; height 0 to 200 m, category 1 to 4. Throws RangeError outside. */
export const terrainHeightMultiplier2011 = (category: number, height: number): Step =>
  readTerrainTable(terrainWords('2011'), table, category, height)
