import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { tiltOf } from '../actions/tilt.ts'
import { radians } from '../calculation/units.ts'
import { supportFactor } from '../fixings/support-factor.ts'
import { hasBattenCrossings } from '../members/crossing/crossing.ts'
import { hasFeetOverRafters, missingForFeetOverRafters } from '../members/crossing/over-rafters.ts'
import { outsideTable } from '../members/purlin/purlin-table.ts'
import { supportsOf } from '../members/purlin/supports.ts'
import { tableOfC } from '../members/rafter/c-rafter.ts'
import { notAnISection, type SteelRafter } from '../members/rafter/rafter-section.ts'
import { applicableGrade } from '../members/timber/timber-grade.ts'
import { outsideGrades } from '../members/timber/timber-material.ts'
import { isCyclonic } from '../site/region.ts'
import { contradictsRegion } from '../site/wind-class.ts'
import { panelSize } from '../spacing/arrangements.ts'
import { setbackOf } from '../spacing/roof-geometry.ts'
import { ultimateReturnPeriod } from '../standards/as_nzs_1170_0_2002/return-period.ts'
import { withoutCoefficients } from './free-roof-scope.ts'
import { needsSnowEngineer } from './snow.ts'

/** Why an installation is outside the method. `blocks`: the zones cannot be calculated. */
export type Finding = {
  readonly verdict: 'needs-engineer' | 'no-panel-fits' | 'not-supported'
  readonly reason: Message
  readonly blocks: boolean
}

const unsupported = (reason: Message): Finding => ({ verdict: 'not-supported', reason, blocks: true })
const engineer = (reason: Message, blocks: boolean): Finding => ({ verdict: 'needs-engineer', reason, blocks })

type Rule = (input: AssessmentInput, catalogue: Catalogue) => Finding | null

const steepRoof: Rule = ({ building }) => (building.roofSlope > 45 ? unsupported('slope-above-45') : null)

/** Below this slope, degrees, a roof is flat. Method 2. */
const FLAT_BELOW = 3

const formContradictsSlope: Rule = ({ building: { roofSlope: slope }, options }) => {
  if (options.roofForm === 'flat' && slope >= FLAT_BELOW)
    return unsupported({ code: 'too-steep-for-a-flat-roof', values: { slope } })
  if (options.roofForm === 'hip' && slope < FLAT_BELOW)
    return unsupported({ code: 'too-flat-for-a-hip-roof', values: { slope } })
  return null
}

const openSides: Rule = (input, { wind }) => {
  const reason = withoutCoefficients(input, wind)
  return reason === null ? null : unsupported(reason)
}

const classOfOtherRegion: Rule = ({ site, options: { windClass } }) =>
  windClass !== null && contradictsRegion(windClass, site.region)
    ? unsupported({ code: 'class-contradicts-region', values: { windClass, region: site.region } })
    : null

const steepPanels: Rule = ({ building, array }) => {
  const tilt = tiltOf(array)
  return tilt !== null && building.roofSlope + tilt > 30 ? engineer('slope-and-tilt-above-30', true) : null
}

const feetOverOtherRafters: Rule = (input) => {
  const missing = hasFeetOverRafters(input) ? missingForFeetOverRafters(input) : null
  return missing === null ? null : unsupported(missing)
}

const deepSnow: Rule = (input, { regions }) => {
  const reason = needsSnowEngineer(input, regions)
  return reason === null ? null : engineer(reason, false)
}

const tallBuilding: Rule = ({ building }) => (building.height > 25 ? engineer('roof-above-25-m', false) : null)

const tileOnSteel: Rule = ({ roofCover, purlin }) =>
  roofCover.kind === 'tile' && purlin.material === 'steel' ? unsupported('tiles-on-steel-purlins') : null

const contradiction: Rule = ({ roofCover, array }) =>
  (roofCover.kind === 'tin-clamped') !== (array.fixing === 'clamp') ? unsupported('fixing-contradicts-roof') : null

const unknownSheeting: Rule = ({ roofCover }, { fixings }) =>
  roofCover.kind === 'tin-clamped' && fixings.clampCapacities.capacities[roofCover.sheeting] === undefined
    ? unsupported('sheeting-not-in-catalogue')
    : null

const unknownRacking: Rule = ({ options }, { racking }) =>
  options.racking === null || racking[options.racking]
    ? null
    : unsupported({ code: 'racking-not-in-catalogue', values: { id: options.racking } })

const unknownModule: Rule = ({ options }, { modules }) =>
  options.module === null || modules[options.module]
    ? null
    : unsupported({ code: 'module-not-in-catalogue', values: { id: options.module } })

const lifeOutsideTable: Rule = ({ site, options }, { wind }) => {
  if (options.returnPeriod !== null) return null
  const { importanceLevel, designLife } = options
  const period = ultimateReturnPeriod(wind.returnPeriods, importanceLevel, designLife, isCyclonic(site.region))
  if (period.kind === 'not-offered') return unsupported('not-a-pair-of-table-f2')
  return period.kind === 'analysis' ? engineer('needs-wind-analysis', true) : null
}

const panelOutsideRange: Rule = (input) => {
  const { length, width } = panelSize(input)
  return length < 500 || width < 300 || length > 3000 || width > 3000 ? unsupported('panel-size-outside-range') : null
}

const planOf = ({ length, width }: AssessmentInput['building']) => ({
  shorter: Math.min(length, width),
  longer: Math.max(length, width),
})

/**
 * A roof on which not one panel fits inside the setbacks. A sloping roof is longer than its plan and a tilted panel covers
 * less of it than a flat one: both are counted, so that no roof that takes a panel is rejected.
 */
const roofBelowPanel: Rule = (input) => {
  const { building, array, options } = input
  const { length, width } = panelSize(input)
  const setback = setbackOf(options).value
  const room = (plan: number): number => (1000 * plan) / Math.cos(radians(building.roofSlope)) - 2 * setback
  const cover = Math.cos(radians(tiltOf(array) ?? 0))
  const [narrow, wide] = [building.length, building.width].map(room).sort((a, b) => a - b) as [number, number]
  const fits = narrow >= cover * Math.min(length, width) && wide >= cover * Math.max(length, width)
  if (fits) return null
  const values = { length, width, setback, ...planOf(building) }
  return { verdict: 'no-panel-fits', reason: { code: 'no-panel-fits', values }, blocks: true }
}

const supportOutsideTable: Rule = ({ roofCover, purlin, rafter }, { sections, fixings }) => {
  if (
    roofCover.kind === 'tin-screwed' &&
    purlin.material === 'steel' &&
    purlin.thickness < sections.screwGrades.smallest
  )
    return unsupported({ code: 'steel-too-thin', values: { smallest: sections.screwGrades.smallest } })
  if (roofCover.kind !== 'tile') return null
  const size = rafter.material === 'steel' ? rafter.flangeThickness : rafter.depth
  const support = { interface: 'tile-hook', material: rafter.material, size, cyclonic: false }
  return supportFactor(fixings.supportFactors, support) === null ? unsupported('rafter-outside-hook-table') : null
}

/** Where the support is not known, one that the table has at this span is enough. */
const purlinOutsideTable: Rule = (input, catalogue) => {
  const { roofCover, purlin } = input
  if (roofCover.kind === 'tile' || purlin.material === 'timber') return null
  const [support = purlin.support] = supportsOf(input, catalogue).counted
  const reason = outsideTable(catalogue, { ...purlin, support })
  return reason === null ? null : unsupported(reason)
}

const timberOutsideTable: Rule = (input, { timber }) => {
  const members = [...(input.roofCover.kind === 'tile' ? [] : [input.purlin]), input.rafter]
  for (const member of members) {
    if (member.material !== 'timber') continue
    const reason = outsideGrades(timber.grades, applicableGrade(input, member.species).grade, member.depth)
    if (reason !== null) return unsupported(reason)
  }
  return null
}

/** Depths of the C-sections that have tables, mm. Method 7. */
const [SHALLOWEST_C, DEEPEST_C] = [100, 350]

const cRafterOutsideTables = (rafter: SteelRafter, catalogue: Catalogue): Message | null => {
  const isOutside = rafter.depth < SHALLOWEST_C || rafter.depth > DEEPEST_C || tableOfC(catalogue, rafter) === null
  return isOutside ? 'c-rafter-outside-tables' : null
}

const rafterOutsideSections: Rule = ({ rafter, options }, catalogue) => {
  if (rafter.material !== 'steel') return null
  const reason = options.steelRafter === 'c-section' ? cRafterOutsideTables(rafter, catalogue) : notAnISection(rafter)
  return reason === null ? null : unsupported(reason)
}

const negativeShielding: Rule = ({ options }) =>
  options.shielding && Object.values(options.shielding).some((parameter) => parameter < 0)
    ? unsupported('shielding-below-0')
    : null

const panelClauseMissing: Rule = ({ options }, { wind }) =>
  options.zoning === 'panel-clause' && wind.panelClause[options.edition] === null
    ? unsupported('panel-clause-has-no-coefficients')
    : null

const nailsInSteel: Rule = (input) => {
  const { purlin, rafter, options } = input
  const isNailed = options.battenFixing === 'one-nail' || options.battenFixing === 'two-nails'
  if (!isNailed || options.battenCapacity !== null || !hasBattenCrossings(input)) return null
  return purlin.material === 'steel' || rafter.material === 'steel' ? unsupported('nails-in-steel') : null
}

const tinySpacing: Rule = ({ purlin, rafter }) =>
  [purlin.spacing, rafter.spacing].some((spacing) => spacing > 0 && spacing < 10)
    ? unsupported('spacing-below-10-mm')
    : null

const rules: readonly Rule[] = [
  steepRoof,
  formContradictsSlope,
  openSides,
  tileOnSteel,
  contradiction,
  unknownSheeting,
  unknownRacking,
  unknownModule,
  classOfOtherRegion,
  lifeOutsideTable,
  panelOutsideRange,
  roofBelowPanel,
  supportOutsideTable,
  purlinOutsideTable,
  timberOutsideTable,
  rafterOutsideSections,
  negativeShielding,
  tinySpacing,
  nailsInSteel,
  panelClauseMissing,
  feetOverOtherRafters,
  steepPanels,
  tallBuilding,
  deepSnow,
]

/** Everything that takes an installation out of the method, method §8. */
export const findings = (input: AssessmentInput, catalogue: Catalogue): readonly Finding[] =>
  rules.map((rule) => rule(input, catalogue)).filter((finding) => finding !== null)
