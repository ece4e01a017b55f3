import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { loadingOf } from '../src/actions/loading.ts'
import { panelPressure } from '../src/actions/panel-pressure.ts'
import { zoneActions } from '../src/actions/zone-actions.ts'
import { fitHardware } from '../src/fixings/hardware.ts'
import { arrangementsOf, railOptionsOf } from '../src/layout/arrangements.ts'
import { roofGeometry } from '../src/layout/roof-geometry.ts'
import { closestOf, fixingsAt } from '../src/layout/solve-zone.ts'
import { chosenReturnPeriod } from '../src/outcome/return-period.ts'
import { findings } from '../src/outcome/scope.ts'
import { zonesOf } from '../src/outcome/solve-zones.ts'
import { missingPitch } from '../src/outcome/zero-fields.ts'
import { isSevereCyclonic } from '../src/site/region.ts'
import { windOnSite } from '../src/site/wind-on-site.ts'

const noMembers = { checks: [], crossing: null }

/** Every check of the fixings in the zones of a roof, by number of rails, with fixings this far apart, mm. */
export const fixingResults = (input: AssessmentInput, spacing: number): ReadonlyMap<string, CodedCheckResult> => {
  const found = new Map<string, CodedCheckResult>()
  const years = chosenReturnPeriod(input)
  if (years === null || missingPitch(input) !== null) return found
  if (findings(input, catalogue).some(({ blocks }) => blocks)) return found
  const geometry = roofGeometry(input, catalogue)
  const wind = windOnSite(input, years.value, catalogue.wind.windClasses)
  const pressure = panelPressure(geometry.panelSetting, catalogue.wind)
  const { hardware } = fitHardware(input, catalogue, isSevereCyclonic(wind.region))
  const setup = arrangementsOf(railOptionsOf(input, catalogue), hardware, noMembers)
  const { zones, loading } = zonesOf({ input, catalogue, geometry, pressure, loading: loadingOf(wind, pressure) })
  for (const zone of zones.filter(({ notApplicable }) => notApplicable === null))
    for (const { attempt } of closestOf(zone, zoneActions(loading, zone.coefficient, zone.status), setup))
      for (const check of fixingsAt(attempt, spacing, setup.checks))
        found.set(`${zone.title}, ${attempt.layout.numRails} rails, ${check.id}`, check)
  return found
}
