import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type CodedNode, clause, node, reading, type Step } from '../../calculation/step.ts'
import type { PortalShape } from '../check/prepared-member.ts'
import type { LineLoads } from '../loads/line-loads.ts'
import type { WithAndWithoutPanels } from '../loads/variations.ts'

/**
 * Moments of a symmetrical portal with pinned feet under a load per horizontal metre, for the reviewing engineer: they
 * decide nothing. Kleinlogel, frame with inclined rafters; method 7.
 */

/** Second moment of area of the column over that of the rafter. */
const RATIOS = [0.5, 1, 2] as const

const words = { unit: '', clause: 'Method 7' } as const
const rafterLength = clause<{ readonly L: number; readonly f: number }>(
  {
    symbol: 's_r',
    label: 'length-of-the-rafter',
    unit: 'm',
    clause: 'Method 7',
    formula: '((L / 2) ^ 2 + f ^ 2) ^ (1 / 2)',
  },
  ({ L, f }) => Math.hypot(L / 2, f),
)
const stiffnessRatio = clause<{ readonly I_cr: number; readonly h: number; readonly s_r: number }>(
  { ...words, symbol: 'k', label: 'stiffness-of-rafter-over-column', formula: 'h / (I_cr * s_r)' },
  ({ I_cr, h, s_r }) => h / (I_cr * s_r),
)
const heightRatio = clause<{ readonly f: number; readonly h: number }>(
  { ...words, symbol: 'm', label: 'height-of-apex-over-eave', formula: '1 + f / h' },
  ({ f, h }) => 1 + f / h,
)
const divisor = clause<{ readonly k: number; readonly m: number }>(
  { ...words, symbol: 'N_k', label: 'divisor-of-the-portal', formula: '2 * (k + 1) + m + m * (1 + 2 * m)' },
  ({ k, m }) => 2 * (k + 1) + m + m * (1 + 2 * m),
)
const moment = { unit: 'kNm', clause: 'Method 7' } as const
type Eaves = { readonly w: number; readonly L: number; readonly m: number; readonly N_k: number }
const atEaves = clause<Eaves>(
  { ...moment, symbol: 'M_eaves', label: 'moment-at-the-knee', formula: '-(w * L ^ 2 * (3 + 5 * m)) / (16 * N_k)' },
  ({ w, L, m, N_k }) => -(w * L * L * (3 + 5 * m)) / (16 * N_k),
)
type Apex = { readonly w: number; readonly L: number; readonly m: number; readonly M_eaves: number }
const atApex = clause<Apex>(
  { ...moment, symbol: 'M_apex', label: 'moment-at-the-apex', formula: 'w * L ^ 2 / 8 + m * M_eaves' },
  ({ w, L, m, M_eaves }) => (w * L * L) / 8 + m * M_eaves,
)

const propertiesOf = ({ L, h, f }: PortalShape, I_cr: number) => {
  const s_r = rafterLength({ L, f })
  const k = stiffnessRatio({ I_cr, h, s_r: s_r.value })
  const m = heightRatio({ f, h })
  return { s_r, k, m, N_k: divisor({ k: k.value, m: m.value }) }
}
type Properties = ReturnType<typeof propertiesOf>

const momentsOf = (L: number, { m, N_k }: Properties, w: number, branch?: Step['branch']): readonly Step[] => {
  const remarks = branch === undefined ? {} : { branch }
  const eaves = atEaves({ w, L, m: m.value, N_k: N_k.value }, remarks)
  return [eaves, atApex({ w, L, m: m.value, M_eaves: eaves.value }, remarks)]
}

/** @param ratio of the second moments of area, column over rafter @param w kN per horizontal metre, downward */
export const portalSteps = (shape: PortalShape, ratio: number, w: number): readonly Step[] => {
  const properties = propertiesOf(shape, ratio)
  return [...Object.values(properties), ...momentsOf(shape.L, properties, w)]
}

const loadWords = { symbol: 'w_h', label: 'load-per-horizontal-metre', unit: 'kN/m', clause: 'Method 7' } as const
type Downward = { readonly w_p: number; readonly w_q: number; readonly w_i: number; readonly cos_theta: number }
const downwardLoad = clause<Downward>(
  { ...loadWords, formula: 'max(w_p, w_q, w_i) / cos_theta' },
  ({ w_p, w_q, w_i, cos_theta }) => Math.max(w_p, w_q, w_i) / cos_theta,
)
const upliftLoad = clause<{ readonly w_o: number; readonly cos_theta: number }>(
  { ...loadWords, formula: '-w_o / cos_theta' },
  ({ w_o, cos_theta }) => -w_o / cos_theta,
)

/** Loads of both directions, downward positive, bare and with panels. */
const loadsOf = ({ lines, bare, loads: { cosTheta: cos_theta } }: WithAndWithoutPanels): readonly Step[] => {
  const down = ({ permanent: w_p, live: w_q, wind: w_i }: LineLoads, branch: Message) =>
    downwardLoad({ w_p, w_q, w_i, cos_theta }, { branch })
  const up = ({ outward: w_o }: LineLoads, branch: Message) => upliftLoad({ w_o, cos_theta }, { branch })
  return [
    down(bare, 'portal-downward-bare'),
    down(lines, 'portal-downward-with-panels'),
    up(bare, 'portal-uplift-bare'),
    up(lines, 'portal-uplift-with-panels'),
  ]
}

const ratioStep = (ratio: number): Step =>
  reading({ ...words, symbol: 'I_cr', label: 'second-moment-of-column-over-rafter' }, ratio)

/** Moments of the frame for information, at three ratios of stiffness. */
export const portalNode = (shape: PortalShape, given: readonly Step[], compared: WithAndWithoutPanels): CodedNode => {
  const loads = loadsOf(compared)
  const children = RATIOS.map((ratio) => {
    const properties = propertiesOf(shape, ratio)
    const moments = loads.flatMap(({ value, branch }) => momentsOf(shape.L, properties, value, branch))
    const steps = [ratioStep(ratio), ...Object.values(properties), ...moments]
    return node(`portal-${ratio}`, { code: 'portal-of-ratio', values: { ratio } }, steps)
  })
  return node('portal', 'pinned-portal-for-information', [...given, ...loads], children)
}
