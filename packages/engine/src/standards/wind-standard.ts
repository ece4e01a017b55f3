import type { WindTables } from '@soundroof/contract/roofs/catalogue/wind-tables'
import type { Step } from '../calculation/step.ts'
import type { ByDirection } from './as_nzs_1170_2/by-direction.ts'
import type { PressureDirection } from './as_nzs_1170_2/combination-factor.ts'
import type { Topography } from './as_nzs_1170_2/hill-shape-multiplier.ts'
import { regionalWindSpeed } from './as_nzs_1170_2/regional-wind-speed.ts'
import { readTerrainTable } from './as_nzs_1170_2/terrain-table.ts'
import { combinationFactor2011 } from './as_nzs_1170_2_2011/combination-factor.ts'
import { cyclonicFactor } from './as_nzs_1170_2_2011/cyclonic-factor.ts'
import { directionMultipliers2011, framingMultiplier2011 } from './as_nzs_1170_2_2011/direction-multiplier.ts'
import { type Region2011, regions2011, speedColumn2011 } from './as_nzs_1170_2_2011/regions.ts'
import { topographicMultiplier2011 } from './as_nzs_1170_2_2011/topographic-multiplier.ts'
import { zoneDimension2011 } from './as_nzs_1170_2_2011/zone-dimension.ts'
import { climateChangeMultiplier } from './as_nzs_1170_2_2021/climate-change-multiplier.ts'
import { combinationFactor2021 } from './as_nzs_1170_2_2021/combination-factor.ts'
import { directionMultipliers2021, framingMultiplier2021 } from './as_nzs_1170_2_2021/direction-multiplier.ts'
import { type Region2021, regions2021, speedColumn2021 } from './as_nzs_1170_2_2021/regions.ts'
import { terrainHeightMultiplier2021 } from './as_nzs_1170_2_2021/terrain-height-multiplier.ts'
import { topographicMultiplier2021 } from './as_nzs_1170_2_2021/topographic-multiplier.ts'
import { zoneDimension2021 } from './as_nzs_1170_2_2021/zone-dimension.ts'

/** Clauses of an edition of AS/NZS 1170.2; `R` are its region names. */
export type WindStandard<R extends string> = {
  readonly edition: '2021' | '2011'
  readonly title: string
  readonly regions: readonly R[]
  /** V_R, m/s, by return period in years; throws RangeError where the table defines no value. */
  readonly regionalWindSpeed: (tables: WindTables, region: R, returnPeriod: number) => Step
  /** Climate change multiplier M_c of 2021; factors F_C and F_D of 2011. */
  readonly cyclonicMultiplier: (region: R, returnPeriod: number) => Step
  readonly directionMultipliers: (tables: WindTables, region: R) => ByDirection
  /** M_d of major framing, all directions; null: that of panels holds. */
  readonly framingDirectionMultiplier: (tables: WindTables, region: R) => number | null
  /** M_z,cat by terrain category 1 to 4 and height 0 to 200 m; throws RangeError outside. */
  readonly terrainHeightMultiplier: (tables: WindTables, region: R, category: number, height: number) => Step
  readonly topographicMultiplier: (
    region: R,
    site: Topography | null,
    height: number,
    tasmania: boolean,
    altitude?: number | null,
  ) => readonly Step[]
  /** Dimension a of the zones of local pressure, m, by plan dimensions b and d and average roof height h, m. */
  readonly zoneDimension: (b: number, d: number, h: number) => Step
  /** K_c. @param internal magnitude of the internal pressure coefficient in that direction */
  readonly combinationFactor: (direction: PressureDirection, internal: number) => Step
  /** The clause for panels parallel to a roof. */
  readonly panelClause: string
  /** Local pressure factor 3.0 where a gable meets the ridge, pitch 10 degrees and above. */
  readonly hasRidgeCorner: boolean
}

const edition2021: WindStandard<Region2021> = {
  edition: '2021',
  title: 'AS/NZS 1170.2:2021',
  regions: regions2021,
  regionalWindSpeed: ({ regionalSpeeds }, region, years) =>
    regionalWindSpeed(regionalSpeeds, '2021', speedColumn2021(region), years),
  cyclonicMultiplier: climateChangeMultiplier,
  directionMultipliers: (tables, region) => directionMultipliers2021(tables.directionMultipliers['2021'], region),
  framingDirectionMultiplier: (tables, region) => framingMultiplier2021(tables.directionMultipliers['2021'], region),
  terrainHeightMultiplier: ({ terrainHeight }, region, category, height) =>
    terrainHeightMultiplier2021(terrainHeight, region, category, height),
  topographicMultiplier: (region, site, height, _, altitude) =>
    topographicMultiplier2021(region, site, height, altitude),
  zoneDimension: zoneDimension2021,
  combinationFactor: combinationFactor2021,
  panelClause: 'AS/NZS 1170.2:2021 appendix B6',
  hasRidgeCorner: true,
}

const edition2011: WindStandard<Region2011> = {
  edition: '2011',
  title: 'AS/NZS 1170.2:2011',
  regions: regions2011,
  regionalWindSpeed: ({ regionalSpeeds }, region, years) =>
    regionalWindSpeed(regionalSpeeds, '2011', speedColumn2011(region), years),
  cyclonicMultiplier: cyclonicFactor,
  directionMultipliers: (tables, region) => directionMultipliers2011(tables.directionMultipliers['2011'], region),
  framingDirectionMultiplier: (tables, region) => framingMultiplier2011(tables.directionMultipliers['2011'], region),
  terrainHeightMultiplier: ({ terrainHeight }, _, category, height) =>
    readTerrainTable(terrainHeight, '2011', category, height),
  topographicMultiplier: (_, site, height, tasmania, altitude) =>
    topographicMultiplier2011(tasmania, site, height, altitude),
  zoneDimension: (b, d, h) => zoneDimension2011({ b, d, h }),
  combinationFactor: combinationFactor2011,
  panelClause: 'AS/NZS 1170.2:2011 appendix D6',
  hasRidgeCorner: false,
}

/** The two editions; an assessment and a verification case choose one by its year. */
export const windStandards = { '2021': edition2021, '2011': edition2011 } as const
