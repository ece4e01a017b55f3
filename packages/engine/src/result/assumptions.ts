import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { arrayMassOf } from '../actions/array-mass.ts'
import type { RoofKind } from '../actions/roof-coefficients.ts'
import { tiltOf } from '../actions/tilt.ts'
import { verbatim } from '../calculation/verbatim.ts'
import { classAssumption } from '../conditions/known-wind-class.ts'
import { seaAssumption } from '../conditions/place-instructions.ts'
import type { Crossing } from '../members/crossing/crossing.ts'
import { hasFeetOverRafters } from '../members/crossing/over-rafters.ts'
import type { Members } from '../members/prepare-members.ts'
import type { Supports } from '../members/purlin/supports.ts'
import { jointGroupOf } from '../members/timber/joint-group.ts'
import { applicableGrade, gradeSource } from '../members/timber/timber-grade.ts'
import { chosenModule, chosenRacking } from '../products/chosen-products.ts'
import { figureOf } from '../products/figure-of.ts'
import { productAssumptions } from '../products/product-assumptions.ts'
import { isMassOfProducts } from '../products/used-products.ts'
import { periodSource } from '../scope/return-period.ts'
import { altitudeAssumption } from '../scope/snow.ts'
import { regionIn2011, regionIn2021 } from '../site/region.ts'
import { panelSize } from '../spacing/arrangements.ts'
import { roofKindOf } from '../spacing/roof-geometry.ts'
import { panelClauseCoefficients } from '../spacing/zones.ts'

type Assumption = CodedResult['assumptions'][number]

const assumption = (label: Message, value: Message, source: Message): Assumption => ({ label, value, source })

type WindTables = Catalogue['wind']

const sized = (size: number): Message => ({ code: 'size', values: { size } })

const regionUsed = ({ site, options }: AssessmentInput): Message => {
  const { region, coastBandFrom } = site
  const used = options.edition === '2021' ? regionIn2021(region) : regionIn2011(region, coastBandFrom)
  if (used === region) return verbatim(region)
  return { code: options.edition === '2021' ? 'region-in-2021' : 'region-in-2011', values: { region, used } }
}

const terrainUsed = ({ site, options }: AssessmentInput): Message => {
  const chosen = site.terrainCategory
  if (options.edition === '2021' && site.region === 'A0' && chosen !== 2)
    return { code: 'category-2-in-region-a0', values: { chosen } }
  return chosen === 1.5 ? 'category-1-for-1-5' : verbatim(`${chosen}`)
}

const shieldingUsed = ({ building, options }: AssessmentInput): Message => {
  if (options.shielding === null) return 'none-counted'
  return building.height > 25 ? 'chosen-not-counted-above-25-m' : 'parameters-by-direction'
}

const sidesUsed = ({ sides }: AssessmentInput['options']): Assumption =>
  sides === 'enclosed'
    ? assumption('building-assumed', 'enclosed-on-all-sides', verbatim('Method 0'))
    : assumption('building-assumed', sides === 'open-sided' ? 'open-on-all-sides' : 'some-sides-open', 'chosen')

/** Below its lowest row the table of free-standing roofs holds that row. Method 3. */
const lowFreeRoof = (
  { building, options }: AssessmentInput,
  { lowest }: WindTables['freeRoof'],
): readonly Assumption[] => {
  const ratio = building.height / Math.min(building.length, building.width)
  if (options.sides !== 'open-sided' || ratio >= lowest) return []
  return [assumption('height-over-shorter-side', { code: 'row-held', values: { ratio, lowest } }, verbatim('Method 3'))]
}

const formWords = { gable: 'gable-roof', skillion: 'skillion-roof', flat: 'flat-roof' } as const

const roofFormUsed = (form: RoofForm, kind: RoofKind): Message => {
  if (kind === 'monoslope') return 'free-monoslope-roof'
  if (kind === 'pitched') return 'free-pitched-roof'
  if (form === 'hip') return kind === 'hip' ? 'hip-roof' : 'hip-counted-as-gable'
  return formWords[form]
}

const windAssumptions = (
  input: AssessmentInput,
  years: number | null,
  kind: RoofKind,
  catalogue: Catalogue,
): readonly Assumption[] => {
  const { options } = input
  const direction =
    options.directionMethod === 'maximum' ? 'largest-multiplier-of-all-directions' : 'eight-directions-the-worst-counts'
  const period: Message = years === null ? 'none-in-the-table' : { code: 'return-periods', values: { years } }
  return [
    assumption('wind-standard', verbatim(`AS/NZS 1170.2:${options.edition}`), verbatim('Method 0')),
    assumption('return-period', period, periodSource(input, catalogue)),
    assumption('wind-region', regionUsed(input), 'region-table-location-chosen'),
    assumption('terrain-category', terrainUsed(input), 'description-chosen'),
    assumption('wind-direction', direction, verbatim('AS/NZS 1170.2 cl 3.3')),
    assumption('shielding', shieldingUsed(input), verbatim('AS/NZS 1170.2 cl 4.3')),
    assumption(
      'topography',
      options.topography ? options.topography.feature : 'flat-ground',
      verbatim('AS/NZS 1170.2 cl 4.4'),
    ),
    assumption('roof-height', 'average-roof-height', verbatim('AS/NZS 1170.2 cl 2.1')),
    sidesUsed(options),
    ...lowFreeRoof(input, catalogue.wind.freeRoof),
    assumption('roof-form', roofFormUsed(options.roofForm, kind), verbatim('Method 2')),
  ]
}

const parapetUsed = ({ options }: AssessmentInput, factorUsed: number): Message => {
  if (!options.parapetCredit) return 'no-credit'
  return factorUsed < 1
    ? { code: 'parapet-counted', values: { factor: factorUsed } }
    : 'chosen-without-effect-on-this-roof'
}

const massUsed = (input: AssessmentInput, catalogue: Catalogue): Message => {
  const { lighter, heavier } = arrayMassOf(input, catalogue.panels.arrayMass)
  return lighter === heavier
    ? { code: 'mass-per-area', values: { mass: heavier } }
    : { code: 'mass-not-known', values: { lighter, heavier } }
}

const massSource = (input: AssessmentInput, catalogue: Catalogue): Message => {
  if (input.options.arrayMass === null) return verbatim('Method 3')
  return isMassOfProducts(input, catalogue) ? 'mass-of-module-and-racking' : 'chosen'
}

const sizeSource = (exact: number | null, input: AssessmentInput, catalogue: Catalogue): Message => {
  const module = chosenModule(input, catalogue)
  if (module !== null) return figureOf(module)
  return exact === null ? 'upper-bound-of-the-band' : 'exact-size'
}

const legsAssumed = assumption('legs-of-tilt-frames', 'legs-braced-with-their-moment', verbatim('Method 5.6'))

const arrayAssumptions = (input: AssessmentInput, catalogue: Catalogue, parapet: number): readonly Assumption[] => {
  const { options } = input
  const { length, width } = panelSize(input)
  return [
    assumption('array-mass', massUsed(input, catalogue), massSource(input, catalogue)),
    assumption('panel-length', sized(length), sizeSource(options.panelLengthExact, input, catalogue)),
    assumption('panel-width', sized(width), sizeSource(options.panelWidthExact, input, catalogue)),
    assumption('gap-between-panel-and-roof', sized(options.panelGap), verbatim('Method 0')),
    ...(tiltOf(input.array) === null ? [] : [legsAssumed]),
    assumption('parapet', parapetUsed(input, parapet), verbatim('AS/NZS 1170.2 table 5.7')),
  ]
}

const zoning = (input: AssessmentInput, isPanelClause: boolean): Assumption => {
  if (isPanelClause) return assumption('zoning', 'zones-of-panel-clause', verbatim('Method 2'))
  const asked = input.options.zoning === 'panel-clause'
  const why = asked ? 'panel-clause-not-usable' : verbatim('Method 2')
  return assumption('zoning', 'four-zones-of-local-pressure-factors', why)
}

/** Generic figures of the fixings on this roof. */
const fixingAssumptions = ({ roofCover, options }: AssessmentInput, { fixings }: Catalogue): readonly Assumption[] => {
  const { foot, clampCapacities } = fixings
  if (roofCover.kind === 'tile') return [assumption('tile-hook', 'two-screws-into-the-rafter', verbatim('Method 5.2'))]
  if (roofCover.kind === 'tin-clamped') {
    const sheeting: Message = { code: 'sheeting', values: { sheeting: roofCover.sheeting } }
    const capacity = clampCapacities.capacities[roofCover.sheeting] ?? 0
    return [assumption('clamp-assumed', { code: 'design-capacity', values: { capacity } }, sheeting)]
  }
  const screws: Message = { code: 'screws-per-foot', values: { screws: options.screwsPerFoot } }
  const bracket: Message = { code: 'bracket-capacity', values: { capacity: foot.bracket } }
  return [
    assumption('screws-assumed', screws, verbatim('Method 0')),
    assumption('foot-assumed', bracket, verbatim(foot.edition)),
  ]
}

const railAssumption = ({ fixings }: Catalogue): Assumption => {
  const stiffness: Message = { code: 'deflection-stiffness', values: { stiffness: fixings.rail.stiffness } }
  return assumption('rail-assumed', stiffness, verbatim(fixings.rail.edition))
}

/** Generic figures where the racking system gives none. */
const hardwareAssumptions = (input: AssessmentInput, catalogue: Catalogue): readonly Assumption[] => {
  const system = chosenRacking(input, catalogue)
  return [
    ...(system === null || system.fixings.length === 0 ? fixingAssumptions(input, catalogue) : []),
    ...(system === null ? [railAssumption(catalogue)] : []),
    ...productAssumptions(input, catalogue),
  ]
}

/** Timber counts where screws are drawn out of it: not below hooks, which take a factor, nor below clamps. */
const timberAssumptions = (input: AssessmentInput, catalogue: Catalogue): readonly Assumption[] => {
  const { purlin, roofCover } = input
  if (purlin.material !== 'timber' || roofCover.kind !== 'tin-screwed') return []
  const { grades } = catalogue.timber
  const counted = applicableGrade(input, purlin.species)
  const own = grades.defaults[purlin.species]
  const group = jointGroupOf(grades, purlin.species, counted)
  const bound = group === own.jointGroup ? null : counted.bound
  const grade: Message = counted.grade
    ? verbatim(counted.grade)
    : { code: 'default-grade', values: { species: purlin.species, bound } }
  const source = counted.grade ? 'chosen' : gradeSource(counted, verbatim(own.source))
  return [assumption('timber-grade', { code: 'grade-and-joint-group', values: { grade, group } }, source)]
}

const purlinAssumptions = ({ purlin }: AssessmentInput, supports: Supports | null): readonly Assumption[] => {
  if (purlin.material === 'timber') return []
  const thickness = purlin.thicknessUnsure
    ? [assumption('purlin-thickness', sized(purlin.thickness), 'unsure-default-of-the-depth')]
    : []
  const support =
    supports === null
      ? []
      : [assumption('purlin-support', { code: 'supports-counted', values: supports }, verbatim('Method 6'))]
  return [...thickness, ...support]
}

const battenFixingUsed = (
  { options: { battenFixing: chosen, battenCapacity } }: AssessmentInput,
  crossing: Crossing,
) => {
  const { known } = crossing
  if (known === null) return assumption('batten-fixing', 'batten-fixing-not-known', verbatim('Method 6.1'))
  const capacity = known.value
  if (battenCapacity !== null || chosen === 'unsure')
    return assumption('batten-fixing', { code: 'design-capacity', values: { capacity } }, 'chosen')
  return assumption('batten-fixing', { code: 'batten-fixing-holds', values: { fixing: chosen, capacity } }, 'chosen')
}

const internalPressureUsed = ({ outward, inward, openings, reason }: Members['internal']): Assumption =>
  assumption(
    'internal-pressure',
    {
      code: 'internal-coefficients',
      values: { openings, outward: outward.value, inward: inward.value },
    },
    reason,
  )

const BATTENS = assumption('battens', 'battens-not-loaded', verbatim('Method 6'))

const overRafters = (input: AssessmentInput): readonly Assumption[] =>
  hasFeetOverRafters(input)
    ? [
        assumption('feet-over-rafters', 'feet-through-battens', 'chosen'),
        assumption('battens', 'battens-carry-no-feet', verbatim('Method 6.2')),
      ]
    : []

/** What was taken for purlins and rafters. */
const memberAssumptions = (input: AssessmentInput, members: Members | null): readonly Assumption[] =>
  members === null
    ? []
    : [
        internalPressureUsed(members.internal),
        ...(input.roofCover.kind === 'tile' ? [BATTENS] : []),
        ...overRafters(input),
        ...(members.crossing === null ? [] : [battenFixingUsed(input, members.crossing)]),
        ...(members.purlin?.assumed ?? []),
        ...(members.rafter?.assumed ?? []),
      ]

type Assumed = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  readonly years: number | null
  /** Factor K_r of the roof. */
  readonly parapet: number
  /** Null: nothing was calculated, as the wind speed of the site. */
  readonly members: Members | null
  readonly siteSpeed: number | null
  /** Of purlins whose support is not known. */
  readonly supports: Supports | null
}

/** What was assumed, each with its value and where it comes from. Method 0. */
export const assumptionsOf = ({
  input,
  catalogue,
  years,
  parapet,
  members,
  siteSpeed,
  supports,
}: Assumed): readonly Assumption[] => {
  const isPanelClause = panelClauseCoefficients(input, catalogue.wind.panelClause) !== null
  return [
    ...windAssumptions(input, years, roofKindOf(input, catalogue.wind.hipRoof), catalogue),
    ...seaAssumption(input, catalogue.fixings.corrosivity),
    ...altitudeAssumption(input, catalogue.regions),
    ...classAssumption(input, catalogue.wind.windClasses, siteSpeed),
    zoning(input, isPanelClause),
    ...arrayAssumptions(input, catalogue, isPanelClause ? 1 : parapet),
    ...hardwareAssumptions(input, catalogue),
    ...timberAssumptions(input, catalogue),
    ...purlinAssumptions(input, supports),
    ...memberAssumptions(input, members),
  ]
}
