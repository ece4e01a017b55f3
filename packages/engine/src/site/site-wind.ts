import type { AssessmentInput, Direction } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { WindTables } from '@soundroof/contract/roofs/catalogue/wind-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type CodedNode, lastOf, node, reading, type Step } from '../calculation/step.ts'
import {
  dynamicPressure,
  serviceDesignSpeed,
  siteWindSpeed,
  ultimateDesignSpeed,
} from '../standards/as_nzs_1170_2/design-wind-speed.ts'
import type { Topography } from '../standards/as_nzs_1170_2/hill-shape-multiplier.ts'
import { shieldingMultiplier } from '../standards/as_nzs_1170_2/shielding-multiplier.ts'
import type { WindStandard } from '../standards/wind-standard.ts'
import { serviceSpeedWithClass, ultimateSpeedWithClass } from './wind-class.ts'

const names = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const satisfies readonly Direction[]

/** What the wind at a site depends on beside its region. */
export type SiteConditions = {
  /** 1, 1.5, 2, 2.5, 3 or 4; 1.5 shares the terrain index of 1. */
  readonly terrainCategory: number
  /** Average roof height, m, above 0 and up to 200. */
  readonly height: number
  readonly directionMethod: AssessmentInput['options']['directionMethod']
  readonly shielding: AssessmentInput['options']['shielding']
  readonly topography: Topography | null
  readonly tasmania: boolean
  /** m above sea level; absent or null: not known. */
  readonly altitude?: number | null
}

/** Wind of one limit state with its derivation. */
export type Wind = {
  /** Dynamic pressure, kPa. */
  readonly q: number
  /** Design wind speed, m/s. */
  readonly speed: number
  /** The same by the site alone, before a class or a lower limit. */
  readonly siteSpeed: number
  readonly trace: CodedNode
}

/** Multipliers of the regional speed: M_d, M_s and M_z,cat, and the steps to M_t. */
export type Multipliers = {
  readonly direction: Step
  readonly shielding: Step
  readonly terrainHeight: Step
  readonly topographic: readonly Step[]
}

/** The direction whose product of M_d and M_s is the largest: the other factors hold for all directions. */
const governing = <R extends string>(
  tables: WindTables,
  standard: WindStandard<R>,
  region: R,
  site: SiteConditions,
) => {
  const byDirection = standard.directionMultipliers(tables, region)
  const largest = Math.max(...byDirection)
  const directional = site.directionMethod === 'directional'
  const cases = names.map((name, index) => ({
    name,
    M_d: directional ? (byDirection[index] as number) : largest,
    M_s: shieldingMultiplier(tables.shielding, standard.edition, site.shielding?.[name] ?? null, site.height),
  }))
  return cases.reduce((worst, next) => (next.M_d * next.M_s.value > worst.M_d * worst.M_s.value ? next : worst))
}

const terrainMultiplier = <R extends string>(
  tables: WindTables,
  standard: WindStandard<R>,
  region: R,
  { terrainCategory, height }: SiteConditions,
): Step => {
  if (terrainCategory !== 1.5) return standard.terrainHeightMultiplier(tables, region, terrainCategory, height)
  const step = standard.terrainHeightMultiplier(tables, region, 1, height)
  return { ...step, branch: step.branch ?? 'category-1-5-has-terrain-index-1' }
}

/** The multipliers that ultimate and service wind share. Method 1, AS/NZS 1170.2 clause 2.2. */
export const siteMultipliers = <R extends string>(
  tables: WindTables,
  standard: WindStandard<R>,
  region: R,
  site: SiteConditions,
): Multipliers => {
  const worst = governing(tables, standard, region, site)
  const branch: Message =
    site.directionMethod === 'directional'
      ? { code: 'direction-governs', values: { direction: worst.name } }
      : 'largest-of-the-eight-directions'
  return {
    direction: reading(
      { symbol: 'M_d', label: 'wind-direction-multiplier', unit: '', clause: `${standard.title} cl 3.3` },
      worst.M_d,
      { branch, source: { code: 'region', values: { region } } },
    ),
    shielding: worst.M_s,
    terrainHeight: terrainMultiplier(tables, standard, region, site),
    topographic: standard.topographicMultiplier(region, site.topography, site.height, site.tasmania, site.altitude),
  }
}

/** The same for major framing, whose M_d differs in cyclonic regions; null where it does not. */
export const framingMultipliers = <R extends string>(
  tables: WindTables,
  standard: WindStandard<R>,
  region: R,
  multipliers: Multipliers,
): Multipliers | null => {
  const value = standard.framingDirectionMultiplier(tables, region)
  if (value === null) return null
  const words = { symbol: 'M_d', label: 'wind-direction-multiplier-of-major-framing', unit: '' } as const
  const M_d = reading({ ...words, clause: `${standard.title} cl 3.3` }, value, {
    source: { code: 'region', values: { region } },
  })
  return { ...multipliers, direction: M_d }
}

type LimitState = 'ultimate' | 'service'

const bySite = { ultimate: ultimateDesignSpeed, service: serviceDesignSpeed } as const
const byClass = { ultimate: ultimateSpeedWithClass, service: serviceSpeedWithClass } as const

/** The design speed, after that of a class which asks for more than the site. */
export const designSpeed = (V_sit: number, limitState: LimitState, ofClass: Step | null): readonly Step[] => {
  if (ofClass === null || ofClass.value <= V_sit) return [bySite[limitState]({ V_sit })]
  const { value, status } = ofClass
  return [ofClass, byClass[limitState]({ V_sit, V_class: value }, { branch: 'class-governs', status })]
}

const titles = { ultimate: 'site-wind-ultimate', service: 'site-wind-service' } as const

/**
 * Design wind speed and dynamic pressure of a limit state, largest over all directions.
 * Throws RangeError where the standard's tables hold no value for the return period.
 * @param ofClass speed of the wind class in that limit state; null: not known
 */
export const siteWind = <R extends string>(
  tables: WindTables,
  standard: WindStandard<R>,
  region: R,
  multipliers: Multipliers,
  returnPeriod: number,
  limitState: LimitState,
  ofClass: Step | null = null,
): Wind => {
  const { direction: M_d, shielding: M_s, terrainHeight: M_zcat, topographic: M_t } = multipliers
  const V_R = standard.regionalWindSpeed(tables, region, returnPeriod)
  const M_c = standard.cyclonicMultiplier(region, returnPeriod)
  const V_sit = siteWindSpeed({
    V_R: V_R.value,
    M_c: M_c.value,
    M_d: M_d.value,
    M_zcat: M_zcat.value,
    M_s: M_s.value,
    M_t: lastOf(M_t).value,
  })
  const speeds = designSpeed(V_sit.value, limitState, ofClass)
  const V = lastOf(speeds).value
  const q = dynamicPressure({ V })
  const steps = [V_R, M_c, M_d, M_zcat, M_s, ...M_t, V_sit, ...speeds, q]
  return { q: q.value, speed: V, siteSpeed: V_sit.value, trace: node(`wind-${limitState}`, titles[limitState], steps) }
}
