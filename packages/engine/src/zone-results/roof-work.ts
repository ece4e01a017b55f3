import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { loadingOf } from '../actions/loading.ts'
import { panelPressure } from '../actions/panel-pressure.ts'
import { fitHardware } from '../fixings/hardware.ts'
import { prepareMembers } from '../members/prepare-members.ts'
import { isSevereCyclonic } from '../site/region.ts'
import { windOnSite } from '../site/wind-on-site.ts'
import { arrangementsOf, railOptionsOf } from '../spacing/arrangements.ts'
import type { RoofGeometry } from '../spacing/roof-geometry.ts'

/** A roof that the method covers: wind, hardware and members, the same for all of its zones. @param years return period */
export const roofWork = (input: AssessmentInput, catalogue: Catalogue, geometry: RoofGeometry, years: number) => {
  const wind = windOnSite(input, years, catalogue.wind)
  const pressure = panelPressure(geometry.panelSetting, catalogue.wind)
  const loading = loadingOf(wind, pressure)
  const cyclonic = isSevereCyclonic(wind.region)
  const { hardware, conditions, trace: hardwareTrace } = fitHardware(input, catalogue, cyclonic)
  const members = prepareMembers({ input, catalogue, wind, pressure })
  const arrangements = arrangementsOf(railOptionsOf(input, catalogue), hardware, members)
  return {
    work: { input, catalogue, geometry, wind, pressure, loading, arrangements, cyclonic },
    conditions,
    hardwareTrace,
    members,
  }
}
