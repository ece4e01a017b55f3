import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type Figure, figureAt, rowFigure } from '../calculation/figure.ts'
import { type CodedNode, node, reading, type Step } from '../calculation/step.ts'
import type { Hardware } from '../checks/check.ts'
import { hasFeetOverRafters } from '../members/crossing/over-rafters.ts'
import { jointGroupOf } from '../members/timber/joint-group.ts'
import { applicableGrade } from '../members/timber/timber-grade.ts'
import { byTheSea } from '../products/by-the-sea.ts'
import { chosenRacking } from '../products/chosen-products.ts'
import { noFigureCondition, rackingCapacities } from '../products/racking-capacities.ts'
import { noStrongerThan } from '../products/racking-fixings.ts'
import { type RackingRail, rackingRail } from '../products/racking-rail.ts'
import { corrosivityOf } from '../site/corrosivity.ts'
import { footOnSteel, footOnTimber, footOverRafter } from './foot-capacity.ts'
import { tileHookCapacity } from './tile-hook-capacity.ts'

/** The hardware of a roof, with what must hold for it and its derivation. */
export type FittedHardware = {
  readonly hardware: Hardware
  /** What a maker has to confirm. */
  readonly conditions: readonly Message[]
  readonly trace: CodedNode
}

type Capacities = Hardware['capacities']
type Fitted = { readonly capacities: Capacities; readonly steps: readonly Step[]; readonly condition?: Message }
type GenericRail = Catalogue['fixings']['rail']

const feetOnRafters = (input: AssessmentInput, catalogue: Catalogue, cyclonic: boolean): Fitted => {
  const species = input.rafter.material === 'timber' ? input.rafter.species : 'softwood'
  const group = jointGroupOf(catalogue.timber.grades, species, applicableGrade(input, species))
  const foot = footOverRafter(catalogue, group, input.options.screwsPerFoot, cyclonic)
  return { capacities: { 'foot-bracket': foot.bracket, 'timber-screw-withdrawal': foot.screws }, steps: foot.steps }
}

const feet = (input: AssessmentInput, catalogue: Catalogue, cyclonic: boolean): Fitted => {
  const { purlin, options } = input
  if (hasFeetOverRafters(input)) return feetOnRafters(input, catalogue, cyclonic)
  if (purlin.material === 'steel') {
    const foot = footOnSteel(catalogue, purlin.thickness, options.screwsPerFoot, cyclonic)
    const capacities = { 'foot-bracket': foot.bracket, 'steel-screw-pull-out': foot.screws }
    return { capacities, steps: foot.steps }
  }
  const group = jointGroupOf(catalogue.timber.grades, purlin.species, applicableGrade(input, purlin.species))
  const foot = footOnTimber(catalogue, { depth: purlin.depth, group }, options.screwsPerFoot, cyclonic)
  return { capacities: { 'foot-bracket': foot.bracket, 'timber-screw-withdrawal': foot.screws }, steps: foot.steps }
}

const clamp = (sheeting: number, catalogue: Catalogue): Fitted => {
  const { clampCapacities } = catalogue.fixings
  const figure = rowFigure(clampCapacities, 'fixings/clamp-capacities', sheeting)
  const name = catalogue.sheeting.profiles[sheeting]?.name ?? 'Other'
  const step = reading(
    { symbol: 'R_c', label: 'capacity-of-a-clamp', unit: 'kN', clause: 'Method 5.1' },
    clampCapacities.capacities[sheeting] as number,
    { source: { code: 'sheeting-product', values: { sheeting, name } }, ...figure },
  )
  const { value, status } = step
  return {
    capacities: { 'clamp-capacity': { value, status, reason: { code: 'clamp-for', values: { name } } } },
    steps: [step],
  }
}

const hooks = (input: AssessmentInput, catalogue: Catalogue, cyclonic: boolean): Fitted => {
  const { rafter } = input
  const size = rafter.material === 'steel' ? rafter.flangeThickness : rafter.depth
  const capacity = tileHookCapacity(catalogue.fixings, { material: rafter.material, size, cyclonic })
  if (capacity === null) throw new RangeError('the rafter is thinner than the table of support factors')
  const capacities = { 'tile-hook-ultimate': capacity.ultimate, 'tile-hook-service': capacity.service }
  return { capacities, steps: capacity.steps }
}

const generic = (input: AssessmentInput, catalogue: Catalogue, cyclonic: boolean): Fitted => {
  if (input.roofCover.kind === 'tile') return hooks(input, catalogue, cyclonic)
  if (input.roofCover.kind === 'tin-clamped') return clamp(input.roofCover.sheeting, catalogue)
  return feet(input, catalogue, cyclonic)
}

const kindOn = { tile: 'hook', 'tin-clamped': 'clamp', 'tin-screwed': 'foot' } as const

/** Figures of the racking system where it has any for this roof, else generic ones. */
const fitted = (input: AssessmentInput, catalogue: Catalogue, cyclonic: boolean): Fitted => {
  const system = chosenRacking(input, catalogue)
  if (system === null || system.fixings.length === 0) return generic(input, catalogue, cyclonic)
  const own = rackingCapacities(system, input, catalogue, cyclonic)
  const category = corrosivityOf(input.options, catalogue.fixings.corrosivity)
  if (own !== null) return byTheSea(system, category, own)
  const limited = noStrongerThan(system, kindOn[input.roofCover.kind], generic(input, catalogue, cyclonic))
  return { ...byTheSea(system, category, limited), condition: noFigureCondition(system, input) }
}

const railFigure = (rail: GenericRail): Figure => figureAt(rail, 'fixings/rail')

/** Design moment of the rail, and the largest that one can be certified for. */
const momentsOf = (rail: GenericRail): readonly Step[] => [
  reading(
    { symbol: 'phi_M', label: 'design-moment-of-the-rail', unit: 'kNm', clause: 'Method 5.3' },
    rail.momentCapacity,
    railFigure(rail),
  ),
  reading(
    { symbol: 'phi_Mc', label: 'largest-moment-to-certify', unit: 'kNm', clause: 'Method 5.3' },
    rail.certifiableMoment,
    railFigure(rail),
  ),
]

const genericRail = (rail: GenericRail): RackingRail => {
  const figure = railFigure(rail)
  const clause = 'Method 5.3'
  const K_3 = reading(
    { symbol: 'K_3', label: 'deflection-stiffness-of-the-rail', unit: 'kN m2', clause },
    rail.stiffness,
    figure,
  )
  const L_0 = reading(
    { symbol: 'L_0', label: 'change-over-length-of-the-rail', unit: 'm', clause },
    rail.changeOver,
    figure,
  )
  const { stiffness, changeOver, deflectionSpan, momentCapacity, certifiableMoment, status } = rail
  return {
    rail: {
      stiffness,
      changeOver,
      deflectionSpan,
      momentCapacity,
      certifiableMoment,
      status,
      certified: 'rail',
      momentDivisor: 8,
    },
    steps: [K_3, L_0, ...momentsOf(rail)],
  }
}

const railOf = (input: AssessmentInput, catalogue: Catalogue): RackingRail => {
  const system = chosenRacking(input, catalogue)
  const { rail } = catalogue.fixings
  return system === null ? genericRail(rail) : rackingRail(system, rail)
}

/**
 * The hardware of an assessment: feet, clamps or hooks, the rail and the panel's limits. Method 5.
 * @param cyclonic regions C and D
 */
export const fitHardware = (input: AssessmentInput, catalogue: Catalogue, cyclonic: boolean): FittedHardware => {
  const { capacities, steps, condition } = fitted(input, catalogue, cyclonic)
  const { rail, steps: railSteps } = railOf(input, catalogue)
  const { limits } = catalogue.panels
  const p_max = reading(
    {
      symbol: 'p_max',
      label: 'largest-ultimate-pressure-on-a-panel',
      unit: 'kPa',
      clause: 'Method 5.4',
    },
    limits.largestPressure,
    figureAt(limits, 'panels/limits'),
  )
  return {
    hardware: {
      capacities,
      rail,
      panel: { largest: limits.largestPressure, status: limits.status },
    },
    conditions: condition === undefined ? [] : [condition],
    trace: node('fixings', 'capacities-of-fixings-rail-and-panel', [...steps, ...railSteps, p_max]),
  }
}
