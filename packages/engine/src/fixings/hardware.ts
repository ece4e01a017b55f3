import type { AssessmentInput, TimberSpecies } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue, JointGroup } from '@soundroof/contract/roofs/catalogue/catalogue'
import { type CodedNode, node, reading, type Step } from '../calculation/step.ts'
import type { Hardware } from '../checks/check.ts'
import { type ApplicableGrade, applicableGrade } from '../members/timber/timber-grade.ts'
import { footOnSteel, footOnTimber } from './foot-capacity.ts'
import { tileHookCapacity } from './tile-hook-capacity.ts'

export type FittedHardware = { readonly hardware: Hardware; readonly trace: CodedNode }

type Capacities = Hardware['capacities']
type Fitted = { readonly capacities: Capacities; readonly steps: readonly Step[] }

/** Joint group of a timber: of its grade where that has a group, else of its species or the weaker one of its bound. */
export const jointGroupOf = (
  grades: Catalogue['timber']['grades'],
  species: TimberSpecies,
  { grade, bound }: ApplicableGrade,
): JointGroup => {
  const groupOf = (name: string | null) => grades.rows.find((row) => row.grade === name)?.jointGroup ?? null
  const own = groupOf(grade) ?? grades.defaults[species].jointGroup
  const given = groupOf(bound)
  // JD1 is the strongest, JD6 the weakest.
  return given !== null && given > own ? given : own
}

const feet = (input: AssessmentInput, catalogue: Catalogue, cyclonic: boolean): Fitted => {
  const { purlin, options } = input
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
  const { capacities, status } = catalogue.fixings.clampCapacities
  const name = catalogue.sheeting.profiles[sheeting]?.name ?? 'Other'
  const step = reading(
    { symbol: 'R_c', label: 'capacity-of-a-clamp', unit: 'kN', clause: 'Method 5.1', status },
    capacities[sheeting] as number,
    { source: { code: 'sheeting-product', values: { sheeting, name } } },
  )
  return {
    capacities: { 'clamp-capacity': { value: step.value, status, reason: { code: 'clamp-for', values: { name } } } },
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

const fitted = (input: AssessmentInput, catalogue: Catalogue, cyclonic: boolean): Fitted => {
  if (input.roofCover.kind === 'tile') return hooks(input, catalogue, cyclonic)
  if (input.roofCover.kind === 'tin-clamped') return clamp(input.roofCover.sheeting, catalogue)
  return feet(input, catalogue, cyclonic)
}

/** Design moment of the rail, where its section is known. */
const momentOf = ({ momentCapacity, status }: Catalogue['fixings']['rail']): readonly Step[] =>
  momentCapacity === null
    ? []
    : [
        reading(
          { symbol: 'phi_M', label: 'design-moment-of-the-rail', unit: 'kNm', clause: 'Method 5.3', status },
          momentCapacity,
        ),
      ]

/**
 * The hardware of an assessment: feet, clamps or hooks, the rail and the panel's limits. Method 5.
 * @param cyclonic regions C and D
 */
export const fitHardware = (input: AssessmentInput, catalogue: Catalogue, cyclonic: boolean): FittedHardware => {
  const { capacities, steps } = fitted(input, catalogue, cyclonic)
  const { rail } = catalogue.fixings
  const { limits } = catalogue.panels
  const K_3 = reading(
    {
      symbol: 'K_3',
      label: 'deflection-stiffness-of-the-rail',
      unit: 'kN m2',
      clause: 'Method 5.3',
      status: rail.status,
    },
    rail.stiffness,
  )
  const L_0 = reading(
    { symbol: 'L_0', label: 'change-over-length-of-the-rail', unit: 'm', clause: 'Method 5.3', status: rail.status },
    rail.changeOver,
  )
  const p_max = reading(
    {
      symbol: 'p_max',
      label: 'largest-ultimate-pressure-on-a-panel',
      unit: 'kPa',
      clause: 'Method 5.4',
      status: limits.status,
    },
    limits.largestPressure,
  )
  return {
    hardware: {
      capacities,
      rail: {
        stiffness: rail.stiffness,
        changeOver: rail.changeOver,
        momentCapacity: rail.momentCapacity,
        status: rail.status,
      },
      panel: { largest: limits.largestPressure, warning: limits.warningPressure, status: limits.status },
    },
    trace: node('fixings', 'capacities-of-fixings-rail-and-panel', [...steps, K_3, L_0, ...momentOf(rail), p_max]),
  }
}
