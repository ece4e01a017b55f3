import type { Step } from '../calculation/step.ts'
import type { ByDirection } from './as_nzs_1170_2/by-direction.ts'
import type { PressureDirection } from './as_nzs_1170_2/combination-factor.ts'
import type { Topography } from './as_nzs_1170_2/hill-shape-multiplier.ts'
import { regionalWindSpeed } from './as_nzs_1170_2/regional-wind-speed.ts'
import { combinationFactor2011 } from './as_nzs_1170_2_2011/combination-factor.ts'
import { cyclonicFactor } from './as_nzs_1170_2_2011/cyclonic-factor.ts'
import { directionMultipliers2011, MAJOR_FRAMING_2011 } from './as_nzs_1170_2_2011/direction-multiplier.ts'
import { type Region2011, regions2011, speedColumn2011 } from './as_nzs_1170_2_2011/regions.ts'
import { terrainHeightMultiplier2011 } from './as_nzs_1170_2_2011/terrain-height-multiplier.ts'
import { topographicMultiplier2011 } from './as_nzs_1170_2_2011/topographic-multiplier.ts'
import { zoneDimension2011 } from './as_nzs_1170_2_2011/zone-dimension.ts'
import { climateChangeMultiplier } from './as_nzs_1170_2_2021/climate-change-multiplier.ts'
import { combinationFactor2021 } from './as_nzs_1170_2_2021/combination-factor.ts'
import { directionMultipliers2021, MAJOR_FRAMING_2021 } from './as_nzs_1170_2_2021/direction-multiplier.ts'
import { type Region2021, regions2021, speedColumn2021 } from './as_nzs_1170_2_2021/regions.ts'
import { terrainHeightMultiplier2021 } from './as_nzs_1170_2_2021/terrain-height-multiplier.ts'
import { topographicMultiplier2021 } from './as_nzs_1170_2_2021/topographic-multiplier.ts'
import { zoneDimension2021 } from './as_nzs_1170_2_2021/zone-dimension.ts'

/** Clauses of an edition of AS/NZS 1170.2; `R` are its region names. */
export type WindStandard<R extends string> = {
  readonly edition: '2021' | '2011'
  readonly title: string
  readonly regions: readonly R[]
  /** m/s; throws RangeError where the table defines no value */
  readonly regionalWindSpeed: (region: R, returnPeriod: number) => Step
  /** M_c, or F_C and F_D */
  readonly cyclonicMultiplier: (region: R, returnPeriod: number) => Step
  readonly directionMultipliers: (region: R) => ByDirection
  /** M_d of major framing, all directions; null: that of panels holds. */
  readonly framingDirectionMultiplier: (region: R) => number | null
  /** category 1 to 4, height 0 to 200 m; throws RangeError outside */
  readonly terrainHeightMultiplier: (region: R, category: number, height: number) => Step
  readonly topographicMultiplier: (
    region: R,
    site: Topography | null,
    height: number,
    tasmania: boolean,
    altitude?: number | null,
  ) => readonly Step[]
  /** b, d, h in m */
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
  regionalWindSpeed: (region, years) => regionalWindSpeed('2021', speedColumn2021(region), years),
  cyclonicMultiplier: climateChangeMultiplier,
  directionMultipliers: directionMultipliers2021,
  framingDirectionMultiplier: (region) => (['B2', 'C', 'D'].includes(region) ? MAJOR_FRAMING_2021 : null),
  terrainHeightMultiplier: terrainHeightMultiplier2021,
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
  regionalWindSpeed: (region, years) => regionalWindSpeed('2011', speedColumn2011(region), years),
  cyclonicMultiplier: cyclonicFactor,
  directionMultipliers: directionMultipliers2011,
  framingDirectionMultiplier: (region) => (['B', 'C', 'D'].includes(region) ? MAJOR_FRAMING_2011 : null),
  terrainHeightMultiplier: (_, category, height) => terrainHeightMultiplier2011(category, height),
  topographicMultiplier: (_, site, height, tasmania, altitude) =>
    topographicMultiplier2011(tasmania, site, height, altitude),
  zoneDimension: (b, d, h) => zoneDimension2011({ b, d, h }),
  combinationFactor: combinationFactor2011,
  panelClause: 'AS/NZS 1170.2:2011 appendix D6',
  hasRidgeCorner: false,
}

/** The two editions; an assessment and a verification case choose one by its year. */
export const windStandards = { '2021': edition2021, '2011': edition2011 } as const
