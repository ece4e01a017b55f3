import type { AssessmentInput, Rafter } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, reading, type Step } from '../../calculation/step.ts'
import { metres } from '../../calculation/units.ts'
import { verbatim } from '../../calculation/verbatim.ts'
import { temperatureFactor } from '../../standards/as_1720_1_2010/modification-factors.ts'
import { type Assumed, BY_CAPACITY, type PreparedMember } from '../check/prepared-member.ts'
import type { Member } from '../loads/member.ts'
import { SHEET } from '../purlin/purlin.ts'
import { weightOf } from '../purlin/steel-purlin.ts'
import { timberCapacities } from '../timber/timber-beam.ts'
import { applicableGrade, gradeSource } from '../timber/timber-grade.ts'
import { timberMaterial } from '../timber/timber-material.ts'
import { type RafterSection, rafterSection, type SteelRafter } from './rafter-section.ts'
import { massOfSection, steelRafterCapacities } from './steel-rafter.ts'

type TimberRafter = Extract<Rafter, { readonly material: 'timber' }>

/** Weight of tiles with their battens, kPa. Method 7. */
const TILES = 0.65
/** Largest roof area of a timber member of category 1, m2. */
const CATEGORY_1_AREA = 25
/** Span over depth from which a rafter looks like a truss. Method 7. */
const TRUSS_RATIO = 35

const weightWords = (symbol: string, label: Message, unit: string) => ({
  symbol,
  label,
  unit,
  clause: 'AS/NZS 1170.1:2002 cl 2.1',
})
const sheetAndPurlins = clause<{ readonly G_s: number; readonly G_p: number; readonly P: number }>(
  { ...weightWords('G', 'weight-of-sheeting-and-purlins', 'kPa'), formula: 'G_s + G_p / P' },
  ({ G_s, G_p, P }) => G_s + G_p / P,
)

/** Weight of the roof on a rafter, kPa. @param purlinWeight kN/m */
const roofWeight = ({ roofCover, purlin }: AssessmentInput, purlinWeight: number): Step =>
  roofCover.kind === 'tile'
    ? reading(weightWords('G', 'weight-of-tiles-and-battens', 'kPa'), TILES)
    : sheetAndPurlins({ G_s: SHEET, G_p: purlinWeight, P: metres(purlin.spacing) })

const selfWeight = (value: number, source: Message): Step =>
  reading(weightWords('G_m', 'weight-of-the-rafter', 'kN/m'), value, { source })

const memberOf = ({ span, spacing }: Rafter, roof: Step, self: Step): Member => ({
  name: 'rafter',
  span: metres(span),
  liveSpan: metres(span),
  spacing: metres(spacing),
  roofWeight: roof.value,
  selfWeight: self.value,
  pointLoadFactor: 1,
})

const simpleSpan = ({ span }: Rafter): Assumed => ({
  label: 'rafter-span-assumed',
  value: { code: 'simple-span', values: { span } },
  source: 'portal-action-not-assessed',
})

/** Fly braces run from a purlin to the rafter: they stand no closer than purlins do. Null: none. */
const bracesOf = ({ options, purlin }: AssessmentInput): number | null =>
  options.flyBraceSpacing === null ? null : Math.max(options.flyBraceSpacing, purlin.spacing)

const flyBraces = (spacing: number | null): Message =>
  spacing === null ? 'no-fly-braces' : { code: 'spaced', values: { spacing } }

const ofSteel = (section: RafterSection, input: AssessmentInput): readonly Assumed[] => {
  const { rafter, options } = input
  const { builtBefore1995 } = options
  const braces = bracesOf(input)
  return [
    simpleSpan(rafter),
    { label: 'rafter-section', value: section.name, source: section.branch },
    {
      label: 'rafter-steel',
      value: { code: 'yield-stress', values: { stress: section.flangeYield } },
      source: builtBefore1995 ? 'built-before-1995' : 'grade-300-by-thickness',
    },
    { label: 'fly-braces', value: flyBraces(braces), source: verbatim('Method 0') },
  ]
}

const steel = (rafter: SteelRafter, input: AssessmentInput, catalogue: Catalogue, roof: Step): PreparedMember => {
  const section = rafterSection(rafter, catalogue.sections.universalBeams, input.options.builtBefore1995)
  const self = selfWeight(weightOf(massOfSection(section)), section.name)
  const braces = bracesOf(input)
  const { limits, steps } = steelRafterCapacities({
    section,
    span: metres(rafter.span),
    purlins: metres(input.purlin.spacing),
    braces: braces === null ? null : metres(braces),
  })
  const member = memberOf(rafter, roof, self)
  const title: Message = { code: 'rafters-of', values: { section: section.name } }
  return {
    member,
    limits,
    basis: BY_CAPACITY,
    title,
    steps: [roof, self, ...steps],
    table: null,
    assumed: ofSteel(section, input),
  }
}

const capacityFactor = ({ span, spacing }: Rafter, [first, second]: readonly [number, number]): Step => {
  const isFirst = metres(span) * metres(spacing) <= CATEGORY_1_AREA
  const words = {
    symbol: 'phi',
    label: 'capacity-factor-of-timber',
    unit: '',
    clause: 'AS 1720.1:2010 table 2.1',
  } as const
  return reading(words, isFirst ? first : second, {
    branch: isFirst ? 'category-1-up-to-25-m2-of-roof' : 'category-2-more-than-25-m2-of-roof',
  })
}

const timber = (rafter: TimberRafter, input: AssessmentInput, catalogue: Catalogue, roof: Step): PreparedMember => {
  const { depth, breadth, species } = rafter
  const { site } = input
  const counted = applicableGrade(input, species)
  const material = timberMaterial(catalogue.timber.grades, species, counted, depth)
  const { density } = material
  const weight = metres(depth) * metres(breadth) * density
  const self = selfWeight(weight, { code: 'species-of-density', values: { species, density } })
  const held = Math.min(input.purlin.spacing, rafter.span)
  const { limits, steps } = timberCapacities({
    name: 'rafter',
    span: metres(rafter.span),
    isContinuous: false,
    depth,
    breadth,
    material,
    phi: capacityFactor(rafter, material.capacityFactors),
    k_6: temperatureFactor(site.latitude, site.state === 'QLD'),
    heldInUplift: held,
    heldDownward: held,
  })
  const member = memberOf(rafter, roof, self)
  const size: Message = { code: 'timber-size', values: { depth, breadth } }
  const title: Message = { code: 'rafters-of', values: { section: size } }
  const source = gradeSource(counted, material.source)
  const assumed: readonly Assumed[] = [simpleSpan(rafter), { label: 'rafter-timber', value: material.name, source }]
  return { member, limits, basis: BY_CAPACITY, title, steps: [roof, self, ...steps], table: null, assumed }
}

/** Whether a size that the check divides by is 0. */
export const rafterUnknown = ({ rafter, purlin }: AssessmentInput): boolean =>
  rafter.spacing === 0 || rafter.span === 0 || purlin.spacing === 0

/** The rafters as simple spans, and what they carry. @param purlinWeight kN/m; not read below tiles. Method 7. */
export const preparedRafter = (input: AssessmentInput, catalogue: Catalogue, purlinWeight: number): PreparedMember => {
  const roof = roofWeight(input, purlinWeight)
  const { rafter } = input
  return rafter.material === 'steel' ? steel(rafter, input, catalogue, roof) : timber(rafter, input, catalogue, roof)
}

/** The span that was given may be that of a whole truss. */
export const looksLikeTruss = ({ rafter }: AssessmentInput): boolean =>
  rafter.material === 'timber' && rafter.span / rafter.depth > TRUSS_RATIO
