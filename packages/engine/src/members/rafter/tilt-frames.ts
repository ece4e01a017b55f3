import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import type { PanelPressure } from '../../actions/panel-pressure.ts'
import { tiltOf } from '../../actions/tilt.ts'
import { figureAt } from '../../calculation/figure.ts'
import { type CodedNode, clause, node, reading, type Step, worstStatus } from '../../calculation/step.ts'
import { metres } from '../../calculation/units.ts'
import { sideAcross } from './frame-span.ts'

/** Tilted panels push a frame sideways, which flush panels do not. Method 7. */

type Push = {
  readonly q_u: number
  readonly C_m: number
  readonly alpha: number
  readonly r: number
  readonly d: number
  readonly cos_theta: number
}
const pushOf = clause<Push>(
  {
    symbol: 'H_p',
    label: 'sideways-push-of-tilted-panels-on-a-frame',
    unit: 'kN',
    clause: 'Method 7',
    formula: 'q_u * C_m * sin(alpha * pi / 180) * r * d / cos_theta',
  },
  ({ q_u, C_m, alpha, r, d, cos_theta }) => (q_u * C_m * Math.sin((alpha * Math.PI) / 180) * r * d) / cos_theta,
)
type OfWall = {
  readonly q_u: number
  readonly C_w: number
  readonly r: number
  readonly h_e: number
  readonly x: number
}
const limitOf = clause<OfWall>(
  {
    symbol: 'H_w',
    label: 'part-of-the-wind-on-the-wall-of-a-frame',
    unit: 'kN',
    clause: 'Method 7',
    formula: 'x * q_u * C_w * r * h_e',
  },
  ({ q_u, C_w, r, h_e, x }) => x * q_u * C_w * r * h_e,
)
type Eave = { readonly h: number; readonly d: number; readonly theta: number }
const eaveWords = { symbol: 'h_e', label: 'height-of-the-eave', unit: 'm', clause: 'Method 7' } as const
const eaveBelowRidge = clause<Eave>(
  { ...eaveWords, formula: 'max(0, h - d / 4 * tan(theta * pi / 180))' },
  ({ h, d, theta }) => Math.max(0, h - (d / 4) * Math.tan((theta * Math.PI) / 180)),
)
const lowEave = clause<Eave>(
  { ...eaveWords, formula: 'max(0, h - d / 2 * tan(theta * pi / 180))' },
  ({ h, d, theta }) => Math.max(0, h - (d / 2) * Math.tan((theta * Math.PI) / 180)),
)

type Asked = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  readonly pressure: PanelPressure
  /** On major framing, kPa. */
  readonly ultimate: number
}

const isTilted = ({ array, rafter }: AssessmentInput): boolean => tiltOf(array) !== null && rafter.material === 'steel'

/** Panels on the whole roof count: how many there will be is not known. */
const stepsOf = ({ input, catalogue, pressure, ultimate: q_u }: Asked) => {
  const { building, array, rafter, options } = input
  const wall = catalogue.wind.tiltedPanels.wall
  const [r, d, theta] = [metres(rafter.spacing), sideAcross(input), building.roofSlope]
  const alpha = theta + (tiltOf(array) ?? 0)
  const eaveOf = options.roofForm === 'skillion' || options.roofForm === 'flat' ? lowEave : eaveBelowRidge
  const x = reading(
    { symbol: 'x', label: 'part-of-the-wind-on-the-wall', unit: '', clause: 'Method 7' },
    wall.share,
    figureAt(wall, 'wind/tilted-panels/wall'),
  )
  const push = pushOf(
    { q_u, C_m: pressure.member.suction, alpha, r, d, cos_theta: pressure.cosTheta },
    { status: pressure.member.status },
  )
  const h_e = eaveOf({ h: building.height, d, theta })
  const C_w = reading(
    { symbol: 'C_w', label: 'pressure-on-both-walls', unit: '', clause: 'AS/NZS 1170.2 table 5.2' },
    wall.windward + wall.leeward,
    figureAt(wall, 'wind/tilted-panels/wall'),
  )
  const limit = limitOf({ x: x.value, q_u, C_w: C_w.value, r, h_e: h_e.value }, { status: wall.status })
  return { push, h_e, C_w, x, limit }
}

const judge = (push: Step, limit: Step): CodedCheckResult => {
  const isMore = push.value > limit.value
  return {
    id: 'rafter-sideways',
    title: 'sideways-push-on-the-frame',
    outcome: isMore ? 'needs-engineer' : 'pass',
    utilisation: null,
    demand: push.value,
    capacity: limit.value,
    unit: 'kN',
    clause: 'Method 7',
    reason: 'beside-a-twentieth-of-the-wind-on-its-wall',
    status: worstStatus(push.status, limit.status),
  }
}

/** The check of the push of tilted panels on a frame, with its derivation. */
export type Sideways = { readonly check: CodedCheckResult; readonly trace: CodedNode }

/** What tilted panels push a steel frame sideways; null: flush panels, timber, or no spacing. */
export const sidewaysOf = (asked: Asked): Sideways | null => {
  if (!isTilted(asked.input)) return null
  const { push, limit, ...rest } = stepsOf(asked)
  return {
    check: judge(push, limit),
    trace: node('sideways', 'sideways-push-on-the-frame', [push, ...Object.values(rest), limit]),
  }
}
