import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import { SERVICE_RETURN_PERIOD } from '../standards/as_nzs_1170_0_2002/return-period.ts'
import { type WindStandard, windStandards } from '../standards/wind-standard.ts'
import type { TraceNode } from '../step.ts'
import { regionIn2011, regionIn2021 } from './region.ts'
import { type SiteConditions, siteMultipliers, siteWind } from './site-wind.ts'

export type WindOnSite = {
  /** Region by the edition used. */
  readonly region: string
  /** Dynamic pressures, kPa. */
  readonly ultimate: number
  readonly service: number
  readonly trace: readonly TraceNode[]
}

const conditionsOf = ({ site, building, options }: AssessmentInput): SiteConditions => ({
  terrainCategory: site.terrainCategory,
  height: building.height,
  directionMethod: options.directionMethod,
  shielding: options.shielding,
  topography: options.topography,
  tasmania: site.state === 'TAS',
})

const bothStates = <R extends string>(
  standard: WindStandard<R>,
  region: R,
  conditions: SiteConditions,
  years: number,
): WindOnSite => {
  const multipliers = siteMultipliers(standard, region, conditions)
  const ultimate = siteWind(standard, region, multipliers, years, 'ultimate')
  const service = siteWind(standard, region, multipliers, SERVICE_RETURN_PERIOD, 'service')
  return { region, ultimate: ultimate.q, service: service.q, trace: [ultimate.trace, service.trace] }
}

/** Ultimate and service wind at the site by the edition chosen. Method 1. @param years ultimate return period */
export const windOnSite = (input: AssessmentInput, years: number): WindOnSite => {
  const { region, coastBandFrom } = input.site
  const conditions = conditionsOf(input)
  return input.options.edition === '2021'
    ? bothStates(windStandards['2021'], regionIn2021(region), conditions, years)
    : bothStates(windStandards['2011'], regionIn2011(region, coastBandFrom), conditions, years)
}
