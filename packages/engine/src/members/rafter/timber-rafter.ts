import type { AssessmentInput, Rafter } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { reading, type Step } from '../../calculation/step.ts'
import { metres } from '../../calculation/units.ts'
import { temperatureFactor } from '../../standards/as_1720_1_2010/modification-factors.ts'
import { type Assumed, BY_CAPACITY, type PreparedMember } from '../check/prepared-member.ts'
import { simpleSpan, type TimberBeam, timberCapacities, twoSpanRafter } from '../timber/timber-beam.ts'
import { rafterSags } from '../timber/timber-deflection.ts'
import { applicableGrade, gradeSource } from '../timber/timber-grade.ts'
import { timberMaterial } from '../timber/timber-material.ts'
import { assumedSimpleSpan, rafterMember, rafterWeight } from './roof-on-rafter.ts'

/** A rafter of timber, as the project describes it. */
export type TimberRafter = Extract<Rafter, { readonly material: 'timber' }>

/** Largest roof area of a timber member of category 1, m2. */
const CATEGORY_1_AREA = 25
/** Span over depth from which a rafter looks like a truss. Method 7. */
const TRUSS_RATIO = 35
/** Timber up to this breadth is taken for a truss chord, mm. Method 7. */
const CHORD_BREADTH = 35

/** A truss chord, a rafter over one span, or a rafter that runs over a support. */
export type TimberRafterKind = 'truss' | 'rafter' | 'rafter-over-support'

/** What a timber rafter is: as given, else by its breadth; null where the rafter is of steel. Method 7. */
export const timberRafterKind = ({ rafter, options }: AssessmentInput): TimberRafterKind | null => {
  if (rafter.material !== 'timber') return null
  return options.timberRafter ?? (rafter.breadth <= CHORD_BREADTH ? 'truss' : 'rafter')
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

const assumedSpan = (rafter: TimberRafter, kind: TimberRafterKind | null, isGiven: boolean): Assumed => {
  if (kind !== 'truss' && kind !== 'rafter-over-support') return assumedSimpleSpan(rafter)
  const code = kind === 'truss' ? 'truss-chord-spans' : 'two-spans'
  const source: Message = isGiven || kind !== 'truss' ? 'chosen' : 'breadth-of-a-truss-chord'
  return { label: 'rafter-span-assumed', value: { code, values: { span: rafter.span } }, source }
}

/** A timber rafter or the top chord of a truss. Method 7. */
export const timberRafter = (
  rafter: TimberRafter,
  input: AssessmentInput,
  catalogue: Catalogue,
  roof: Step,
): PreparedMember => {
  const { depth, breadth, species } = rafter
  const { site, options } = input
  const kind = timberRafterKind(input)
  const isContinuous = kind !== 'rafter'
  const applicable = applicableGrade(input, species)
  const material = timberMaterial(catalogue.timber.grades, species, applicable, depth)
  const { density } = material
  const self = rafterWeight(metres(depth) * metres(breadth) * density, {
    code: 'species-of-density',
    values: { species, density },
  })
  const held = Math.min(input.purlin.spacing, rafter.span)
  const beam: TimberBeam = {
    name: 'rafter',
    span: metres(rafter.span),
    support: isContinuous ? twoSpanRafter : simpleSpan,
    isSeasoned: !options.greenTimber,
    depth,
    breadth,
    material,
    capacityFactor: capacityFactor(rafter, material.capacityFactors),
    temperature: temperatureFactor(site.latitude, site.state === 'QLD'),
    heldInUplift: held,
    heldDownward: held,
  }
  const [strength, sag] = [timberCapacities(beam), rafterSags(beam)]
  const size: Message = { code: 'timber-size', values: { depth, breadth } }
  const source = gradeSource(applicable, material.source)
  return {
    member: rafterMember(rafter, roof, self, isContinuous),
    limits: strength.limits,
    basis: BY_CAPACITY,
    sags: sag.sags,
    title: { code: 'rafters-of', values: { section: size } },
    steps: [roof, self, ...strength.steps, ...sag.steps],
    table: null,
    assumed: [
      assumedSpan(rafter, kind, options.timberRafter !== null),
      { label: 'rafter-timber', value: material.name, source },
    ],
  }
}

/** Whether the rafter is so slender for its span that the span may be that of a whole truss. */
export const looksLikeTruss = ({ rafter }: AssessmentInput): boolean =>
  rafter.material === 'timber' && rafter.span / rafter.depth > TRUSS_RATIO
