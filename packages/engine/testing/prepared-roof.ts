import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { loadingOf } from '../src/actions/loading.ts'
import { panelPressure } from '../src/actions/panel-pressure.ts'
import { type ZoneActions, zoneActions } from '../src/actions/zone-actions.ts'
import { fitHardware } from '../src/fixings/hardware.ts'
import { prepareMembers } from '../src/members/prepare-members.ts'
import { chosenReturnPeriod } from '../src/scope/return-period.ts'
import { findings } from '../src/scope/scope.ts'
import { missingPitch } from '../src/scope/zero-fields.ts'
import { isSevereCyclonic } from '../src/site/region.ts'
import { windOnSite } from '../src/site/wind-on-site.ts'
import { arrangementsOf, railOptionsOf } from '../src/spacing/arrangements.ts'
import { roofGeometry } from '../src/spacing/roof-geometry.ts'
import type { Arrangements, RoofMembers } from '../src/spacing/solve-zone.ts'
import type { Zone } from '../src/spacing/zones.ts'
import { zonesOf } from '../src/zone-results/solve-zones.ts'

export type PreparedRoof = {
  /** Zones that exist on the roof, the ends of its ridge last. */
  readonly zones: readonly { readonly zone: Zone; readonly actions: ZoneActions }[]
  readonly setup: Arrangements
}

/** A roof as an assessment prepares it, before it is solved and advised on; null where it is not calculated. */
export const preparedRoof = (input: AssessmentInput, withMembers = true): PreparedRoof | null => {
  const years = chosenReturnPeriod(input, catalogue)
  if (years === null || missingPitch(input) !== null) return null
  if (findings(input, catalogue).some(({ blocks }) => blocks)) return null
  const geometry = roofGeometry(input, catalogue)
  const wind = windOnSite(input, years.value, catalogue.wind)
  const pressure = panelPressure(geometry.panelSetting, catalogue.wind)
  const { hardware } = fitHardware(input, catalogue, isSevereCyclonic(wind.region))
  const none: RoofMembers = { checks: [], crossing: null }
  const members = withMembers ? prepareMembers({ input, catalogue, wind, pressure }) : none
  const setup = arrangementsOf(railOptionsOf(input, catalogue), hardware, members)
  const { zones, loading, ridge } = zonesOf({
    input,
    catalogue,
    geometry,
    pressure,
    loading: loadingOf(wind, pressure),
  })
  const existing = [...zones, ...(ridge === null ? [] : [ridge])].filter(({ notApplicable }) => notApplicable === null)
  return {
    zones: existing.map((zone) => ({ zone, actions: zoneActions(loading, zone.coefficient, zone.status) })),
    setup,
  }
}
