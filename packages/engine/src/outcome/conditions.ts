import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import type { Catalogue } from '@soundroof/contract/catalogue'
import type { ZoneResult } from '@soundroof/contract/result'
import { keepClear } from '../advice/smallest-change.ts'
import { railsCrossMembers } from '../layout/arrangements.ts'
import { panelClauseCoefficients } from '../layout/zones.ts'
import { millimetresUp } from '../wording.ts'
import { MEMBERS_CONDITION } from './exclusions.ts'
import { periodConditions } from './return-period.ts'
import type { Finding } from './scope.ts'
import type { SolvedZone } from './zone-result.ts'

/** What the clause for panels asks for, where its zones are used. Method 2. */
const ofPanelClause = (input: AssessmentInput, { wind }: Catalogue): readonly string[] =>
  panelClauseCoefficients(input, wind.panelClause) === null
    ? []
    : [
        'The zones Central and End hold for panels parallel to the roof, a gap of 50 to 300 mm, a roof slope of 1 to 30 degrees, ' +
          `h/d and h/b up to 0.5, and panels at least ${millimetresUp(2 * input.options.panelGap)} from roof edges.`,
      ]

/** Conditions of the site and the hardware. */
const ofInput = (input: AssessmentInput, catalogue: Catalogue): readonly string[] => {
  const { site, roofCover, purlin, options } = input
  const other = roofCover.kind === 'tin-clamped' && roofCover.sheeting === 0 && !railsCrossMembers(input)
  return [
    ...periodConditions(input),
    ...(site.regionNote === null ? [] : [`Wind region ${site.region}, look twice: ${site.regionNote}.`]),
    ...(site.region === 'A' && options.edition === '2021'
      ? ['The sub-region is not known: inland, in region A0, terrain category 2 holds for every terrain.']
      : []),
    ...(other ? ['Round the fixing spacing down to whole ribs of the roof sheeting.'] : []),
    ...(purlin.material === 'steel' && purlin.thicknessUnsure
      ? [`Confirm on site that the purlins are at least ${purlin.thickness} mm thick.`]
      : []),
    ...ofPanelClause(input, catalogue),
  ]
}

export type ConditionSources = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  readonly findings: readonly Finding[]
  readonly solved: readonly SolvedZone[]
  readonly ridgeCorner: SolvedZone | null
  readonly notChecked: readonly string[]
  /** Distance of panels from roof edges, mm. */
  readonly setback: number
  readonly hasUnverified: boolean
}

const failing = (solved: SolvedZone): boolean => solved.zone.notApplicable === null && solved.solution.chosen === null

/** Everything that must hold for the result to hold, the unchecked members first. Method 8. */
export const conditionsOf = (sources: ConditionSources): readonly string[] => {
  const { input, solved, ridgeCorner, notChecked, hasUnverified } = sources
  const zones = ridgeCorner === null ? solved : [...solved, ridgeCorner]
  return [
    MEMBERS_CONDITION,
    ...sources.findings.map((finding) => finding.reason),
    ...notChecked.filter((entry) => entry.includes(' is 0')),
    ...zones.filter(failing).map(({ zone }) => keepClear(zone)),
    ...(solved.length > 0 ? [`Keep panels at least ${millimetresUp(sources.setback)} from roof edges.`] : []),
    ...ofInput(input, sources.catalogue),
    ...(hasUnverified ? ['Figures marked as unverified or estimated were used: an engineer must confirm them.'] : []),
  ]
}

/** Zones that exist on the roof. */
export const countingZones = (zones: readonly ZoneResult[]): readonly ZoneResult[] =>
  zones.filter((zone) => zone.notApplicable !== true)
