import type { AssessmentInput, Purlin } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { UsedTable } from '@soundroof/contract/roofs/results/result'
import { reading, type Step } from '../../calculation/step.ts'
import { metres } from '../../calculation/units.ts'
import { verbatim } from '../../calculation/verbatim.ts'
import { temperatureFactor } from '../../standards/as_1720_1_2010/modification-factors.ts'
import { type Assumed, type Basis, BY_CAPACITY, type PreparedMember } from '../check/prepared-member.ts'
import type { Member } from '../loads/member.ts'
import { simpleSpan, type TimberBeam, timberCapacities, twoSpanBatten } from '../timber/timber-beam.ts'
import { battenDeflections } from '../timber/timber-deflection.ts'
import { applicableGrade, gradeSource } from '../timber/timber-grade.ts'
import { timberMaterial } from '../timber/timber-material.ts'
import { longestOfDepth, type SteelPurlin, tableOf } from './purlin-table.ts'
import { massOf, steelPurlinCapacities, weightOf } from './steel-purlin.ts'

type TimberPurlin = Extract<Purlin, { readonly material: 'timber' }>

/** Weight of roof sheeting G, kPa. Method 6. */
export const SHEETING_WEIGHT = 0.05
/** Spacing of the sheeting screws along a timber batten, mm. Method 6. */
const SHEETING_SCREW_SPACING = 300

const selfWeightStep = (value: number, source: Message): Step =>
  reading({ symbol: 'G_m', label: 'weight-of-the-purlin', unit: 'kN/m', clause: 'AS/NZS 1170.1:2002 cl 2.1' }, value, {
    source,
  })

const sheetingWeight: Step = reading(
  { symbol: 'G', label: 'weight-of-the-sheeting', unit: 'kPa', clause: 'AS/NZS 1170.1:2002 cl 2.1' },
  SHEETING_WEIGHT,
)

/** @param liveSpan span that displaced live load is taken at, m */
const memberOf = ({ span, spacing, support }: Purlin, selfWeight: number, liveSpan = metres(span)): Member => ({
  name: 'purlin',
  span: metres(span),
  liveSpan,
  liveFigure: null,
  standingLive: 0,
  spacing: metres(spacing),
  roofWeight: SHEETING_WEIGHT,
  selfWeight,
  pointLoadFactor: support === 'simply-supported' ? 2 : 1.65,
})

const sizeOf = ({ section, depth, thickness }: SteelPurlin): Message => ({
  code: 'steel-size',
  values: { section, depth, thickness },
})

const usedOf = ({
  name,
  title,
  origin,
  source,
  edition,
  status,
  oddValues,
  oddValueCount,
}: CapacityTable): UsedTable => ({
  name,
  title,
  origin,
  source,
  edition,
  status,
  oddValues: oddValues ?? [],
  ...(oddValueCount === undefined ? {} : { oddValueCount }),
})

/** Which table was read. */
const tableUsed = ({ title, origin, status, source }: CapacityTable): Assumed => ({
  label: 'purlin-capacities',
  value: { code: 'table-used', values: { table: title, origin, status } },
  source: verbatim(source),
})

const titleOf = (size: Message): Message => ({ code: 'capacity-of-purlins', values: { size } })

/** Without a table there is no mass: the weight is left out, and only loads are compared. */
const withoutTable = (purlin: SteelPurlin): PreparedMember => {
  const weight = selfWeightStep(0, 'weight-left-out')
  return {
    member: memberOf(purlin, weight.value),
    limits: [],
    sags: [],
    basis: {
      kind: 'loads',
      reason: { code: 'no-capacity-table', values: { size: sizeOf(purlin) } },
      status: 'estimate',
    },
    title: titleOf(sizeOf(purlin)),
    steps: [weight, sheetingWeight],
    table: null,
    assumed: [{ label: 'purlin-capacities', value: 'no-table', source: verbatim('Method 6') }],
  }
}

const basisOf = ({ status, title }: CapacityTable): Basis =>
  status === 'estimate'
    ? { kind: 'estimate', reason: { code: 'capacities-are-estimates', values: { table: title } }, status }
    : BY_CAPACITY

/**
 * The span that displaced live load is taken at, m: of an estimate the longest that tables of its depth permit. A longer
 * span displaces less live load; neither span nor thickness of the purlin may change what is displaced. Method 6.
 */
const liveSpanOf = (table: CapacityTable, purlin: SteelPurlin, catalogue: Catalogue): Step | null =>
  table.status === 'estimate'
    ? reading(
        { symbol: 'L_Q', label: 'span-of-displaced-live-load', unit: 'm', clause: 'Method 6' },
        metres(longestOfDepth(catalogue, purlin)),
        { source: verbatim(table.name) },
      )
    : null

const steel = (purlin: SteelPurlin, catalogue: Catalogue): PreparedMember => {
  const table = tableOf(catalogue, purlin)
  if (table === null) return withoutTable(purlin)
  const { mass, source } = massOf(catalogue, table, purlin)
  const weight = selfWeightStep(weightOf(mass), source)
  const { limits, steps } = steelPurlinCapacities(table, purlin)
  const basis = basisOf(table)
  const liveSpan = liveSpanOf(table, purlin, catalogue)
  return {
    member: memberOf(purlin, weight.value, liveSpan?.value),
    limits,
    basis,
    sags: [],
    title: titleOf(sizeOf(purlin)),
    steps: [weight, sheetingWeight, ...(liveSpan === null ? [] : [liveSpan]), ...steps],
    table: usedOf(table),
    assumed: [tableUsed(table)],
  }
}

const capacityFactor = (value: number): Step =>
  reading({ symbol: 'phi', label: 'capacity-factor-of-timber', unit: '', clause: 'AS 1720.1:2010 table 2.1' }, value, {
    branch: 'category-1-secondary-member',
  })

const timber = (purlin: TimberPurlin, input: AssessmentInput, catalogue: Catalogue): PreparedMember => {
  const { depth, breadth, species, support } = purlin
  const { site } = input
  const applicable = applicableGrade(input, species)
  const material = timberMaterial(catalogue.timber.grades, species, applicable, depth)
  const weight = selfWeightStep(metres(depth) * metres(breadth) * material.density, {
    code: 'species-of-density',
    values: { species, density: material.density },
  })
  const beam: TimberBeam = {
    name: 'purlin',
    span: metres(purlin.span),
    support: support === 'continuous' ? twoSpanBatten : simpleSpan,
    isSeasoned: true,
    depth,
    breadth,
    material,
    capacityFactor: capacityFactor(material.capacityFactors[0]),
    temperature: temperatureFactor(site.latitude, site.state === 'QLD'),
    heldInUplift: SHEETING_SCREW_SPACING,
    heldDownward: null,
  }
  const [strength, stiffness] = [timberCapacities(beam), battenDeflections(beam)]
  const title = titleOf({ code: 'timber-size', values: { depth, breadth } })
  const source = gradeSource(applicable, material.source)
  const assumed: readonly Assumed[] = [{ label: 'purlin-timber', value: material.name, source }]
  return {
    member: memberOf(purlin, weight.value),
    limits: [...strength.limits, ...stiffness.limits],
    basis: BY_CAPACITY,
    sags: [],
    title,
    steps: [weight, sheetingWeight, ...strength.steps, ...stiffness.steps],
    table: null,
    assumed,
  }
}

/** The purlins or battens below sheeting, and what they carry. Spacing above 0; the span inside its table. Method 6. */
export const preparedPurlin = (input: AssessmentInput, catalogue: Catalogue): PreparedMember =>
  input.purlin.material === 'steel' ? steel(input.purlin, catalogue) : timber(input.purlin, input, catalogue)
