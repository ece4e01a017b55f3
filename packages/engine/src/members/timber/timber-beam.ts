import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, lastOf, reading, type Step } from '../../calculation/step.ts'
import { bendingCapacity, shearCapacity } from '../../standards/as_1720_1_2010/beam-capacity.ts'
import { beamSlenderness, materialConstant, stabilityFactor } from '../../standards/as_1720_1_2010/beam-stability.ts'
import { bendingStrength, type Duration, durationFactor } from '../../standards/as_1720_1_2010/modification-factors.ts'
import { type Capacities, type CaseCapacity, type MemberLimit, single } from '../check/member-limit.ts'
import { type LoadEffect, moment, shear } from '../loads/load-effect.ts'
import type { TimberMaterial } from './timber-material.ts'

/**
 * A beam over one span or two: part of w L that is shear at a support, and the factors of deflection under a load on every span and
 * under panels, which may end on one.
 */
export type BeamSupport = { readonly shear: number; readonly deflection: number; readonly panelDeflection: number }

/** A single span. Method 6 and 7. */
export const simpleSpan: BeamSupport = { shear: 0.5, deflection: 5 / 384, panelDeflection: 5 / 384 }

/** A batten over two spans. Method 6. */
export const twoSpanBatten: BeamSupport = { shear: 0.625, deflection: 1 / 185, panelDeflection: 1 / 185 }
/** A truss chord, or a rafter that runs over a support. */
export const twoSpanRafter: BeamSupport = { shear: 0.625, deflection: 0.00542, panelDeflection: 0.00914 }

/** A timber member as a beam. */
export type TimberBeam = {
  readonly name: 'purlin' | 'rafter'
  /** Span L, m. */
  readonly span: number
  readonly support: BeamSupport
  /** Green timber shrinks and creeps as it dries. */
  readonly isSeasoned: boolean
  /** mm */
  readonly depth: number
  readonly breadth: number
  readonly material: TimberMaterial
  readonly capacityFactor: Step
  readonly temperature: Step
  /** Spacing of restraints of the top edge, mm: in uplift, and under downward load; null: continuous. */
  readonly heldInUplift: number
  readonly heldDownward: number | null
}

const slendernessTimes = clause<{ readonly rho_b: number; readonly S_1: number }>(
  {
    symbol: 'x',
    label: 'slenderness-and-material',
    unit: '',
    clause: 'AS 1720.1:2010 cl 3.2.4',
    formula: 'rho_b * S_1',
  },
  ({ rho_b, S_1 }) => rho_b * S_1,
)

/** Words of a characteristic strength, MPa. */
export const strength = (symbol: string, label: Message) => ({
  symbol,
  label,
  unit: 'MPa',
  clause: 'AS 1720.1:2010 appendix H',
})

/** Stability factor of one direction: the top edge is compressed by downward load, and in tension in uplift. */
const stability = (beam: TimberBeam, rho_b: Step, edge: 'compression' | 'tension'): readonly Step[] => {
  const { depth: d, breadth: b, heldInUplift, heldDownward } = beam
  const L_ay = edge === 'tension' ? heldInUplift : heldDownward
  if (d <= b) return [stabilityFactor(0, true)]
  if (L_ay === null) return [stabilityFactor(0)]
  const S_1 = beamSlenderness(edge, { d, b, L_ay })
  const x = slendernessTimes({ rho_b: rho_b.value, S_1: S_1.value })
  return [S_1, x, stabilityFactor(x.value)]
}

const durations: readonly Duration[] = ['permanent', 'live', 'wind']

type Strengths = { readonly f_b: Step; readonly f_s: Step }

const bendingAt = (beam: TimberBeam, { f_b }: Strengths, k_1: Step, k_12: Step, branch: Message): Step => {
  const given = {
    phi: beam.capacityFactor.value,
    k_1: k_1.value,
    k_4: 1,
    k_6: beam.temperature.value,
    k_9: 1,
    k_12: k_12.value,
    f_b: f_b.value,
    b: beam.breadth,
    d: beam.depth,
  }
  return bendingCapacity(given, { branch, status: f_b.status })
}

const shearAt = (beam: TimberBeam, { f_s }: Strengths, k_1: Step, branch: Message): Step => {
  const given = {
    phi: beam.capacityFactor.value,
    k_1: k_1.value,
    k_4: 1,
    k_6: beam.temperature.value,
    f_s: f_s.value,
    b: beam.breadth,
    d: beam.depth,
  }
  return shearCapacity(given, { branch, status: f_s.status })
}

/** Capacities under downward load, which differ by its duration. */
const byDuration = (capacityAt: (k_1: Step, branch: Message) => Step) => {
  const steps: Step[] = []
  const cases: CaseCapacity[] = []
  for (const duration of durations) {
    const k_1 = durationFactor(duration)
    const capacity = capacityAt(k_1, { code: 'downward-load-of-duration', values: { duration } })
    steps.push(k_1, capacity)
    cases.push({ load: duration, capacity: capacity.value })
  }
  return { steps, cases }
}

/** Makes the limits of a beam, with its status and name. */
export const limitMaker = ({ depth, breadth, material }: TimberBeam) => {
  const { status, name } = material
  const reason: Message = { code: 'timber-section', values: { depth, breadth, material: name } }
  return (id: MemberLimit['id'], effect: LoadEffect, cases: MemberLimit['cases']): MemberLimit => ({
    id,
    effect,
    cases,
    status,
    reason,
  })
}

/** Bending and shear of a timber beam in both directions. AS 1720.1, method 6 and 7. */
export const timberCapacities = (beam: TimberBeam): Capacities => {
  const { name, span: L, support, material, depth } = beam
  const { status, name: source } = material
  const f_b = bendingStrength(material.bending, depth, { source, status })
  const f_s = reading(strength('f_s', 'characteristic-shear-strength'), material.shear, { source, status })
  const strengths = { f_b, f_s }
  const rho_b = materialConstant(material.E, f_b.value, beam.isSeasoned)
  const up = stability(beam, rho_b, 'tension')
  const down = stability(beam, rho_b, 'compression')
  const k_1 = durationFactor('wind')
  const bendingUp = bendingAt(beam, strengths, k_1, lastOf(up), 'uplift')
  const shearUp = shearAt(beam, strengths, k_1, 'uplift')
  const bendingDown = byDuration((k, branch) => bendingAt(beam, strengths, k, lastOf(down), branch))
  const shearDown = byDuration((k, branch) => shearAt(beam, strengths, k, branch))
  const limit = limitMaker(beam)
  const { shear: k_v } = support
  const limits = [
    limit(`${name}-bending-uplift`, moment(L), single('outward', bendingUp.value)),
    limit(`${name}-bending-downward`, moment(L), bendingDown.cases),
    limit(`${name}-shear-uplift`, shear(k_v, L), single('outward', shearUp.value)),
    limit(`${name}-shear-downward`, shear(k_v, L), shearDown.cases),
  ]
  const materialSteps = [beam.capacityFactor, beam.temperature, f_b, f_s, rho_b]
  const capacitySteps = [k_1, ...up, bendingUp, shearUp, ...down, ...bendingDown.steps, ...shearDown.steps]
  return {
    limits,
    steps: [...materialSteps, ...capacitySteps],
  }
}
