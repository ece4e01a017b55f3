import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { Figure } from '../../calculation/figure.ts'
import { lastOf, leastSure, reading, type Step } from '../../calculation/step.ts'
import {
  CAPACITY_FACTOR,
  DENSITY,
  designMoment,
  designShear,
  memberMoment,
  referenceBucklingMoment,
  SHEAR_MODULUS,
  slendernessReduction,
  UNIFORM_LOAD_MOMENT_FACTOR,
  YOUNGS_MODULUS,
} from '../../standards/as_4100_2020/member-capacity.ts'
import { effectiveModulus, sectionMoment, shearOfWeb } from '../../standards/as_4100_2020/section-capacity.ts'
import { yieldStep } from '../../standards/as_4100_2020/yield-stress.ts'
import { type Capacities, downward, type MemberLimit, single } from '../check/member-limit.ts'
import { moment, shear } from '../loads/load-effect.ts'
import type { RafterSection } from './rafter-section.ts'

/** A simple span between restraints, all m; `braces` null: no fly braces. */
export type SteelBeam = {
  readonly section: RafterSection
  readonly span: number
  /** Spacing of the purlins that hold the top flange. */
  readonly purlins: number
  readonly braces: number | null
  /** That the purlins hold its top flange downward over the whole span; null: its knees hog there. */
  readonly heldTop: Figure | null
}

const withStatus = (steps: readonly Step[], status: Step['status']): readonly Step[] =>
  steps.map((step) => ({ ...step, status }))

const modulusOf = ({ section }: SteelBeam): readonly Step[] => {
  const { publishedModulus, dimensions, properties, flangeYield, name, status } = section
  if (publishedModulus === null) return withStatus(effectiveModulus(dimensions, properties, flangeYield), status)
  const words = {
    symbol: 'Z_e',
    label: 'effective-section-modulus',
    unit: 'mm3',
    clause: 'AS 4100:2020 cl 5.2',
  } as const
  return [reading(words, publishedModulus, { source: name, status })]
}

type Segment = {
  /** Distance between restraints of the compressed flange, m. */
  readonly length: number
  readonly alpha_m: number
  readonly branch: Message
  readonly held: Figure | null
}

const effectiveLength = ({ length, branch, held }: Segment): Step => {
  const label = held === null ? 'effective-length' : 'effective-length-of-held-flange'
  const words = { symbol: 'L_e', label, unit: 'mm', clause: 'AS 4100:2020 cl 5.6.3' } as const
  return reading(words, 1000 * length, { ...held, branch })
}

/** Moment that a segment carries before it buckles sideways. */
const bending = ({ section }: SteelBeam, M_s: Step, segment: Segment): readonly Step[] => {
  const { Iy: I_y, J, Iw: I_w } = section.properties
  const { status } = leastSure(section, ...(segment.held === null ? [] : [segment.held]))
  const L_e = effectiveLength(segment)
  const M_o = referenceBucklingMoment({ E: YOUNGS_MODULUS, G: SHEAR_MODULUS, I_y, J, I_w, L_e: L_e.value }, { status })
  const alpha_s = slendernessReduction({ M_s: M_s.value, M_o: M_o.value }, { status })
  const M_b = memberMoment({ alpha_m: segment.alpha_m, alpha_s: alpha_s.value, M_s: M_s.value }, { status })
  const design = designMoment({ phi: CAPACITY_FACTOR, M_b: M_b.value }, { status, branch: segment.branch })
  return [L_e, M_o, alpha_s, M_b, design]
}

/** Uplift compresses the bottom flange, which the purlins do not hold. */
const upliftSegment = ({ span, braces }: SteelBeam, branch?: Message): Segment =>
  braces !== null && braces < span
    ? { length: braces, alpha_m: 1, branch: branch ?? 'uplift-bottom-flange-held-by-fly-braces', held: null }
    : {
        length: span,
        alpha_m: UNIFORM_LOAD_MOMENT_FACTOR,
        branch: branch ?? 'uplift-bottom-flange-free-over-the-span',
        held: null,
      }

/** Knees hog under downward load with the bottom flange as free as in uplift. */
const downwardSegment = (beam: SteelBeam): Segment =>
  beam.heldTop === null
    ? upliftSegment(beam, 'knees-hog-bottom-flange')
    : {
        length: Math.min(beam.purlins, beam.span),
        alpha_m: 1,
        branch: 'downward-top-flange-held-by-purlins',
        held: beam.heldTop,
      }

/** Bending and shear of a steel rafter in both directions. AS 4100, method 7. */
export const steelRafterCapacities = (beam: SteelBeam): Capacities => {
  const { section, span: L } = beam
  const { status } = section
  const f_y = yieldStep('f_y', section.flangeYield, section.branch)
  const f_yw = yieldStep('f_yw', section.webYield, section.branch)
  const modulus = modulusOf(beam)
  const M_s = sectionMoment({ f_y: f_y.value, Z_e: lastOf(modulus).value }, { status })
  const up = bending(beam, M_s, upliftSegment(beam))
  const down = bending(beam, M_s, downwardSegment(beam))
  const web = withStatus(shearOfWeb(section.dimensions, f_yw.value), status)
  const phi_V = designShear({ phi: CAPACITY_FACTOR, V_v: lastOf(web).value }, { status })
  const limit = (id: MemberLimit['id'], effect: MemberLimit['effect'], cases: MemberLimit['cases']): MemberLimit => ({
    id,
    effect,
    cases,
    status,
    reason: section.name,
  })
  const inDownward = limit('rafter-section-downward', moment(L), downward(lastOf(down).value))
  return {
    limits: [
      limit('rafter-section-uplift', moment(L), single('outward', lastOf(up).value)),
      { ...inDownward, status: lastOf(down).status },
      limit('rafter-web-uplift', shear(0.5, L), single('outward', phi_V.value)),
      limit('rafter-web-downward', shear(0.5, L), downward(phi_V.value)),
    ],
    steps: [...section.steps, f_y, f_yw, ...modulus, M_s, ...up, ...down, ...web, phi_V],
  }
}

/** kg/m of a section. */
export const massOfSection = ({ properties }: RafterSection): number => (properties.A * DENSITY) / 1e6
