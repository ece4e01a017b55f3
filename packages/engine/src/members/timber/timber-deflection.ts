import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, reading, type Step } from '../../calculation/step.ts'
import { creepFactor } from '../../standards/as_1720_1_2010/modification-factors.ts'
import { type Capacities, single } from '../check/member-limit.ts'
import type { SagLimit } from '../check/sag.ts'
import { deflection, type Stiffness } from '../loads/load-effect.ts'
import { limitMaker, strength, type TimberBeam } from './timber-beam.ts'

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

/** Stiffness of a beam and its deflection limits, mm. */
const stiffnessOf = ({ span: L, support, isSeasoned, material, depth: d, breadth: b }: TimberBeam) => {
  const E = reading(strength('E', 'modulus-of-elasticity'), material.E, { source: material.name })
  const I_x = inertia({ b, d })
  const j_2 = creepFactor(isSeasoned)
  const [service, permanent] = [serviceLimit({ L }), permanentLimit({ L })]
  const bent = (creep: number): Stiffness => ({ j_2: creep, k_d: support.deflection, L, E: E.value, I_x: I_x.value })
  const steps: readonly Step[] = [E, I_x, j_2, service, permanent]
  return { short: bent(1), long: bent(j_2.value), service: service.value, permanent: permanent.value, steps }
}

/** Deflection of battens, which it may refuse. Method 6. */
export const battenDeflections = (beam: TimberBeam): Capacities => {
  const { short, long, service, permanent, steps } = stiffnessOf(beam)
  const limit = limitMaker(beam)
  return {
    limits: [
      limit('purlin-deflection-uplift', deflection(short), single('serviceOutward', service)),
      limit('purlin-deflection-downward', deflection(short), single('serviceInward', service)),
      limit('purlin-deflection-permanent', deflection(long), single('dead', permanent)),
    ],
    steps,
  }
}

/** Sag of rafters and truss chords, of which the owner is told. Method 7. */
export const rafterSags = (
  beam: TimberBeam,
): { readonly sags: readonly SagLimit[]; readonly steps: readonly Step[] } => {
  const { short, long, service, permanent, steps } = stiffnessOf(beam)
  const { panelDeflection } = beam.support
  const { status, name } = beam.material
  const reason: Message = {
    code: 'timber-section',
    values: { depth: beam.depth, breadth: beam.breadth, material: name },
  }
  const sag = (id: SagLimit['id'], load: SagLimit['load'], largest: number, stiffness: Stiffness): SagLimit => ({
    id,
    load,
    largest,
    stiffness,
    panelDeflection,
    perLoad: deflection(stiffness).factor,
    perPanels: deflection({ ...stiffness, k_d: panelDeflection }).factor,
    status,
    reason,
  })
  return {
    sags: [
      sag('rafter-deflection-uplift', 'serviceOutward', service, short),
      sag('rafter-deflection-downward', 'serviceInward', service, short),
      sag('rafter-deflection-permanent', 'dead', permanent, long),
    ],
    steps,
  }
}
