import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, lastOf, reading, type Step } from '../../calculation/step.ts'
import { bendingCapacity, shearCapacity } from '../../standards/as_1720_1_2010/beam-capacity.ts'
import { beamSlenderness, materialConstant, stabilityFactor } from '../../standards/as_1720_1_2010/beam-stability.ts'
import {
  bendingStrength,
  CREEP_FACTOR,
  type Duration,
  durationFactor,
} from '../../standards/as_1720_1_2010/modification-factors.ts'
import { type Capacities, type CaseCapacity, type MemberLimit, single } from '../check/member-limit.ts'
import { deflection, type LoadEffect, moment, shear } from '../loads/load-effect.ts'
import type { TimberMaterial } from './timber-material.ts'

export type TimberBeam = {
  readonly name: 'purlin' | 'rafter'
  /** Span L, m, and whether it continues over a second span. */
  readonly span: number
  readonly isContinuous: boolean
  /** mm */
  readonly depth: number
  readonly breadth: number
  readonly material: TimberMaterial
  readonly phi: Step
  readonly k_6: Step
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

const strength = (symbol: string, label: Message) => ({
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
    phi: beam.phi.value,
    k_1: k_1.value,
    k_4: 1,
    k_6: beam.k_6.value,
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
    phi: beam.phi.value,
    k_1: k_1.value,
    k_4: 1,
    k_6: beam.k_6.value,
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

const limitWords = (symbol: string, label: Message) => ({
  symbol,
  label,
  unit: 'mm',
  clause: 'AS 1720.1:2010 appendix B',
})
const serviceLimit = clause<{ readonly L: number }>(
  { ...limitWords('delta_s', 'deflection-limit-service'), formula: '1000 * L / 150' },
  ({ L }) => (1000 * L) / 150,
)
const permanentLimit = clause<{ readonly L: number }>(
  { ...limitWords('delta_p', 'deflection-limit-permanent-load'), formula: '1000 * L / 300' },
  ({ L }) => (1000 * L) / 300,
)
const inertia = clause<{ readonly b: number; readonly d: number }>(
  {
    symbol: 'I_x',
    label: 'second-moment-of-area',
    unit: 'mm4',
    clause: 'AS 1720.1:2010 cl 3.2',
    formula: 'b * d ^ 3 / 12',
  },
  ({ b, d }) => (b * d ** 3) / 12,
)

/** Makes the limits of a beam, with its status and name. */
const limitMaker = ({ depth, breadth, material }: TimberBeam) => {
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

/** Stiffness of a beam and its deflection limits, mm. */
const deflections = (beam: TimberBeam, limit: ReturnType<typeof limitMaker>) => {
  const { name, span: L, isContinuous, material, depth: d, breadth: b } = beam
  const E = reading(strength('E', 'modulus-of-elasticity'), material.E, { source: material.name })
  const I_x = inertia({ b, d })
  const service = serviceLimit({ L })
  const permanent = permanentLimit({ L })
  const bent = (j_2: number) =>
    deflection({ j_2, k_d: isContinuous ? 1 / 185 : 5 / 384, L, E: E.value, I_x: I_x.value })
  const limits = [
    limit(`${name}-deflection-uplift`, bent(1), single('serviceOutward', service.value)),
    limit(`${name}-deflection-downward`, bent(1), single('serviceInward', service.value)),
    limit(`${name}-deflection-permanent`, bent(CREEP_FACTOR), single('dead', permanent.value)),
  ]
  return { limits, steps: [E, I_x, service, permanent] }
}

/** Bending, shear and deflection of a timber beam in both directions. AS 1720.1, method 6 and 7. */
export const timberCapacities = (beam: TimberBeam): Capacities => {
  const { name, span: L, isContinuous, material, depth } = beam
  const { status, name: source } = material
  const f_b = bendingStrength(material.bending, depth, { source, status })
  const f_s = reading(strength('f_s', 'characteristic-shear-strength'), material.shear, { source, status })
  const strengths = { f_b, f_s }
  const rho_b = materialConstant(material.E, f_b.value, true)
  const up = stability(beam, rho_b, 'tension')
  const down = stability(beam, rho_b, 'compression')
  const k_1 = durationFactor('wind')
  const bendingUp = bendingAt(beam, strengths, k_1, lastOf(up), 'uplift')
  const shearUp = shearAt(beam, strengths, k_1, 'uplift')
  const bendingDown = byDuration((k, branch) => bendingAt(beam, strengths, k, lastOf(down), branch))
  const shearDown = byDuration((k, branch) => shearAt(beam, strengths, k, branch))
  const limit = limitMaker(beam)
  const sag = deflections(beam, limit)
  const k_v = isContinuous ? 0.625 : 0.5
  const limits = [
    limit(`${name}-bending-uplift`, moment(L), single('outward', bendingUp.value)),
    limit(`${name}-bending-downward`, moment(L), bendingDown.cases),
    limit(`${name}-shear-uplift`, shear(k_v, L), single('outward', shearUp.value)),
    limit(`${name}-shear-downward`, shear(k_v, L), shearDown.cases),
    ...sag.limits,
  ]
  const materialSteps = [beam.phi, beam.k_6, f_b, f_s, rho_b]
  const capacitySteps = [k_1, ...up, bendingUp, shearUp, ...down, ...bendingDown.steps, ...shearDown.steps]
  return {
    limits,
    steps: [...materialSteps, ...capacitySteps, ...sag.steps],
  }
}
