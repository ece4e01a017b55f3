import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { panelPressure } from '../src/actions/panel-pressure.ts'
import type { Rails } from '../src/members/loads/strip.ts'
import { type Members, prepareMembers } from '../src/members/prepare-members.ts'
import { chosenReturnPeriod } from '../src/scope/return-period.ts'
import { findings } from '../src/scope/scope.ts'
import { missingPitch } from '../src/scope/zero-fields.ts'
import { windOnSite } from '../src/site/wind-on-site.ts'
import { panelSize, railsCrossMembers } from '../src/spacing/arrangements.ts'
import { roofGeometry } from '../src/spacing/roof-geometry.ts'
import { localPressureZones } from '../src/spacing/zones.ts'

/** Members of a roof, prepared as an assessment does; null where no zones are calculated. */
export const membersOf = (input: AssessmentInput): Members | null => {
  const years = chosenReturnPeriod(input, catalogue)
  if (years === null || missingPitch(input) !== null) return null
  if (findings(input, catalogue).some(({ blocks }) => blocks)) return null
  const wind = windOnSite(input, years.value, catalogue.wind)
  const pressure = panelPressure(roofGeometry(input, catalogue).panelSetting, catalogue.wind)
  return prepareMembers({ input, catalogue, wind, pressure })
}

/** Part of the panel length on one rail, and pitches between two fixings. */
export type Fixed = { readonly part: number; readonly pitches: number }

export const railsOf = (input: AssessmentInput, { part, pitches }: Fixed): Rails => ({
  isAcross: railsCrossMembers(input),
  tributary: (part * panelSize(input).length) / 1000,
  legMoment: 1,
  panelWidth: panelSize(input).width,
  spacing: pitches * (input.roofCover.kind === 'tile' ? input.rafter.spacing : input.purlin.spacing),
})

/** Every member check in the four zones and of the roof, under one arrangement. */
export const memberResults = (input: AssessmentInput, fixed: Fixed): ReadonlyMap<string, CodedCheckResult> => {
  const found = new Map<string, CodedCheckResult>()
  const members = membersOf(input)
  if (members === null) return found
  const { a, parapet, roof } = roofGeometry(input, catalogue)
  const zones = localPressureZones(a, roof, { value: 1, status: 'verified' }, parapet)
  for (const { title, localPressureFactor: factor, reach, panel, coefficient, status } of zones)
    for (const check of members.checks)
      for (const result of check({ local: { factor, reach }, panel, coefficient, status })(
        railsOf(input, fixed),
      ).results())
        found.set(`${title} ${result.id}`, result)
  for (const result of members.roof?.results() ?? []) found.set(`roof ${result.id}`, result)
  return found
}
