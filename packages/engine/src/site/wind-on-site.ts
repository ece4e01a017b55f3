import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { WindTables } from '@soundroof/contract/roofs/catalogue/wind-tables'
import { type CodedNode, node } from '../calculation/step.ts'
import { SERVICE_RETURN_PERIOD } from '../standards/as_nzs_1170_0_2002/return-period.ts'
import { type WindStandard, windStandards } from '../standards/wind-standard.ts'
import { knownAltitude } from './altitude.ts'
import { regionIn2011, regionIn2021 } from './region.ts'
import { framingMultipliers, type Multipliers, type SiteConditions, siteMultipliers, siteWind } from './site-wind.ts'
import { type ClassSpeeds, classSpeeds } from './wind-class.ts'

/** Wind at the site in both limit states, on panels and on rafters, with its derivation. */
export type WindOnSite = {
  /** Region by the edition used. */
  readonly region: string
  /** Dynamic pressures on panels, fixings and purlins, kPa. */
  readonly ultimate: number
  readonly service: number
  /** Ultimate wind speed by the site alone, m/s: a wind class may ask for more. */
  readonly siteSpeed: number
  /** Dynamic pressures on rafters. */
  readonly framing: { readonly ultimate: number; readonly service: number }
  readonly trace: readonly CodedNode[]
}

const conditionsOf = ({ site, building, options }: AssessmentInput): SiteConditions => ({
  terrainCategory: site.terrainCategory,
  height: building.height,
  directionMethod: options.directionMethod,
  shielding: options.shielding,
  topography: options.topography,
  tasmania: site.state === 'TAS',
  altitude: knownAltitude(options),
})

/** Ultimate and service wind on rafters, where it differs from that on panels. */
const onFraming = <R extends string>(
  tables: WindTables,
  standard: WindStandard<R>,
  region: R,
  multipliers: Multipliers,
  years: number,
  ofClass: ClassSpeeds | null,
) => {
  const framing = framingMultipliers(tables, standard, region, multipliers)
  if (framing === null) return null
  const ultimate = siteWind(tables, standard, region, framing, years, 'ultimate', ofClass?.ultimate)
  const service = siteWind(tables, standard, region, framing, SERVICE_RETURN_PERIOD, 'service', ofClass?.service)
  return {
    ultimate: ultimate.q,
    service: service.q,
    trace: [
      node('wind-rafters-ultimate', 'wind-on-rafters-ultimate', ultimate.trace.steps),
      node('wind-rafters-service', 'wind-on-rafters-service', service.trace.steps),
    ],
  }
}

const bothStates = <R extends string>(
  tables: WindTables,
  standard: WindStandard<R>,
  region: R,
  conditions: SiteConditions,
  years: number,
  ofClass: ClassSpeeds | null,
): WindOnSite => {
  const multipliers = siteMultipliers(tables, standard, region, conditions)
  const ultimate = siteWind(tables, standard, region, multipliers, years, 'ultimate', ofClass?.ultimate)
  const service = siteWind(tables, standard, region, multipliers, SERVICE_RETURN_PERIOD, 'service', ofClass?.service)
  const framing = onFraming(tables, standard, region, multipliers, years, ofClass)
  return {
    region,
    ultimate: ultimate.q,
    service: service.q,
    siteSpeed: ultimate.siteSpeed,
    framing: framing ?? { ultimate: ultimate.q, service: service.q },
    trace: [ultimate.trace, service.trace, ...(framing?.trace ?? [])],
  }
}

/**
 * Ultimate and service wind at the site by the edition chosen, no less than that of a known wind class. Method 1.
 * @param years ultimate return period
 */
export const windOnSite = (input: AssessmentInput, years: number, tables: WindTables): WindOnSite => {
  const { region, coastBandFrom } = input.site
  const conditions = conditionsOf(input)
  const ofClass = classSpeeds(input.options.windClass, tables.windClasses)
  return input.options.edition === '2021'
    ? bothStates(tables, windStandards['2021'], regionIn2021(region), conditions, years, ofClass)
    : bothStates(tables, windStandards['2011'], regionIn2011(region, coastBandFrom), conditions, years, ofClass)
}
