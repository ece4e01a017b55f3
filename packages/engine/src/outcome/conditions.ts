import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { ZoneResult } from '@soundroof/contract/roofs/results/result'
import { millimetresUp } from '../calculation/wording.ts'
import { clampedRibs, railsCrossMembers } from '../layout/arrangements.ts'
import { panelClauseCoefficients, type Zone } from '../layout/zones.ts'
import { applicableGrade } from '../members/timber/timber-grade.ts'
import { periodConditions } from './return-period.ts'
import type { Finding } from './scope.ts'
import { notCheckedFor } from './zero-fields.ts'
import type { SolvedZone } from './zone-result.ts'

/** Mass of panels and rails where none is given, kg/m2. Method 0. */
const ASSUMED_MASS = 15

/** What the clause for panels asks for, where its zones are used. Method 2. */
const ofPanelClause = (input: AssessmentInput, { wind }: Catalogue): readonly string[] =>
  panelClauseCoefficients(input, wind.panelClause) === null
    ? []
    : [
        'The zones Central and End hold for panels parallel to the roof, a gap of 50 to 300 mm, a roof slope of 1 to 30 degrees, ' +
          `h/d and h/b up to 0.5, and panels at least ${millimetresUp(2 * input.options.panelGap)} from roof edges.`,
      ]

type SteelPurlin = Extract<AssessmentInput['purlin'], { readonly material: 'steel' }>

const lappedWords = ({ section }: SteelPurlin): string =>
  section === 'top-hat'
    ? 'lapped: two lengths overlap over each inner support by at least a tenth of the span'
    : 'lapped: two lengths overlap over each inner rafter'

const supportWords = (purlin: SteelPurlin): string => {
  if (purlin.support === 'lapped') return lappedWords(purlin)
  return purlin.support === 'continuous'
    ? 'continuous: one length runs over two spans'
    : 'simply supported: each length ends at the next rafter'
}

/** What the installer is unsure of and the result counts on. */
const toConfirm = ({ purlin, roofCover }: AssessmentInput): readonly string[] => {
  if (purlin.material !== 'steel') return []
  const name = purlin.section === 'top-hat' ? 'top hats' : 'purlins'
  return [
    ...(purlin.thicknessUnsure ? [`Confirm on site that the ${name} are at least ${purlin.thickness} mm thick.`] : []),
    ...(purlin.supportUnsure && roofCover.kind !== 'tile'
      ? [`Confirm on site that the ${name} are ${supportWords(purlin)}.`]
      : []),
  ]
}

/** A grade that does not count only bounds the default: the timber may be weaker than both. */
const ofUnapplicableGrade = (input: AssessmentInput): readonly string[] => {
  const why = [input.purlin, input.rafter].flatMap((member) =>
    member.material === 'timber' ? (applicableGrade(input, member.species).boundWords ?? []) : [],
  )
  return [...new Set(why)].map((words) => `${words}; confirm that the timber is no weaker than assumed.`)
}

/** The model behind the capacities of purlins holds them by sheeting that is screwed to them. Method 6. */
const CLIPPED =
  'The capacities of the purlins count on sheeting that is screwed through to them. Clip-fixed sheeting holds them less: have an engineer confirm the purlins in uplift.'

const ofClippedSheeting = ({ roofCover }: AssessmentInput): readonly string[] =>
  roofCover.kind === 'tin-clamped' ? [CLIPPED] : []

/** Weight counts against uplift, and as load. */
const ofArrayMass = ({ options: { arrayMass } }: AssessmentInput): readonly string[] =>
  arrayMass === ASSUMED_MASS
    ? []
    : [`Panels, frames and rails must weigh ${arrayMass} kg/m2: their weight counts against uplift, and as load.`]

/** Clamps on a product whose rib pitch is not known. */
const ofUnknownRibs = (input: AssessmentInput, catalogue: Catalogue): readonly string[] => {
  if (input.roofCover.kind !== 'tin-clamped' || clampedRibs(input, catalogue) !== null) return []
  return railsCrossMembers(input)
    ? ['The rails stand on ribs of the roof sheeting: use 3 or 4 only where whole ribs give the distances stated.']
    : ['Round the fixing spacing down to whole ribs of the roof sheeting.']
}

/** Conditions of the site and the hardware. */
const ofInput = (input: AssessmentInput, catalogue: Catalogue): readonly string[] => {
  const { site, options } = input
  return [
    ...periodConditions(input),
    ...(site.regionNote === null ? [] : [`Wind region ${site.region}, look twice: ${site.regionNote}.`]),
    ...(site.region === 'A' && options.edition === '2021'
      ? ['The sub-region is not known: inland, in region A0, terrain category 2 holds for every terrain.']
      : []),
    ...ofUnknownRibs(input, catalogue),
    ...ofClippedSheeting(input),
    ...ofArrayMass(input),
    ...toConfirm(input),
    ...ofUnapplicableGrade(input),
    ...ofPanelClause(input, catalogue),
  ]
}

export type ConditionSources = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  readonly findings: readonly Finding[]
  readonly solved: readonly SolvedZone[]
  readonly ridgeCorner: SolvedZone | null
  /** Names of the fields that are 0. */
  readonly zeros: readonly string[]
  /** What must hold for purlins and rafters. */
  readonly members: readonly string[]
  readonly hasUnverified: boolean
}

const takesPanels = ({ zone, solution }: SolvedZone): boolean => zone.notApplicable === null && solution.chosen !== null
const failing = ({ zone, solution }: SolvedZone): boolean => zone.notApplicable === null && solution.chosen === null

/** Where panels must not be, for a zone that has no passing arrangement. */
const keepClear = ({ title, clearance }: Zone): string =>
  title === 'Ridge ends'
    ? `Keep panels off the ridge ends: ${clearance}.`
    : `Keep panels out of the ${title} zone: ${clearance}.`

/** Everything that must hold for the result to hold. Method 8. */
export const conditionsOf = (sources: ConditionSources): readonly string[] => {
  const { input, solved, ridgeCorner, zeros, members, hasUnverified } = sources
  const zones = ridgeCorner === null ? solved : [...solved, ridgeCorner]
  return [
    ...sources.findings.map((finding) => finding.reason),
    ...zeros.map(notCheckedFor),
    ...(zones.some(takesPanels) ? zones.filter(failing).map(({ zone }) => keepClear(zone)) : []),
    ...members,
    ...ofInput(input, sources.catalogue),
    ...(hasUnverified ? ['Figures marked as unverified or estimated were used: an engineer must confirm them.'] : []),
  ]
}

/** Zones that exist on the roof. */
export const countingZones = (zones: readonly ZoneResult[]): readonly ZoneResult[] =>
  zones.filter((zone) => zone.notApplicable !== true)
